import Dates
package import Diagnostics
package import Items
package import QueryFiles
private import Stores

/// A query asked now, whatever is recorded of it; nothing is written.
package struct Inquiry: Sendable {
  private let course: FetchCourse

  /// - Parameters:
  ///   - site: For the stores' settings.
  ///   - options: How long to wait.
  ///   - asker: One for the whole run.
  ///   - moments: The clock.
  package init(site: SiteSettings, options: FetchOptions, asker: Asker, moments: Moments) {
    let now = Instant(nanoseconds: moments.now()).recorded
    course = FetchCourse(
      site: site, options: options, asker: asker, shelf: .nowhere, began: now,
      isContinuing: false, now: now)
  }

  /// What came of it.
  package struct Answer: Sendable {
    /// Merged by id over all searches, in the store's order, each item once.
    package let items: [Item]
    /// Looked-up objects, whose related items the others are.
    package let subjects: [Item]
    /// Why searches have no answer.
    package let faults: [AskingFault]
    /// What is odd in the searches and the answers.
    package let warnings: [Diagnostic]
    /// For a shelf, should it be kept.
    package let recording: NewRecording
  }

  /// How many requests the query may take.
  ///
  /// - Throws: The faults of its searches.
  package func requests(of query: Query) throws(DiagnosticList) -> Int {
    try PlannedSearch.all(of: query, site: course.site).map(\.mostRequests).reduce(0, +)
  }

  /// Asks one search after the other.
  ///
  /// - Throws: The faults of the searches; then nothing was asked.
  package func ask(_ query: Query) async throws(DiagnosticList) -> Answer {
    let searches = try PlannedSearch.all(of: query, site: course.site)
    let present = PresentRecording(of: query.name, on: course.shelf)
    let pending = PendingPages(
      of: FetchTarget(query, recording: query.name), requests: 1, beside: present, in: course)
    var visits: [SearchVisit] = []
    for search in searches {
      var asking = SearchAsking(search, in: course, present: present, pending: pending)
      await asking.ask()
      visits.append(SearchVisit(asking, standing: StandingSearch(), isStandingKept: true))
    }
    let recording = NewRecording(of: visits)
    let findings = Findings(
      for: query, plans: searches.map(\.plan), in: recording.folder(over: nil), site: course.site)
    return Answer(
      items: findings.items, subjects: findings.subjects, faults: visits.compactMap(\.fault),
      warnings: searches.flatMap(\.plan.warnings) + findings.diagnostics, recording: recording)
  }
}

extension RecordingShelf {
  /// A shelf that has nothing and takes nothing: what is no folder can hold none.
  fileprivate static let nowhere = RecordingShelf(site: "/dev/null")
}
