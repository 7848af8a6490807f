package import Items
private import QueryFiles
private import Stores

/// What a fetch would ask, for those who want to see it first.
package struct FetchPlan: Hashable, Sendable {
  /// In the order in which they would be sent.
  package private(set) var requests: [Request] = []
  /// How many more there may be at most, for the items that the searches will find.
  package private(set) var mostDetails = 0
  /// How many answers an interrupted fetch has got of queries that it did not complete; they are not
  /// asked for again.
  package private(set) var waiting = 0
  /// The whole takes at least so long, in seconds, without the time that the hosts take for
  /// themselves; they do not wait for one another.
  ///
  /// Without the details that are not known yet.
  package private(set) var leastSeconds = 0
  /// How many queries an interrupted fetch has done already.
  package let done: Int
  /// The faults of searches that cannot be asked, by the names of their queries.
  package let faulty: [QueryFetch]
  /// What would not be sent before the owner sees to it, in the order in which it would be.
  package private(set) var unasked: [Unasked] = []

  package struct Unasked: Hashable, Sendable {
    package let store: StoreName
    /// Without those for details.
    package fileprivate(set) var requests: Int
    /// A sentence.
    package let reason: String
  }

  package struct Request: Hashable, Sendable {
    package let query: String
    package let store: StoreName
    /// Without a key.
    package let address: String
    /// Whether it only asks if there is something newer than what is recorded.
    package let isConditional: Bool
    /// Whether it may turn out needless: a later page of a list that ends early.
    package let mayBeLeftOut: Bool
  }

  init(of schedule: FetchSchedule, in course: FetchCourse) {
    done = schedule.done
    faulty = schedule.faulty.sorted { $0.query.utf8.lexicographicallyPrecedes($1.query.utf8) }
    let most = course.options.mostRequests ?? Int.max
    var counts: [String: (requests: Int, perMinute: Int)] = [:]
    for query in schedule.queries {
      let present = PresentRecording(of: query.target.recording, on: course.shelf)
      let pending = PendingPages(
        of: query.target, requests: query.mostRequests, beside: present, in: course)
      for search in query.searches {
        let expected = ExpectedRequests(of: search, beside: pending, in: course)
        waiting += expected.waiting
        if let fault = expected.requests.first.flatMap(course.asker.obstacle) {
          leaveOut(expected.requests.count, because: fault)
          continue
        }
        for (place, request) in expected.requests.enumerated() where requests.count < most {
          let entry =
            course.options.isFresh ? nil : present.entry(for: request, of: search.number)
          requests.append(
            Request(
              query: query.target.query.name, store: request.store, address: request.address,
              isConditional: entry.map { $0.etag != nil || $0.lastModified != nil } ?? false,
              mayBeLeftOut: place >= expected.certain))
          guard let origin = Origin(request.address) else { continue }
          let perMinute = course.site.requestsPerMinute(at: origin, for: search.store)
          let known = counts[origin.authority] ?? (0, perMinute)
          counts[origin.authority] = (known.requests + 1, min(known.perMinute, perMinute))
        }
        mostDetails += expected.mostDetails
      }
    }
    // In any minute there are at most so many.
    let minutes = counts.values.map { ($0.requests - 1) / max($0.perMinute, 1) }
    leastSeconds = (minutes.max() ?? 0) * 60
    mostDetails = min(mostDetails, most - requests.count)
  }

  private mutating func leaveOut(_ count: Int, because fault: AskingFault) {
    let place = unasked.firstIndex { $0.store == fault.store && $0.reason == fault.message }
    if let place {
      unasked[place].requests += count
    } else {
      unasked.append(Unasked(store: fault.store, requests: count, reason: fault.message))
    }
  }
}
