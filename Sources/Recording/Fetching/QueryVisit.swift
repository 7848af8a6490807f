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
  private let pending: PendingPages

  init(_ query: ScheduledQuery, in course: FetchCourse) {
    self.query = query
    self.course = course
    present = PresentRecording(of: query.target.recording, on: course.shelf)
    pending = PendingPages(of: query.target, requests: query.mostRequests, in: course)
  }

  /// Asks and records.
  func fetch() async -> QueryFetch {
    if !course.isContinuing { pending.drop() }
    let before = findings(in: present.folder)
    var visits: [SearchVisit] = []
    for (search, found) in zip(query.searches, before) {
      visits.append(await visit(search, before: found))
    }
    var summary = QuerySummary(of: query, course: course, present: present, visits: visits)
    guard visits.contains(where: \.isAnswered) else { return summary.fetch(before, before) }
    let now: [SearchFindings]
    do throws(Diagnostic) {
      summary.changes = try record(visits)
      now = findings(in: try course.shelf.folder(of: query.target.recording))
    } catch {
      summary.diskFault = error
      return summary.fetch(before, before)
    }
    if visits.allSatisfy({ $0.fault == nil }) { pending.drop() }
    return summary.fetch(before, now)
  }

  /// Puts what came in the place of what is recorded.
  ///
  /// - Returns: What the stores changed since.
  private func record(_ visits: [SearchVisit]) throws(Diagnostic) -> [Change] {
    var new = NewRecording(of: visits)
    let date = visits.filter(\.isAnswered).flatMap { $0.pages.map(\.date) }.max()
    let changes = RecordedChanges(
      [Change].between(
        present.folder, new.folder(over: present.folder), of: query.target.query,
        plans: query.searches.map(\.plan), site: course.site, date: date ?? course.now),
      of: visits)
    new.kept.changes = changes.kept
    new.cached.changes = changes.cached
    try course.shelf.replace(new, of: query.target.recording)
    return changes.all
  }

  private func visit(_ search: PlannedSearch, before: SearchFindings) async -> SearchVisit {
    let standing = present.standing(for: search.plan, of: search.number)
    let isStandingKept =
      standing.responses.first.flatMap { present.folder?.isKept($0.file) }
      ?? course.keeps(search.store)
    if course.options.isMissingOnly, course.isCurrent(before) {
      return SearchVisit(search, standing: standing, isStandingKept: isStandingKept)
    }
    var asking = SearchAsking(search, in: course, present: present, pending: pending)
    await asking.ask()
    return SearchVisit(asking, standing: standing, isStandingKept: isStandingKept)
  }

  private func findings(in folder: RecordingFolder?) -> [SearchFindings] {
    query.searches.map { course.findings(of: $0, in: folder) }
  }
}
