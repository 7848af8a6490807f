import Diagnostics
import FileSystem
import Synchronization

// What stands where the new site goes, found and done away with before its first file is written.
extension Publication {
  /// An error for each thing that is no folder where the plan needs one, unless a build has written it and nobody
  /// changed it.
  ///
  /// - Parameters:
  ///   - plan: All files of the site.
  ///   - tree: The output.
  ///   - removal: Knows what builds have written.
  /// - Returns: By path. What stands behind another such thing is not looked at.
  /// - Throws: What the disk says.
  static func obstacles(
    to plan: Plan, in tree: OutputTree, _ removal: Removal
  ) throws(DiskError) -> [Diagnostic] {
    guard try tree.isReal(nil) else { return [] }
    var closed: Set<OutputPath> = []
    var obstacles: [Diagnostic] = []
    for folder in plan.folders.sorted() {
      let isBehind = folder.folder.map(closed.contains) ?? false
      if !isBehind, try tree.isReal(folder) { continue }
      closed.insert(folder)
      guard !isBehind, let status = try removal.disk.status(tree.location(of: folder)) else {
        continue
      }
      let isListed = removal.manifest.lists(folder)
      if isListed, try removal.owner(of: folder) == .us { continue }
      obstacles.append(
        obstacle(
          status.kind, at: folder, of: "a folder of the site", in: removal.folder,
          wasBuilt: isListed || removal.manifest.left.contains(folder)))
    }
    return obstacles
  }

  /// What is told of something that stands in the way.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - path: Where it is.
  ///   - wanted: What is to stand there: "a page".
  ///   - folder: The output as the user named it.
  ///   - wasBuilt: Whether a build has written it, and it was changed afterwards.
  /// - Returns: An error.
  static func obstacle(
    _ kind: FileStatus.Kind, at path: OutputPath, of wanted: String, in folder: String,
    wasBuilt: Bool
  ) -> Diagnostic {
    let subject =
      switch kind {
      case .file: "This file"
      case .folder: "This folder"
      case .link: "This link"
      case .other: "This"
      }
    return Diagnostic(
      .error, at: Place(file: "\(folder)/\(path.text)"),
      wasBuilt
        ? "\(subject) is in the way of \(wanted): it was built, and changed afterwards."
        : "\(subject) is in the way of \(wanted) and was not built by Thumbindex.",
      hints: [
        wasBuilt
          ? "Delete it to have it built anew, or move it out of '\(folder)' to keep it."
          : "Move it out of '\(folder)', or delete the folder if all in it was built once."
      ])
  }

  /// Makes the output folder unless it is there.
  func makeFolder() throws(DiagnosticList) {
    do throws(DiskError) { try tree.make(nil) } catch {
      try giveUp(because: [
        folder.unfit(
          "it cannot be made: \(error.words)", mend: "Let the folder around it be written to")
      ])
    }
  }

  /// Files of earlier builds where this one needs folders, and the other way round.
  ///
  /// - Throws: What cannot be removed; then this build writes nothing, and its list is withdrawn.
  func removeWhatIsInTheWay() throws(DiagnosticList) {
    let old = previous.paths { plan.number(of: $0) == nil }
    guard !old.isEmpty else { return }
    let inTheWay = old.filter { path in
      plan.folders.contains(path) || path.folders.contains { plan.number(of: $0) != nil }
    }
    let outcome = Removal(of: previous, in: folder, tree: tree, disk: disk).remove(inTheWay)
    state.withLock {
      $0.summary.removed += outcome.removed.count
      $0.summary.warnings += outcome.warnings
      $0.left += outcome.left
    }
    try giveUp(because: Array(outcome.faults.prefix(1)))
  }

  /// Throws when what builds have written has become a folder, or something else that no file can replace.
  func refuseWhatIsNoFile() throws(DiagnosticList) {
    var faults: [Diagnostic] = []
    for path in plan.paths where previous.lists(path) {
      do throws(DiskError) {
        guard let kind = try disk.status(tree.location(of: path))?.kind,
          kind == .folder || kind == .other
        else { continue }
        faults.append(
          Self.obstacle(kind, at: path, of: "a page", in: folder.name, wasBuilt: false))
      } catch {
        // The writing will tell why.
        continue
      }
    }
    try giveUp(because: faults)
  }

  private func giveUp(because faults: [Diagnostic]) throws(DiagnosticList) {
    guard let list = DiagnosticList(faults) else { return }
    do throws(Diagnostic) { try giveUp() } catch { throw list.before([error]) }
    throw list
  }
}
