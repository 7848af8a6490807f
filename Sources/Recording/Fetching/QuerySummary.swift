import Diagnostics
import Items
import QueryFiles
import Stores

/// What is to be told of a query that was fetched.
struct QuerySummary {
  let query: ScheduledQuery
  let course: FetchCourse
  let present: PresentRecording
  let visits: [SearchVisit]
  /// Of the files that were recorded before.
  let damage: [RecordingFolder.Damage]
  /// Warnings about its history, of which nothing is lost: a fetch only adds to it.
  let history: [Diagnostic]
  var changes: [Change] = []
  /// How many items the older recording had, where its searches are not those of the query now.
  var formerResults: Int?
  /// Why the answers could not be recorded.
  var diskFault: Diagnostic?

  init(
    of query: ScheduledQuery, course: FetchCourse, present: PresentRecording,
    damage: [RecordingFolder.Damage], history: [Diagnostic], visits: [SearchVisit]
  ) {
    self.query = query
    self.course = course
    self.present = present
    self.damage = damage
    self.history = history
    self.visits = visits
  }

  /// Whether something came that goes in the place of what is recorded.
  ///
  /// Beside a damaged record only if everything came: nobody could tell any more what the files
  /// of the other searches were.
  var isToBeRecorded: Bool {
    present.strays == nil
      ? visits.contains(where: \.isAnswered) : visits.allSatisfy(\.isAnswered)
  }

  /// The whole of it.
  ///
  /// - Parameter now: What the recordings say of each search now.
  /// - Returns: Its diagnostics by search, and of each first why there is no answer.
  func fetch(_ now: [SearchFindings]) -> QueryFetch {
    var fetch = QueryFetch(
      query: query.target.query.name, title: query.target.query.title, outcome: outcome)
    fetch.results = isRecorded ? now.found.count : standingCount ?? now.found.count
    fetch.changes = changes
    if isRecorded { fetch.formerResults = formerResults }
    fetch.isRecorded = isRecorded
    fetch.isUnwritable = diskFault != nil
    fetch.requests = visits.map(\.requests).reduce(0, +)
    fetch.retries = visits.map(\.retries).reduce(0, +)
    fetch.searches = zip(visits, now).map { visit, findings in
      let (standing, results) = standing(of: visit, findings)
      return SearchFetch(
        store: visit.planned.store.name,
        outcome: visit.isAnswered && !isToBeRecorded ? .withheld : visit.outcome,
        standing: standing, results: results)
    }
    fetch.diagnostics = diagnostics(now)
    return fetch
  }

  private var isRecorded: Bool { isToBeRecorded && diskFault == nil }

  private var outcome: QueryFetch.Outcome {
    let isComplete = visits.allSatisfy { $0.outcome == .answered || $0.outcome == .current }
    if isComplete, diskFault == nil { return present.folder == nil ? .first : .renewed }
    let isUntouched = visits.allSatisfy { visit in
      visit.outcome == .current || visit.fault != nil && visit.requests == 0
    }
    if isUntouched { return .untouched }
    if isRecorded { return .partlyRenewed }
    return present.folder != nil || present.strays != nil ? .kept : .failed
  }

  /// What is recorded of a search now, and how many items that has.
  private func standing(
    of visit: SearchVisit, _ findings: SearchFindings
  ) -> (SearchFetch.Standing, results: Int) {
    let results = [findings].found.count
    if visit.isAnswered, isRecorded {
      return (visit.drops.isEmpty ? .renewed : .partlyRenewed, results)
    }
    if visit.outcome == .current { return (.current, results) }
    guard let strays = present.strays else {
      return (findings.state == .missing ? .nothing : .kept, results)
    }
    let count = strays.count(for: visit.planned, site: course.site)
    return (count == 0 ? .nothing : .kept, count ?? 0)
  }

  /// How many items the answers have that stay beside a damaged record; `nil` where none do.
  private var standingCount: Int? {
    present.strays.map { strays in
      visits.reduce(0) { $0 + (strays.count(for: $1.planned, site: course.site) ?? 0) }
    }
  }

  /// The damaged files of the searches that were asked.
  private var damagedFiles: [Diagnostic] {
    let left = visits.filter { $0.outcome == .current }.map { present.number(of: $0.planned) }
    return damage.filter { damage in
      RecordedName(damage.file).map { !left.contains($0.search) } ?? true
    }.map { damage in
      var diagnostic = damage.diagnostic
      diagnostic.hints.append("It is replaced as soon as the store answers.")
      return diagnostic
    }
  }

  /// The faults of the recording, then of each search what came and did not come of it.
  private func diagnostics(_ now: [SearchFindings]) -> [Diagnostic] {
    var all =
      [present.damage, diskFault].compactMap(\.self) + damagedFiles + history.limitedInEachFile
    for (visit, findings) in zip(visits, now) {
      let notes = SearchNotes(
        on: visit, of: query.target.query, course: course, hasStrays: present.strays != nil)
      all += visit.planned.plan.warnings
      if let fault = visit.fault { all += notes.diagnostics(of: fault) }
      all += visit.drops.map { notes.diagnostic(of: $0) }
      guard visit.isAnswered, diskFault == nil else { continue }
      all += findings.answers?.diagnostics ?? []
      all += notes.remarks(on: findings)
    }
    return all
  }
}
