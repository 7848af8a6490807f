package import FileSystem
package import Diagnostics

/// A file of `Site/Assets`, which is published as it is.
package struct Asset: Hashable, Sendable {
  /// Where it goes to: `assets/` and its path below the folder.
  package let file: PlannedFile
  /// Where its bytes are.
  package let source: String
  /// In bytes, when it was found.
  package let size: Int

  /// Where they are in a site: all that is there is published.
  package static let folder = "Site/Assets"

  /// All files of the folder; none when there is no such folder.
  ///
  /// - Parameters:
  ///   - site: The site's folder, absolute.
  ///   - output: Where the site is written to, besides the usual place.
  ///   - disk: The disk.
  /// - Returns: By path in code points.
  /// - Throws: Links that lead out of the site, to nothing or to what a build writes or keeps,
  ///   folders that are linked into themselves, and what is neither file nor folder.
  package static func all(
    of site: String, output: OutputFolder? = nil, disk: Disk = .system
  ) throws(DiagnosticList) -> [Asset] {
    let root = folder
    let walk = FolderWalk(below: root, of: site, output: output, disk: disk)
    if let list = DiagnosticList(walk.faults) { throw list }
    return walk.files.map { found in
      let path = found.path
      return Asset(
        file: PlannedFile(path: "assets" + path.dropFirst(root.count), origin: path, isAsset: true),
        source: "\(site)/\(path)", size: found.size)
    }
  }
}
