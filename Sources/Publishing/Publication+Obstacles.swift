package import Diagnostics
import FileSystem
import Synchronization

// What stands where the new site goes, found before anything is changed, and done away with before its first
// file is written.
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

  /// Does away with what builds have left where this one writes: what a stopped one was replacing files with,
  /// files where folders are needed, and the other way round.
  ///
  /// To be called once, when nothing speaks against writing, before the first file is written. What cannot
  /// be removed is kept for `finish`, and nothing is written then.
  package func clear() {
    if previous.isUnfinished { removeHalfWritten() }
    let inTheWay = previous.paths { path in
      plan.number(of: path) == nil
        && (plan.folders.contains(path) || path.folders.contains { plan.number(of: $0) != nil })
    }
    guard !inTheWay.isEmpty else { return }
    let outcome = Removal(of: previous, in: folder, tree: tree, disk: disk).remove(inTheWay)
    state.withLock {
      $0.summary.removed += outcome.removed.count
      $0.summary.warnings += outcome.warnings
      $0.left += outcome.left
      $0.faults += outcome.faults
      $0.isHopeless = !outcome.faults.isEmpty
    }
  }

  private func removeHalfWritten() {
    for path in previous.paths() where (try? tree.isReal(path.folder)) == true {
      // That there is none is the rule, and a leftover that stays harms nobody.
      try? disk.remove(tree.location(of: path) + Disk.newSuffix)
    }
  }

  /// Gives up before the first file is written, since something speaks against it.
  ///
  /// Without it the files that were going to be made would be noted as this build's, and one that
  /// someone else puts there in the meantime be taken for it.
  ///
  /// - Parameter objections: What speaks against it.
  /// - Throws: The objections, and behind them what the disk says of the list of built files; nothing
  ///   when there are no objections.
  package func giveUp(because objections: [Diagnostic]) throws(DiagnosticList) {
    guard let list = DiagnosticList(objections) else { return }
    defer { letGo() }
    do throws(Diagnostic) { try store.withdraw(to: previous) } catch { throw list.before([error]) }
    throw list
  }
}
