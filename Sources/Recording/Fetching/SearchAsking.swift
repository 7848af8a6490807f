import Items
import QueryFiles
import Stores

/// One search being asked: request by request, until it is answered as a whole or a request fails.
struct SearchAsking {
  let planned: PlannedSearch
  let course: FetchCourse
  let present: PresentRecording
  /// What an interrupted fetch had of the query already.
  let pending: PendingPages

  private(set) var pages: [NewPage] = []
  private(set) var absences: [RecordedAbsence] = []
  /// Why the search is not answered.
  private(set) var fault: AskingFault?
  /// Where there was something before and is nothing now, so that the older recording stays.
  private(set) var drops: [SearchDrop] = []
  /// How many requests were sent.
  private(set) var requests = 0
  private(set) var retries = 0
  private var found = CandidateList()
  /// How many items and subjects came, by the country that was asked.
  private var counts: [String?: Int] = [:]

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

  /// Whether nothing came at all where there was something in every country that was asked.
  var isDropped: Bool { !drops.isEmpty && drops.count == countries.count }

  /// Asks everything that the search asks, one request after the other.
  mutating func ask() async {
    var progress = ListProgress(of: plan)
    for request in plan.requests where progress?.isExhausted != true {
      guard let answer = await answer(to: request) else { return }
      counts[request.country, default: 0] += answer.items.count + answer.subjects.count
      found.add(answer.items, date: "")
      progress?.take(answer)
    }
    if !course.options.acceptsEmpty { keepWhatDropped() }
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
  private var countries: [String?] {
    var countries: [String?] = []
    for request in plan.requests where !countries.contains(request.country) {
      countries.append(request.country)
    }
    return countries
  }

  /// Puts the older recordings back where the store has suddenly nothing.
  private mutating func keepWhatDropped() {
    for country in countries where counts[country, default: 0] == 0 {
      let asked = plan.requests.filter { $0.country == country }
      let old = asked.compactMap { request in
        present.response(to: request, of: number).map { (request: request, response: $0) }
      }
      let before = old.reduce(0) { count, pair in
        let answer = try? store.answer(in: pair.response.bytes, to: pair.request, site: course.site)
        return count + (answer.map { $0.items.count + $0.subjects.count } ?? 0)
      }
      guard before > 0 else { continue }
      drops.append(SearchDrop(country: country, before: before))
      let place = pages.firstIndex { $0.country == country } ?? pages.count
      pages.removeAll { $0.country == country }
      pages.insert(
        contentsOf: old.map { NewPage(standing: $0.response.entry, country: country) },
        at: min(place, pages.count))
      let addresses = Set(asked.map(\.address))
      absences.removeAll { addresses.contains($0.request) }
    }
  }

  /// Asks one request, unless its answer is there from an interrupted fetch.
  ///
  /// - Returns: `nil` when there is no answer, and so none to the search.
  private mutating func answer(to request: StoreRequest) async -> StoreAnswer? {
    if let waiting = pending.response(to: request),
      let answer = try? store.answer(in: waiting.bytes, to: request, site: course.site)
    {
      pages.append(NewPage(waiting.entry, waiting.bytes, to: request))
      return answer
    }
    let old = course.options.isFresh ? nil : conditional(request)
    requests += 1
    switch await course.asker.ask(request, old?.validators) {
    case .answered(let reply):
      retries += reply.retries
      let page = NewPage(reply, to: request, expires: course.expiry(of: reply.date, from: store))
      pages.append(page)
      pending.keep(page, as: RecordedName(search: number, number: pages.count))
      return reply.answer
    case .unchanged(let date, _):
      guard let old else {
        fault = AskingFault(
          .moment, store: store.name,
          "\(store.service) says that nothing has changed, but nothing was recorded.")
        return nil
      }
      pages.append(
        NewPage(
          unchanged: old.entry, to: request, date: date,
          expires: course.expiry(of: date, from: store)))
      return old.answer
    case .absent(let date):
      absences.append(RecordedAbsence(search: number, request: request.address, date: date))
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
