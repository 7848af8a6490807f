import Diagnostics
import Glibc
import Preview

/// A site that is watched.
final class WatchedSite: Sendable {
  let folder: Folder
  let watcher: Watcher

  static let names = ["Queries", "Site", "Templates", ".cache/answers"]

  /// - Parameters:
  ///   - folder: May hold files already.
  ///   - site: The site's place in it.
  ///   - excluding: Paths below `folder`.
  ///   - quiet: As for `Watcher`.
  ///   - polling: Whether all files are looked at, and often.
  /// - Throws: When the site cannot be watched.
  init(
    _ folder: Folder, site: String = "", excluding: [String] = [],
    quiet: Duration = .milliseconds(150), polling: Bool = false
  ) throws {
    self.folder = folder
    let folders = try WatchedFolders(
      Self.names, of: "\(folder.path)/\(site)", whole: ["Site/Assets"],
      excluding: excluding.map { "\(folder.path)/\($0)" })
    watcher = try Watcher(
      folders, quiet: quiet,
      method: polling ? .polling(every: .milliseconds(20)) : .automatic)
  }

  /// Writes a last file into the site's folder, and gives all files that are reported before it
  /// or with it, and until those that must be are: folders do not wait for each other.
  func changes(
    before marker: String, with others: Set<String> = []
  ) async throws -> Set<String> {
    try folder.write("marker", to: marker)
    let path = String(
      marker[(marker.firstRange(of: "Queries/")?.lowerBound ?? marker.startIndex)...])
    var paths: Set<String> = []
    while !paths.isSuperset(of: others.union([path])), let report = await watcher.next() {
      paths.formUnion(report.paths)
    }
    return paths.subtracting([path])
  }

  /// Waits until all of some files are reported.
  func wait(for paths: Set<String>) async {
    var missing = paths
    while !missing.isEmpty, let report = await watcher.next() { missing.subtract(report.paths) }
  }
}
