import Items
import QueryFiles
import Stores

/// One search being asked: request by request, until it is answered as a whole or a request fails.
struct SearchAsking {
  let planned: PlannedSearch
  let course: FetchCourse
  let present: PresentRecording
  /// What there is of the query that is not recorded yet, from this fetch and from those before.
  private(set) var pending: PendingPages

  private(set) var pages: [NewPage] = []
  private(set) var absences: [RecordedAbsence] = []
  /// Why the search is not answered.
  private(set) var fault: AskingFault?
  /// Where there was something before and is nothing now, so that the older recording stays.
  private(set) var drops: [SearchDrop] = []
  /// Whether nothing came at all where there was something in every country that was asked.
  private(set) var isDropped = false
  /// How many requests were sent.
  private(set) var requests = 0
  private(set) var retries = 0
  private var found = CandidateList()
  /// How many items and subjects came, by the country that was asked.
  private var counts: [CountryCode?: Int] = [:]

  init(
    _ planned: PlannedSearch, in course: FetchCourse, present: PresentRecording,
    pending: PendingPages
  ) {
    self.planned = planned
    self.course = course
    self.present = present
    self.pending = pending
  }

  private var plan: SearchPlan { planned.plan }
  private var store: any Store { planned.store }
  private var number: Int { planned.number }
  private var lifetime: Lifetime { course.lifetime(of: store) }

  /// Asks everything that the search asks, one request after the other.
  mutating func ask() async {
    var progress = ListProgress(of: plan)
    for request in plan.requests where progress?.isExhausted != true {
      guard let answer = await answer(to: request) else { return }
      counts[request.country, default: 0] += answer.items.count + answer.subjects.count
      found.add(answer.items, date: "")
      progress?.take(answer)
    }
    if !course.options.acceptsEmpty {
      if let strays = present.strays { keep(strays) } else { keepWhatDropped() }
    }
    guard !isDropped, planned.wantsDetails else { return }
    await askDetails()
  }

  private mutating func askDetails() async {
    var kept = CandidateList()
    kept.add(found, atMost: plan.results)
    let requests = store.details(of: kept.items, search: planned.search, site: course.site)
    for request in requests {
      guard await answer(to: request) != nil else { return }
    }
  }

  /// The countries that are asked, in the order of the requests; one `nil` where there are none.
  private var countries: [CountryCode?] {
    var countries: [CountryCode?] = []
    for request in plan.requests where !countries.contains(request.country) {
      countries.append(request.country)
    }
    return countries
  }

  /// Keeps answers without a record where the store has nothing at all.
  private mutating func keep(_ strays: StrayAnswers) {
    guard counts.values.allSatisfy({ $0 == 0 }) else { return }
    let before = strays.count(for: planned, site: course.site)
    isDropped = before != 0
    if isDropped { drops = [SearchDrop(country: nil, before: before)] }
  }

  /// Puts the older recordings back where the store has suddenly nothing.
  private mutating func keepWhatDropped() {
    for country in countries where counts[country, default: 0] == 0 {
      let asked = plan.requests.filter { $0.country == country }
      let old = asked.compactMap { request in
        present.answer(to: request, of: planned).map { (request: request, response: $0) }
      }
      let found = old.map { pair in
        (try? store.answer(in: pair.response.bytes, to: pair.request, site: course.site))
          .map { $0.items.count + $0.subjects.count }
      }
      let before = found.compactMap(\.self).reduce(0, +)
      let isReadable = !found.contains(nil)
      guard before > 0 || !isReadable else { continue }
      drops.append(SearchDrop(country: country, before: before > 0 ? before : nil))
      let place = pages.firstIndex { $0.country == country } ?? pages.count
      pages.removeAll { $0.country == country }
      pages.insert(
        contentsOf: old.map { NewPage(standing: $0.response.entry, country: country) },
        at: min(place, pages.count))
      let addresses = Set(asked.map(\.address))
      absences.removeAll { addresses.contains($0.request) }
    }
    isDropped = !drops.isEmpty && drops.count == countries.count
  }

  /// Asks one request, unless its answer is there from an earlier fetch.
  ///
  /// - Returns: `nil` when there is no answer, and so none to the search.
  private mutating func answer(to request: StoreRequest) async -> StoreAnswer? {
    if let waiting = pending.response(to: request, of: store, site: course.site) {
      pages.append(pending.page(waiting.entry, country: request.country))
      return waiting.answer
    }
    let old = course.options.isFresh ? nil : conditional(request)
    let outcome = await course.asker.ask(request, old?.validators)
    requests += outcome.wentOut ? 1 : 0
    retries += outcome.retries
    switch outcome {
    case .answered(let reply):
      let page = NewPage(
        reply, to: request,
        expires: lifetime.headerLimit(since: reply.date, maxAge: reply.maxAge))
      pages.append(pending.keep(page, of: number))
      return reply.answer
    case .unchanged(let date, let maxAge, _):
      guard let old else {
        fault = AskingFault(
          .moment, store: store.name,
          "\(store.service) says that nothing has changed, but nothing was recorded.")
        return nil
      }
      pages.append(
        NewPage(
          unchanged: old.entry, to: request, date: date,
          expires: lifetime.headerLimit(since: date, maxAge: maxAge)))
      return old.answer
    case .absent(let status, let date, _):
      absences.append(
        RecordedAbsence(search: number, request: request.address, status: status, date: date))
      return StoreAnswer()
    case .failed(let fault):
      self.fault = fault
      return nil
    }
  }

  /// What is recorded of a request and can be asked about.
  private func conditional(
    _ request: StoreRequest
  ) -> (entry: RecordedResponse, validators: Validators, answer: StoreAnswer)? {
    guard let old = present.response(to: request, of: number),
      let validators = Validators(etag: old.entry.etag, lastModified: old.entry.lastModified),
      let answer = try? store.answer(in: old.bytes, to: request, site: course.site)
    else { return nil }
    return (old.entry, validators, answer)
  }
}

extension AskingOutcome {
  fileprivate var wentOut: Bool {
    guard case .failed(let fault) = self else { return true }
    return fault.attempts > 0
  }

  /// How often the request went out again.
  fileprivate var retries: Int {
    switch self {
    case .answered(let reply): reply.retries
    case .unchanged(_, _, let retries), .absent(_, _, let retries): retries
    case .failed(let fault): max(fault.attempts - 1, 0)
    }
  }
}
