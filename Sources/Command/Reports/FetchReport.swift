import Diagnostics
import Recording

/// What a fetch did, for its readers: on a terminal, as Markdown, as JSON.
///
/// The same result always gives the same text.
struct FetchReport {
  let result: FetchResult

  /// The queries of which there is something to tell: all but those that are as they were.
  var notable: [QueryFetch] { result.queries.filter(\.isNotable) }

  /// All in one sentence.
  ///
  /// For example `9 queries, 12 requests: 3 changed, 5 unchanged, 1 failed.`
  var summary: String {
    let queries = result.queries
    let retries = queries.reduce(0) { $0 + $1.retries }
    let counts = [
      counted(queries.count, "query", "queries"),
      counted(queries.reduce(0) { $0 + $1.requests }, "request", "requests"),
      retries > 0 ? counted(retries, "retry", "retries") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let states = QueryFetch.State.allCases.compactMap { state in
      let count = queries.count { $0.state == state }
      return count > 0 ? "\(count) \(state.rawValue)" : nil
    }
    return states.isEmpty ? "\(counts)." : "\(counts): \(states.joined(separator: ", "))."
  }
}

extension QueryFetch {
  /// What became of a query, as the summary counts it.
  enum State: String, CaseIterable {
    case recorded = "recorded for the first time"
    case changed, unchanged
    case partlyRenewed = "partly renewed"
    case failed
    case unasked = "not asked"
  }

  var state: State {
    switch outcome {
    case .first: .recorded
    case .renewed: changes.isEmpty && formerResults == nil ? .unchanged : .changed
    case .partlyRenewed: .partlyRenewed
    case .kept, .failed: .failed
    case .untouched: .unasked
    }
  }

  /// Whether a report of what is worth telling names it.
  var isNotable: Bool { state != .unchanged || results == 0 || retries > 0 }

  /// `ok: 40 results; 2 new, 1 gone`, or `failed:` and why; and both of what came only in part.
  var status: String {
    var parts: [String] = []
    switch state {
    case .recorded: parts = ["ok: \(resultCount)", "recorded for the first time"]
    case .changed: parts = ["ok: \(resultCount)", changeCounts, otherSearches]
    case .unchanged: parts = ["ok: \(resultCount)"]
    case .partlyRenewed:
      parts = [
        "in part: \(searchCounts)", resultCount, changeCounts, otherSearches, "failed: \(reason)",
      ]
    case .failed:
      parts = ["failed: \(reason)", standing]
    case .unasked: parts = ["not asked: \(reason)"]
    }
    if retries > 0 { parts.append(counted(retries, "retry", "retries")) }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// `2 of 3 searches renewed, 1 kept`.
  private var searchCounts: String {
    let counts = [
      (SearchFetch.Standing.renewed, "renewed"), (.partlyRenewed, "renewed in part"),
      (.current, "up to date"), (.kept, "kept"), (.nothing, "without any recording"),
    ].map { standing, words in (searches.count { $0.standing == standing }, words) }
    let all = counted(searches.count, "search", "searches")
    return counts.filter { $0.0 > 0 }.enumerated().map { place, count in
      place == 0 ? "\(count.0) of \(all) \(count.1)" : "\(count.0) \(count.1)"
    }.joined(separator: ", ")
  }

  /// What there is of a query that failed.
  private var standing: String {
    if outcome == .failed { return "nothing is recorded" }
    return results > 0
      ? "the older recording of \(resultCount) stays" : "the older recording stays"
  }

  /// What became of the answers to searches that the query has no more; empty where it has the same.
  private var otherSearches: String {
    guard let formerResults else { return "" }
    let former = counted(formerResults, "result", "results")
    return (results == 0 ? "finds nothing now; " : "")
      + "the older recording, of other searches, had \(former)"
  }

  private var resultCount: String { counted(results, "result", "results") }

  /// Why it failed, in one sentence without its full stop.
  private var reason: String {
    let faults = searches.compactMap(\.fault?.message)
    let told = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    let isDropped = searches.contains { $0.outcome == .dropped }
    let sentence =
      faults.first ?? (isDropped ? "a search suddenly finds nothing" : told?.summary)
      ?? "The run ended before its turn."
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  private var changeCounts: String {
    Change.Sort.allCases.compactMap { sort in
      let count = changes.count { $0.kind.sort == sort }
      return count > 0 ? "\(count) \(sort.phrase)" : nil
    }.joined(separator: ", ")
  }
}

extension SearchFetch {
  /// Why it has no answer.
  fileprivate var fault: AskingFault? {
    guard case .failed(let fault) = outcome else { return nil }
    return fault
  }
}
