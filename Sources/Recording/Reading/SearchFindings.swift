import Diagnostics
import Items
import QueryFiles
import Stores

/// What the recordings say to one search.
struct SearchFindings {
  let search: Search
  /// The search's number in the query, from 1.
  let number: Int
  let plan: SearchPlan

  private(set) var state = Findings.State.missing
  /// `nil` without any recording.
  private(set) var answers: SearchAnswers?
  /// In the order of the requests, each once.
  private(set) var countries: [CountryCode]

  init(
    _ search: Search, number: Int, plan: SearchPlan, site: SiteSettings, folder: RecordingFolder?,
    now: String?, tracing traced: ItemID? = nil
  ) {
    self.search = search
    self.number = number
    self.plan = plan
    countries = Self.countries(of: plan.requests)
    guard let folder, let store = StoreRegistry.store(named: search.store.value) else { return }
    let recordings = Recordings(of: folder.record)
    let answers = SearchAnswers(
      of: store, site: site, in: folder, now: now, tracing: traced)
    if !readPlanned(from: recordings, answers) { readOutdated(from: recordings, answers) }
    if let day = self.answers?.expiredDay { noteExpiry(of: day) }
  }

  /// Whether the store's terms do not allow any more to use what is recorded.
  var isExpired: Bool { answers?.expiredDay != nil }

  /// The warning for a search without recordings beside others that have some.
  var absence: Diagnostic {
    search.store.diagnostic(
      .warning, "Nothing is recorded yet for this search.",
      hints: ["Fetch the query again to bring its page up to date."])
  }

  /// Reads the recordings of exactly these requests; false when one that is needed has none.
  private mutating func readPlanned(from recordings: Recordings, _ none: SearchAnswers) -> Bool {
    var answers = none
    var progress = ListProgress(of: plan)
    for request in plan.requests {
      if let response = recordings.response(to: request, of: number) {
        let answer = answers.add(response, to: request)
        progress?.take(answer)
      } else if let absence = recordings.absence(of: request) {
        answers.add(absence)
      } else if progress?.isComplete != true {
        // Only pages after the last one of a list do not exist.
        return false
      }
    }
    noteMissingIDs(in: &answers)
    let hasDetails = readDetails(from: recordings, into: &answers)
    state = hasDetails ? .recorded : .outdated
    self.answers = answers
    return true
  }

  /// Completes the items by their own records where the search asks for these; false when some are
  /// not recorded.
  private func readDetails(from recordings: Recordings, into answers: inout SearchAnswers) -> Bool {
    guard let wanted = search.details, wanted.value else { return true }
    answers.keep(atMost: plan.results)
    let requests = answers.store.details(
      of: answers.found.items, search: search, site: answers.site)
    var missing = 0
    for request in requests {
      if let response = recordings.response(to: request, of: number) {
        answers.complete(by: response, to: request)
      } else if recordings.absence(of: request) == nil {
        missing += 1
      }
    }
    guard missing > 0 else { return true }
    answers.note(
      wanted.diagnostic(
        .warning,
        "The details of \(missing) of \(requests.count) items are not recorded yet.",
        hints: ["Fetch the query again; until then these items show what the search said."]))
    return false
  }

  /// Reads whatever this store was asked for the search of that number.
  private mutating func readOutdated(from recordings: Recordings, _ none: SearchAnswers) {
    let asked = recordings.all(of: number).compactMap { response in
      none.store.request(at: response.request).map { (response: response, request: $0) }
    }
    guard !asked.isEmpty else { return }
    var answers = none
    answers.note(
      search.store.diagnostic(
        .warning, "The recording of this search was made by another request.",
        hints: ["Fetch the query again to bring its page up to date."]))
    for (response, request) in asked { answers.add(response, to: request) }
    state = .outdated
    countries = Self.countries(of: asked.map(\.request))
    self.answers = answers
  }

  private mutating func noteExpiry(of day: String) {
    let warning = search.store.diagnostic(
      .warning,
      "This search was recorded on \(day), which is longer ago than the store's terms allow.",
      hints: ["Fetch the query again."])
    answers?.note(warning)
  }

  /// Warns of ids that a lookup asked for and that did not come back.
  private func noteMissingIDs(in answers: inout SearchAnswers) {
    guard let absence = plan.absence else { return }
    for request in plan.requests {
      guard case .lookup(let ids, _) = request.purpose else { continue }
      let missing = ids.filter { value in
        let id = ItemID(store: request.store, value: value)
        return !answers.found.contains(id) && !answers.subjects.contains(id)
      }
      guard !missing.isEmpty else { continue }
      let shop = request.country.map { " in the store of \($0.text)" } ?? ""
      answers.note(
        absence.parameter.diagnostic(
          .warning, "Nothing came back\(shop) for \(missing.joined(separator: ", ")).",
          hints: [absence.hint]))
    }
  }

  private static func countries(of requests: [StoreRequest]) -> [CountryCode] {
    var countries: [CountryCode] = []
    for country in requests.compactMap(\.country) where !countries.contains(country) {
      countries.append(country)
    }
    return countries
  }
}

extension [SearchFindings] {
  /// What they found, of each as many as it wants, in their order, each item once.
  var found: CandidateList {
    var found = CandidateList()
    for search in self {
      guard let answers = search.answers else { continue }
      found.add(answers.found, atMost: search.plan.results)
    }
    return found.merged()
  }
}
