import Diagnostics
import Items
import QueryFiles
import Stores

/// One query being fetched: its searches are asked one after the other, and what came of them is
/// recorded at once.
struct QueryVisit {
  let query: ScheduledQuery
  let course: FetchCourse
  private let present: PresentRecording

  init(_ query: ScheduledQuery, in course: FetchCourse) {
    self.query = query
    self.course = course
    present = PresentRecording(of: query.target.recording, on: course.shelf)
  }

  /// Asks and records.
  func fetch() async -> QueryFetch {
    var pending = PendingPages(
      of: query.target, requests: query.mostRequests, beside: present, in: course)
    if course.options.isFresh { pending.drop() }
    let old = present.folder.map(readdressed)
    let before = findings(in: old)
    // Now, for it is about to be replaced.
    let damage = present.folder?.damage ?? []
    let history = try? course.shelf.history(of: query.target.recording)
    var visits: [SearchVisit] = []
    for search in query.searches { visits.append(await visit(search, &pending)) }
    var summary = QuerySummary(
      of: query, course: course, present: present, damage: damage,
      history: history?.diagnostics ?? [], visits: visits)
    // What fails for the moment goes on from here the next time, whatever fetch that is.
    let isOver = visits.allSatisfy { $0.fault == nil }
    guard summary.isToBeRecorded else {
      if isOver { pending.drop() }
      return summary.fetch(before)
    }
    summary.formerResults = formerResults(before, visits)
    let now: [SearchFindings]
    do throws(Diagnostic) {
      summary.changes = try record(visits, after: old)
      now = findings(in: try course.shelf.folder(of: query.target.recording))
    } catch {
      summary.diskFault = error
      return summary.fetch(before)
    }
    if isOver { pending.drop() }
    return summary.fetch(now)
  }

  /// Puts what came in the place of what is recorded.
  ///
  /// - Parameters:
  ///   - visits: Of all searches.
  ///   - old: What is recorded, as if it had been asked where the query asks now.
  /// - Returns: What the stores changed since.
  /// - Throws: When the disk does not take it.
  private func record(
    _ visits: [SearchVisit], after old: RecordingFolder?
  ) throws(Diagnostic) -> [Change] {
    var new = NewRecording(of: visits)
    let date = visits.filter(\.isAnswered).flatMap { $0.pages.map(\.date) }.max()
    let changes = RecordedChanges(
      [Change].between(
        old, readdressed(new.folder(over: present.folder)), of: query.target.query,
        plans: query.searches.map(\.plan), site: course.site, date: date ?? course.now),
      of: visits)
    new.kept.changes = changes.kept
    new.cached.changes = changes.cached
    try course.shelf.replace(new, of: query.target.recording)
    return changes.all
  }

  private func visit(
    _ search: PlannedSearch, _ pending: inout PendingPages
  ) async -> SearchVisit {
    let standing = present.standing(for: search)
    let isStandingKept =
      standing.responses.first.flatMap { present.folder?.isKept($0.file) }
      ?? course.lifetime(of: search.store).isUnlimited
    if course.options.isMissingOnly,
      course.isCurrent(course.findings(of: search, in: present.folder))
    {
      return SearchVisit(search, standing: standing, isStandingKept: isStandingKept)
    }
    var asking = SearchAsking(search, in: course, present: present, pending: pending)
    await asking.ask()
    pending = asking.pending
    return SearchVisit(asking, standing: standing, isStandingKept: isStandingKept)
  }

  /// How many items the recording has; `nil` where it answers the searches of now, or there is none.
  ///
  /// Reads what is about to be replaced.
  private func formerResults(_ before: [SearchFindings], _ visits: [SearchVisit]) -> Int? {
    guard let folder = present.folder else { return nil }
    let claimed = zip(query.searches, before).filter { $1.state != .missing }
      .map { search, _ in present.number(of: search) }
    let left = folder.record.responses.filter { !claimed.contains($0.search) }
    let isOther = zip(visits, before).contains { $0.isAnswered && $1.state != .recorded }
    guard isOther || !left.isEmpty else { return nil }
    let leftItems = left.flatMap { folder.items(in: $0, site: course.site) }
    return Set((before.found.items + leftItems).map(\.id)).count
  }

  private func readdressed(_ folder: RecordingFolder) -> RecordingFolder {
    folder.described(by: folder.record.readdressed(to: query.searches.map(\.plan)))
  }

  private func findings(in folder: RecordingFolder?) -> [SearchFindings] {
    query.searches.map { course.findings(of: $0, in: folder) }
  }
}
