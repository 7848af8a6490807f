package import Diagnostics

extension Publication {
  /// Whether a folder holds just what a build of these inputs has written, unchanged since.
  ///
  /// It costs one look at each file and reads none, so it is far cheaper than a build that
  /// finds nothing to do.
  ///
  /// - Parameters:
  ///   - folder: The output.
  ///   - inputs: The digest that the build would be given.
  ///   - disk: The disk.
  /// - Returns: The summary of a build that changes nothing; `nil` when one is needed.
  /// - Throws: When the list of what was written cannot be read.
  package static func isCurrent(
    _ folder: OutputFolder, inputs: String, disk: Disk = .system
  ) throws(Diagnostic) -> Summary? {
    let store = ManifestStore(folder: folder, disk: disk)
    guard var reader = try store.loadSettled(), reader.inputs == inputs else { return nil }
    var summary = Summary()
    while let (path, stamp) = reader.next() {
      let status = try? disk.status("\(folder.path)/\(path)")
      guard status == stamp.status else { return nil }
      summary.unchanged += 1
      summary.bytes += stamp.status.size
    }
    if reader.isDamaged { return nil }
    return summary
  }
}
