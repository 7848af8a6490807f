import Stores

/// What asking a search would send, beside what has come of it already.
struct ExpectedRequests {
  /// In their order.
  private(set) var requests: [StoreRequest] = []
  /// How many more there may be at most, for the items that the others will find.
  private(set) var mostDetails = 0
  /// How many answers are there from a fetch that did not get them all.
  private(set) var waiting = 0
  /// How many of the requests go out in any case: the pages of a list may end early.
  private(set) var certain = 0

  init(of search: PlannedSearch, beside pending: PendingPages, in course: FetchCourse) {
    let plan = search.plan
    var progress = ListProgress(of: plan)
    var found = CandidateList()
    for request in plan.requests where progress?.isExhausted != true {
      guard
        let answer = pending.response(to: request, of: search.store, site: course.site)?.answer
      else {
        requests.append(request)
        continue
      }
      waiting += 1
      found.add(answer.items, date: "")
      progress?.take(answer)
    }
    certain = plan.pageSize == nil ? requests.count : min(requests.count, 1)
    guard requests.isEmpty else {
      mostDetails = search.mostRequests - plan.requests.count
      return
    }
    guard search.wantsDetails else { return }
    var kept = CandidateList()
    kept.add(found, atMost: plan.results)
    let details = search.store.details(of: kept.items, search: search.search, site: course.site)
    requests = details.filter { request in
      pending.response(to: request, of: search.store, site: course.site) == nil
    }
    waiting += details.count - requests.count
    certain = requests.count
  }
}
