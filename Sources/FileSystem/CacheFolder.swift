/// The folder of a site that holds what is not its owner's work: what was built, asked and not kept.
package enum CacheFolder {
  /// At the top of the site; ignored by git.
  package static let name = ".thumbindex"

  /// Makes the folder unless it is there, with what keeps all of it out of version control.
  ///
  /// - Parameters:
  ///   - path: The folder, absolute; those around it are made too.
  ///   - disk: The disk.
  /// - Throws: What the disk says.
  package static func make(at path: String, on disk: Disk) throws(DiskError) {
    let rules = "\(path)/.gitignore"
    // A killed run of an older version may have left an empty one.
    let isThere = { () throws(DiskError) in try (disk.status(rules)?.size ?? 0) > 0 }
    guard try !isThere() else { return }
    try disk.makeFolders(path)
    do throws(DiskError) { try disk.replaceDurably(Array("*\n".utf8), rules) } catch {
      // Another program may have been faster.
      guard try isThere() else { throw error }
    }
  }
}
