package import FileSystem
package import Diagnostics
import Synchronization

/// One writing of a site: what has changed is written, what is no longer wanted is removed.
///
/// Any number of tasks may call `write` at once. Files that no build has written are never
/// removed or overwritten, and until `finish` nothing of the old site is removed but what
/// stands in the way of the new one.
package final class Publication: Sendable {
  let folder: OutputFolder
  let plan: Plan
  let disk: Disk
  let tree: OutputTree
  let store: ManifestStore
  /// What builds before this one have written.
  let previous: Manifest
  /// Paths of the plan where something stands that no build has written.
  ///
  /// It may stay only if it is just what the build would write; see `objection(to:insteadOf:)`.
  package var strangers: Set<String> { Set(taken.map(\.text)) }
  private let taken: Set<OutputPath>
  /// Whether the output folder is this build's, or that of builds before.
  private let makesFolder: Bool
  let state: Mutex<State>

  /// What the tasks have done so far.
  struct State {
    /// In the order of the plan; `nil` for a file that was not written.
    var stamps: [Manifest.Stamp?]
    var summary = Summary()
    var faults: [Diagnostic] = []
  }

  /// What a publication came to.
  package struct Summary: Hashable, Sendable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0
    /// Of all files of the site.
    package var bytes = 0
    /// Files that were not removed since someone has changed them.
    package var warnings: [Diagnostic] = []
  }

  /// After so many faults nothing more is tried: a full disk is full for each file.
  static let faultLimit = 20

  /// Makes ready to write, and notes outside the output what is going to be made.
  ///
  /// - Parameters:
  ///   - folder: Where to.
  ///   - plan: All files of the site.
  ///   - disk: The disk.
  /// - Throws: When the output is no folder, when the list of what was written before cannot be read or the new one not be
  ///   written, and when what stands in the way cannot be removed.
  package init(
    to folder: OutputFolder, plan: Plan, disk: Disk = .system
  ) throws(DiagnosticList) {
    self.folder = folder
    self.plan = plan
    self.disk = disk
    tree = OutputTree(folder.path, on: disk)
    store = ManifestStore(folder: folder, disk: disk)
    state = Mutex(State(stamps: plan.files.map { _ in nil }))
    do throws(Diagnostic) {
      try folder.mustBeFolder(on: disk)
      let previous = try store.load()
      self.previous = previous
      let taken: Set<OutputPath>
      let isMissing: Bool
      do throws(DiskError) {
        isMissing = try disk.status(folder.path) == nil
        taken = try Self.strangers(
          among: plan.paths.filter { !previous.lists($0) }, in: tree, on: disk)
      } catch {
        throw Diagnostic(.error, "'\(folder.name)' cannot be looked at: \(error.words).")
      }
      self.taken = taken
      makesFolder = previous.hasMadeFolder || isMissing
      // What stands there already is not this build's, not even if it is stopped.
      try store.begin(
        plan.paths.filter { !taken.contains($0) }
          + previous.unsure.filter { plan.number(of: $0) == nil },
        makesFolder: makesFolder)
    } catch {
      throw DiagnosticList(error)
    }
    if previous.isUnfinished { removeHalfWritten() }
    try removeWhatIsInTheWay()
  }

  /// The bytes of what was written so far, or was there already.
  package var bytes: Int { state.withLock { $0.summary.bytes } }

  /// Ends the publication: removes what earlier builds wrote and this one did not plan, and
  /// keeps the list of what there is now.
  ///
  /// - Parameters:
  ///   - keepsOthers: Whether what this build did not plan stays, for a build that leaves out
  ///     pages which are to stay as they were.
  ///   - inputs: A digest of all that the site is made from, for `summaryIfCurrent`; `nil` for a build
  ///     that is to be done again although nothing changes, since it has something to say.
  /// - Returns: What was done.
  /// - Throws: What could not be done, by path. Where something could not be written, nothing is
  ///   removed now.
  package func finish(
    keepsOthers: Bool = false, inputs: String? = nil
  ) throws(UnfinishedPublication) -> Summary {
    var (stamps, summary, faults) = state.withLock { ($0.stamps, $0.summary, $0.faults) }
    var extent = UnfinishedPublication.Extent.unwritten
    var old = previous.paths { plan.number(of: $0) == nil }
    if faults.isEmpty, !keepsOthers {
      extent = .unremoved
      let outcome = Removal(of: previous, in: folder, tree: tree, disk: disk).remove(old)
      summary.removed += outcome.removed.count
      summary.warnings += outcome.warnings
      faults += outcome.faults
      old = outcome.failed
    }
    for (number, path) in plan.paths.enumerated() where stamps[number] == nil {
      if previous.unsure.contains(path) {
        old.append(path)
      } else {
        stamps[number] = previous.files[path]
      }
    }
    do throws(Diagnostic) {
      let isSettled = faults.isEmpty && summary.warnings.isEmpty && !keepsOthers
      try keep(stamps, old: old, inputs: isSettled ? inputs : nil)
    } catch {
      if faults.isEmpty { extent = .unlisted }
      faults.append(error)
    }
    let told = faults.sorted { $0.order < $1.order }.firstOfEachKind(3, before: "build again")
    if let list = DiagnosticList(told) {
      throw UnfinishedPublication(extent: extent, faults: list)
    }
    return summary
  }

  /// Keeps the list of what there is now.
  private func keep(
    _ stamps: [Manifest.Stamp?], old: [OutputPath], inputs: String?
  ) throws(Diagnostic) {
    var files: [(path: OutputPath, stamp: Manifest.Stamp)] = []
    files.reserveCapacity(stamps.count + old.count)
    for (path, stamp) in zip(plan.paths, stamps) {
      if let stamp { files.append((path, stamp)) }
    }
    for path in old {
      if let stamp = previous.files[path] { files.append((path, stamp)) }
    }
    try store.finish(
      Manifest.text(of: files, inputs: inputs, hasMadeFolder: makesFolder),
      unsure: old.filter(previous.unsure.contains), makesFolder: makesFolder)
  }

  /// What a stopped build was replacing files with.
  private func removeHalfWritten() {
    for path in previous.paths() where (try? tree.isReal(path.folder)) == true {
      // That there is none is the rule, and a leftover that stays harms nobody.
      try? disk.remove(tree.location(of: path) + Disk.newSuffix)
    }
  }

  /// Files of earlier builds where this one needs folders, and the other way round.
  ///
  /// - Throws: What cannot be removed; then this build writes nothing, and its list is withdrawn.
  private func removeWhatIsInTheWay() throws(DiagnosticList) {
    let old = previous.paths { plan.number(of: $0) == nil }
    guard !old.isEmpty else { return }
    var folders: Set<OutputPath> = []
    for path in plan.paths {
      for folder in path.folders {
        guard folders.insert(folder).inserted else { break }
      }
    }
    let inTheWay = old.filter { path in
      folders.contains(path) || path.folders.contains { plan.number(of: $0) != nil }
    }
    let outcome = Removal(of: previous, in: folder, tree: tree, disk: disk).remove(inTheWay)
    state.withLock {
      $0.summary.removed += outcome.removed.count
      $0.summary.warnings += outcome.warnings
    }
    guard let fault = outcome.faults.first else { return }
    var faults = DiagnosticList(fault)
    do throws(Diagnostic) { try giveUp() } catch { faults = faults.before([error]) }
    throw faults
  }
}

extension Diagnostic {
  /// Makes the order of faults that tasks have found the same for each run.
  fileprivate var order: String { "\(place?.description ?? "") \(summary)" }
}
