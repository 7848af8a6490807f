import Checking
import Diagnostics
import Publishing
import QueryFiles
import Synchronization

/// The faults of the HTML of a site's pages, each told once, where its owner can mend it.
///
/// Takes the pages from any thread and in any order. What it keeps does not grow with their number.
final class FaultyPages: Sendable {
  /// What makes two faults one.
  fileprivate struct Group: Hashable {
    /// In the owner's files, where it is found there.
    let place: Place?
    let kind: PageFault.Kind
  }

  fileprivate struct Found {
    var pages: Int
    /// Of the first page.
    var file: String
    var fault: PageFault
    let source: SourceFile?
  }

  fileprivate struct State {
    /// `nil` before the first fault.
    var sources: FaultSources?
    var found: [Group: Found] = [:]
  }

  private let files: OwnersFiles
  private let settings: SiteSettings
  private let plan: Plan
  private let state = Mutex(State())

  /// - Parameters:
  ///   - files: The owner's.
  ///   - settings: The site's.
  ///   - plan: Tells what a page is made from.
  init(in files: OwnersFiles, settings: SiteSettings, plan: Plan) {
    self.files = files
    self.settings = settings
    self.plan = plan
  }

  func take(_ faults: [PageFault], of file: String) {
    guard !faults.isEmpty else { return }
    let origin = plan.origin(of: file)
    state.withLock { state in
      let sources = state.sources ?? FaultSources(in: files, settings: settings)
      state.sources = sources
      var seen: Set<Group> = []
      for fault in faults {
        let source = sources.source(of: fault, on: file, from: origin)
        let place = source.map { Place(file: $0.file.path, position: $0.position) }
        let group = Group(place: place, kind: fault.kind.family)
        guard seen.insert(group).inserted else { continue }
        state.add(fault, of: file, to: group, source?.file)
      }
    }
  }

  /// Those at a place of the owner's files in the order of the places, then the others in the order of
  /// their first pages.
  var diagnostics: [Diagnostic] {
    let found = state.withLock { $0.found }.sorted { one, other in
      one.key.place.comesBefore(other.key.place) ?? one.value.isBefore(other.value)
    }
    return found.map { group, found in found.diagnostic(at: group.place) }.limitedInEachFile
  }
}

extension FaultyPages.State {
  fileprivate mutating func add(
    _ fault: PageFault, of file: String, to group: FaultyPages.Group, _ source: SourceFile?
  ) {
    guard var known = found[group] else {
      found[group] = FaultyPages.Found(pages: 1, file: file, fault: fault, source: source)
      return
    }
    known.pages += 1
    if file.utf8.lexicographicallyPrecedes(known.file.utf8) {
      known.file = file
      known.fault = fault
    }
    found[group] = known
  }
}

extension FaultyPages.Found {
  fileprivate func isBefore(_ other: Self) -> Bool {
    guard file == other.file else { return file.utf8.lexicographicallyPrecedes(other.file.utf8) }
    guard fault.position == other.fault.position else {
      return fault.position < other.fault.position
    }
    return fault.kind.summary < other.fault.kind.summary
  }

  fileprivate func diagnostic(at place: Place?) -> Diagnostic {
    let kind = fault.kind
    let more = pages == 1 ? "." : " and \(counted(pages - 1, "other page", "other pages"))."
    guard let source, let position = place?.position else {
      let example =
        fault.tag.isEmpty
        ? "This is so on '\(file)'"
        : "It stands on '\(Place(file: file, position: fault.position))'"
      return Diagnostic(kind.severity, kind.summary, hints: [kind.hint, example + more])
    }
    return source.diagnostic(
      kind.severity, at: position, kind.summary,
      hints: [kind.hint, "It stands on '\(file)'\(more)"])
  }
}
