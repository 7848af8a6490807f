import Items
import QueryFiles
import Stores

/// The asking of all queries of a fetch: some at a time, each store for itself.
struct FetchRun {
  /// How many queries of one lane are asked at a time.
  ///
  /// How fast is the asker's to decide.
  private static let width = 8

  private let lanes: [[ScheduledQuery]]
  private let width: Int
  private let course: FetchCourse
  private let tell: @Sendable (FetchEvent) -> Void

  /// With a limit of requests the queries are asked one after the other, so that it does not depend
  /// on the speed of the answers which of them are reached.
  init(
    of schedule: FetchSchedule, in course: FetchCourse,
    tell: @escaping @Sendable (FetchEvent) -> Void
  ) {
    let isOne = course.options.mostRequests != nil
    lanes = schedule.lanes(isOne: isOne)
    width = isOne ? 1 : Self.width
    self.course = course
    self.tell = tell
  }

  /// Asks them all.
  ///
  /// - Returns: In no order.
  func queries() async -> [QueryFetch] {
    let course = course
    var waiting = lanes.map { $0[...] }
    var requests = RequestCount(of: lanes.flatMap(\.self))
    tell(.planned(requests: requests.expected))
    return await withTaskGroup(of: (lane: Int, query: ScheduledQuery, fetch: QueryFetch).self) {
      group in
      func startNext(in lane: Int) {
        guard let next = waiting[lane].popFirst() else { return }
        group.addTask { (lane, next, await QueryVisit(next, in: course).fetch()) }
      }
      for lane in waiting.indices { for _ in 0..<width { startNext(in: lane) } }
      var done: [QueryFetch] = []
      while let (lane, query, fetch) = await group.next() {
        done.append(fetch)
        requests.correct(by: fetch, of: query)
        tell(.planned(requests: requests.expected))
        if fetch.isUnwritable { stop(&waiting, "The recordings cannot be written.", &done) }
        if Task.isCancelled { stop(&waiting, "The fetch was stopped.", &done) }
        startNext(in: lane)
      }
      return done
    }
  }

  /// Leaves out everything that has not begun.
  private func stop(
    _ waiting: inout [ArraySlice<ScheduledQuery>], _ reason: String, _ done: inout [QueryFetch]
  ) {
    done += waiting.joined().map { QueryFetch(unasked: $0, because: reason) }
    waiting = waiting.map { _ in [] }
  }
}

/// How many requests a whole fetch takes, as far as that is known.
private struct RequestCount {
  private(set) var expected: Int

  init(of queries: [ScheduledQuery]) { expected = queries.map(\.mostRequests).reduce(0, +) }

  mutating func correct(by fetch: QueryFetch, of query: ScheduledQuery) {
    expected += fetch.requests - query.mostRequests
  }
}

extension QueryFetch {
  /// A query whose turn did not come.
  fileprivate init(unasked query: ScheduledQuery, because reason: String) {
    self.init(
      query: query.target.query.name, title: query.target.query.title, outcome: .untouched)
    searches = query.searches.map { search in
      let fault = AskingFault(.unasked, store: search.store.name, reason)
      return SearchFetch(store: search.store.name, outcome: .failed(fault))
    }
  }
}
