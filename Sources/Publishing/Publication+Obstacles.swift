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
    let subject = kind.subject
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

  /// Begins to write: notes outside the output what is going to be made, makes the output folder, and does away
  /// with what builds have left where this one writes.
  ///
  /// To be called once, before the first file is written. What cannot be removed is kept for `finish`, and
  /// nothing is written then.
  ///
  /// - Parameter objections: What speaks against it; see `objection(to:insteadOf:)`.
  /// - Throws: The objections; or that the list cannot be kept, or the folder not be made. Then nothing that
  ///   was there is changed.
  package func start(unless objections: [Diagnostic]) throws(DiagnosticList) {
    do throws(DiagnosticList) {
      if let list = DiagnosticList(objections) { throw list }
      try DiagnosticList.collecting { () throws(Diagnostic) in
        // What stands there already is not this build's, not even if it is stopped.
        try store.begin(
          plan.paths.filter { !taken.contains($0) }
            + previous.unsure.filter { plan.number(of: $0) == nil },
          makesFolder: makesFolder)
      }
      try makeFolder()
    } catch {
      letGo()
      throw error
    }
    if previous.isUnfinished { removeHalfWritten() }
    removeWhatIsInTheWay()
  }

  /// Makes the output folder unless it is there.
  private func makeFolder() throws(DiagnosticList) {
    do throws(DiskError) { try tree.make(nil) } catch {
      let fault = folder.unfit(
        "it cannot be made: \(error.words)", mend: "Let the folder around it be written to")
      // Else one that someone else makes there were taken for this build's.
      do throws(Diagnostic) { try store.withdraw(to: previous) } catch {
        throw DiagnosticList(fault).before([error])
      }
      throw DiagnosticList(fault)
    }
  }

  /// Files of earlier builds where this one needs folders, and the other way round.
  private func removeWhatIsInTheWay() {
    let inTheWay = previous.paths { path in
      plan.number(of: path) == nil
        && (plan.folders.contains(path) || path.folders.contains { plan.number(of: $0) != nil })
    }
    let outcome = removal.remove(inTheWay)
    // One that stays will be told of when its file is written.
    for folder in clearedFolders { try? tree.removeEmptyFolders(in: folder) }
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
}

extension FileStatus.Kind {
  /// How a sentence about it begins.
  var subject: String {
    switch self {
    case .file: "This file"
    case .folder: "This folder"
    case .link: "This link"
    case .other: "This"
    }
  }
}
