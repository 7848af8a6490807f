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
  /// Of what they have written.
  let removal: Removal
  /// Paths of the plan where something stands that no build has written.
  ///
  /// It may stay only if it is just what the build would write; see `objection(to:insteadOf:)`.
  package var strangers: Set<String> { Set(taken.map(\.text)) }
  let taken: Set<OutputPath>
  /// Folders in the place of files of the plan, in which nothing is but files of builds.
  let clearedFolders: [OutputPath]
  /// Whether the output folder is this build's, or that of builds before.
  let makesFolder: Bool
  let state: Mutex<State>

  /// What the tasks have done so far.
  struct State {
    /// Keeps other builds away until the end of this one.
    var lock: FileLock?
    /// In the order of the plan; `nil` for a file that was not written.
    var stamps: [Manifest.Stamp?]
    var summary = Summary()
    /// How many files were left without being made.
    var kept = 0
    var faults: [Diagnostic] = []
    /// Whether nothing is to be written any more.
    var isHopeless = false
    /// Files that were not removed since someone has changed them.
    var left: [OutputPath] = []
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

  /// Looks at what there is; nothing of it is changed before `start`.
  ///
  /// - Parameters:
  ///   - folder: Where to.
  ///   - plan: All files of the site.
  ///   - disk: The disk.
  /// - Throws: When the output is no folder or cannot be looked at, when another build writes to it, when the
  ///   list of what was written before cannot be read, and when something stands in the way that is not
  ///   as a build has written it and that no file can replace.
  package init(
    to folder: OutputFolder, plan: Plan, disk: Disk = .system
  ) throws(DiagnosticList) {
    self.folder = folder
    self.plan = plan
    self.disk = disk
    tree = OutputTree(folder.path, on: disk)
    store = ManifestStore(folder: folder, disk: disk)
    do throws(Diagnostic) {
      try folder.mustBeFolder(on: disk)
      let lock = try store.lock()
      state = Mutex(State(lock: lock, stamps: plan.files.map { _ in nil }))
      previous = try store.load()
    } catch {
      throw DiagnosticList(error)
    }
    removal = Removal(of: previous, in: folder, tree: tree, disk: disk)
    let isMissing: Bool
    var obstacles: [Diagnostic]
    var taken: Set<OutputPath> = []
    var folders: [OutputPath] = []
    do throws(DiskError) {
      isMissing = try disk.status(folder.path) == nil
      obstacles = try Self.obstacles(to: plan, in: tree, removal)
      // Behind a link in the place of a folder nothing is to be looked at.
      if obstacles.isEmpty, !isMissing {
        (taken, folders, obstacles) = try Self.strangers(to: plan, in: tree, removal)
      }
    } catch {
      throw DiagnosticList(
        Diagnostic(
          .error, "'\(folder.name)' cannot be looked at: \(error.words).",
          hints: ["Let it and the folders in it be read."]))
    }
    self.taken = taken
    clearedFolders = folders
    makesFolder = previous.hasMadeFolder || isMissing
    if let list = DiagnosticList(obstacles) { throw list }
  }

  /// The bytes of what was written so far, or was there already.
  package var bytes: Int { state.withLock { $0.summary.bytes } }

  /// Ends the publication: removes what earlier builds wrote and this one did not plan, and
  /// keeps the list of what there is now.
  ///
  /// - Parameters:
  ///   - keepsOthers: Whether what this build did not plan stays, for a build that leaves out
  ///     pages which are to stay as they were.
  ///   - inputs: What the site is made from.
  /// - Returns: What was done.
  /// - Throws: What could not be done, by path. Where something could not be written, nothing is
  ///   removed now.
  package func finish(
    keepsOthers: Bool = false, inputs: Inputs = Inputs()
  ) throws(UnfinishedPublication) -> Summary {
    defer { letGo() }
    var (stamps, summary, faults, left) = state.withLock {
      ($0.stamps, $0.summary, $0.faults, $0.left)
    }
    var extent = UnfinishedPublication.Extent.unwritten
    var old = previous.paths { plan.number(of: $0) == nil }
    if faults.isEmpty, !keepsOthers {
      extent = .unremoved
      let outcome = removal.remove(old)
      summary.removed += outcome.removed.count
      summary.warnings += outcome.warnings
      left += outcome.left
      faults += outcome.faults
      old = outcome.failed
    }
    for (number, path) in plan.paths.enumerated() where stamps[number] == nil {
      if previous.unsure.contains(path) {
        old.append(path)
      } else {
        stamps[number] = previous.files[path]
      }
      // One that stays harms nobody.
      if !faults.isEmpty { try? tree.removeMade(path.folder) }
    }
    do throws(Diagnostic) {
      try store.keep(left: still(left, stamps), after: previous, makesFolder: makesFolder)
      let isSettled = faults.isEmpty && summary.warnings.isEmpty && !keepsOthers
      try keep(stamps, old: old, inputs: isSettled ? inputs : Inputs())
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

  /// Lets others build to the folder.
  func letGo() { state.withLock { $0.lock = nil } }

  /// Those of the files that were left since someone has changed them which are still there.
  private func still(_ left: [OutputPath], _ stamps: [Manifest.Stamp?]) -> [OutputPath] {
    previous.left.union(left).filter { path in
      let isWritten = plan.number(of: path).map { stamps[$0] != nil } ?? false
      return !isWritten && (try? disk.status(tree.location(of: path))) != nil
    }
  }

  /// Keeps the list of what there is now.
  private func keep(
    _ stamps: [Manifest.Stamp?], old: [OutputPath], inputs: Inputs
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
}

extension Diagnostic {
  /// Makes the order of faults that tasks have found the same for each run.
  fileprivate var order: String { "\(place?.description ?? "") \(summary)" }
}
