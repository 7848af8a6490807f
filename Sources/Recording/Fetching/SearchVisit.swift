import Stores

/// What came of one search in a fetch.
struct SearchVisit: Sendable {
  let planned: PlannedSearch
  /// What its new recording is to have: the answers, or what is recorded already.
  let pages: [NewPage]
  let absences: [RecordedAbsence]
  /// Whether the pages go into `Site/Responses/`.
  let isKept: Bool
  let outcome: SearchFetch.Outcome
  /// Whether something new came that is to be recorded.
  let isAnswered: Bool
  let drops: [SearchDrop]
  let requests: Int
  let retries: Int

  /// A search that was asked.
  ///
  /// - Parameters:
  ///   - asking: When everything was asked.
  ///   - standing: What stays if there is no answer.
  ///   - isStandingKept: Whether that is in `Site/Responses/`.
  init(_ asking: SearchAsking, standing: StandingSearch, isStandingKept: Bool) {
    planned = asking.planned
    drops = asking.drops
    requests = asking.requests
    retries = asking.retries
    if let fault = asking.fault {
      outcome = .failed(fault)
    } else {
      outcome = asking.drops.isEmpty ? .answered : .dropped
    }
    isAnswered = asking.fault == nil && !asking.isDropped
    pages = isAnswered ? asking.pages : standing.pages
    absences = isAnswered ? asking.absences : standing.absences
    isKept = isAnswered ? asking.course.lifetime(of: planned.store).isUnlimited : isStandingKept
  }

  /// A search that has all it wants.
  init(_ planned: PlannedSearch, standing: StandingSearch, isStandingKept: Bool) {
    self.planned = planned
    pages = standing.pages
    absences = standing.absences
    isKept = isStandingKept
    outcome = .current
    isAnswered = false
    drops = []
    requests = 0
    retries = 0
  }

  var fault: AskingFault? {
    guard case .failed(let fault) = outcome else { return nil }
    return fault
  }
}

extension StandingSearch {
  fileprivate var pages: [NewPage] { responses.map { NewPage(standing: $0) } }
}
