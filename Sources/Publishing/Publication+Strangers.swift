import FileSystem
package import Diagnostics

extension Publication {
  /// What is wrong with a file that no build has written and that stands where one of the plan
  /// goes; `nil` when it is just what the build would write.
  ///
  /// To be asked for each of `strangers` before the first file is written.
  ///
  /// - Parameters:
  ///   - path: One of `strangers`.
  ///   - bytes: What the build would write there.
  /// - Returns: An error that names the file.
  package func objection(to path: String, insteadOf bytes: [UInt8]) -> Diagnostic? {
    guard let place = OutputPath(path) else { return nil }
    let location = tree.location(of: place)
    do throws(DiskError) {
      guard let there = try disk.status(location) else { return nil }
      if try isSame(there, at: location, as: bytes) { return nil }
      return Self.obstacle(
        there.kind, at: place, of: "a page", in: folder.name,
        wasBuilt: previous.left.contains(place))
    } catch {
      return Diagnostic(
        .error, at: Place(file: "\(folder.name)/\(path)"),
        "This file is in the way of a page and cannot be read: \(error.words).",
        hints: [
          "Move it out of '\(folder.name)', or delete the folder if all in it was built once."
        ])
    }
  }

  /// Gives up before the first file is written, since there are objections.
  ///
  /// Without it the files that were going to be made would be noted as this build's, and one that
  /// someone else puts there in the meantime be taken for it.
  ///
  /// - Throws: What the disk says of the list of built files.
  package func giveUp() throws(Diagnostic) {
    defer { letGo() }
    try store.withdraw(to: previous)
  }

  /// The paths of the plan that no build has written and where there is something already.
  static func strangers(
    among paths: [OutputPath], in tree: OutputTree, on disk: Disk
  ) throws(DiskError) -> Set<OutputPath> {
    guard try disk.status(tree.location(of: nil)) != nil else { return [] }
    var strangers: Set<OutputPath> = []
    for path in paths where try disk.status(tree.location(of: path)) != nil {
      strangers.insert(path)
    }
    return strangers
  }
}
