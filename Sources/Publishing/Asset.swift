package import FileSystem
package import Diagnostics

/// A file of `Site/Assets`, which is published as it is.
package struct Asset: Hashable, Sendable {
  /// Where it goes to: `assets/` and its path below the folder.
  package let file: PlannedFile
  /// Where its bytes are.
  package let source: String

  /// All files of the folder; none when there is no such folder.
  ///
  /// - Parameters:
  ///   - site: The site's folder, absolute.
  ///   - disk: The disk.
  /// - Returns: By path in code points.
  /// - Throws: Links that lead out of the site or to nothing, folders that are linked into
  ///   themselves, and what is neither file nor folder.
  package static func all(
    of site: String, disk: Disk = .system
  ) throws(DiagnosticList) -> [Asset] {
    let root = "Site/Assets"
    let walk = FolderWalk(below: root, of: site, disk: disk)
    if let list = DiagnosticList(walk.faults) { throw list }
    return walk.files.map { path in
      Asset(
        file: PlannedFile(path: "assets" + path.dropFirst(root.count), origin: path, isAsset: true),
        source: "\(site)/\(path)")
    }
  }
}
