import Diagnostics
import Items
import Stores

extension FetchResult {
  /// What became of all queries.
  ///
  /// A fault that holds for a whole store, such as a missing key, is told at the first query, and so
  /// is a fault of a line that several queries share.
  ///
  /// - Parameter fetches: In any order.
  init(of fetches: [QueryFetch]) {
    var queries = fetches.sorted { $0.query.utf8.lexicographicallyPrecedes($1.query.utf8) }
    needsOwner = queries.contains { fetch in
      fetch.diagnostics.contains { $0.severity == .error }
    }
    isPartial = queries.contains { fetch in
      fetch.searches.contains { $0.outcome.isForAnotherTime }
    }
    givenUp = Self.reasons(of: queries)
    Self.tellOnce(&queries)
    self.queries = queries
  }

  /// Whether some query was not asked that was to be.
  var isUnfinished: Bool {
    queries.contains { $0.isUnwritable || $0.searches.contains(where: \.outcome.isLeftForNextRun) }
  }

  /// A sentence for each reason why something was not asked, with the queries that it left out.
  private static func reasons(of queries: [QueryFetch]) -> [String] {
    var reasons: [(store: StoreName, message: String, queries: [String])] = []
    for fetch in queries {
      for fault in fetch.searches.compactMap(\.outcome.obstacle) {
        if let place = reasons.firstIndex(where: { $0.message == fault.message }) {
          if reasons[place].queries.last != fetch.query {
            reasons[place].queries.append(fetch.query)
          }
        } else {
          reasons.append((fault.store, fault.message, [fetch.query]))
        }
      }
    }
    let order = StoreRegistry.all.map(\.name)
    return order.flatMap { store in reasons.filter { $0.store == store } }.map { reason in
      "\(reason.message) Not asked because of that: \(listed(reason.queries))."
    }
  }

  private static func tellOnce(_ queries: inout [QueryFetch]) {
    var first: [Said: (query: Int, others: [String])] = [:]
    for (place, fetch) in queries.enumerated() {
      let general = Set(fetch.searches.compactMap(\.outcome.generalMessage))
      queries[place].diagnostics = fetch.diagnostics.filter { diagnostic in
        guard diagnostic.severity == .error else { return true }
        let isGeneral = general.contains(diagnostic.summary)
        // What holds for the whole store is not the fault of one line.
        let said = Said(diagnostic.summary, at: isGeneral ? nil : diagnostic.place)
        guard let told = first[said] else {
          first[said] = (place, [])
          return true
        }
        if isGeneral, told.query != place { first[said]?.others.append(fetch.query) }
        return false
      }
    }
    for (said, told) in first where !told.others.isEmpty {
      let diagnostics = queries[told.query].diagnostics
      let place = diagnostics.firstIndex { $0.severity == .error && $0.summary == said.summary }
      guard let place else { continue }
      queries[told.query].diagnostics[place].hints.append("So it is with \(listed(told.others)).")
    }
  }
}

/// The first three names, and how many there are more: `a, b, c and 17 more`.
private func listed(_ names: [String]) -> String {
  let some = names.prefix(3).joined(separator: ", ")
  return names.count > 3 ? "\(some) and \(names.count - 3) more" : some
}

extension SearchFetch.Outcome {
  /// Why it was not asked, though it should have been; nothing of its own.
  fileprivate var obstacle: AskingFault? {
    guard case .failed(let fault) = self, fault.attempts == 0, fault.cause != .moment,
      fault.parameter == nil
    else { return nil }
    return fault
  }

  /// Whether a fetch that goes on where this one ended would ask it.
  fileprivate var isLeftForNextRun: Bool {
    guard case .failed(let fault) = self else { return false }
    return fault.cause == .unasked
  }

  /// What holds for all searches of the store.
  fileprivate var generalMessage: String? {
    guard case .failed(let fault) = self, fault.cause == .owner, fault.parameter == nil else {
      return nil
    }
    return fault.message
  }

  /// Whether asking again may help.
  fileprivate var isForAnotherTime: Bool {
    switch self {
    case .answered, .current: false
    case .dropped, .withheld: true
    case .failed(let fault): fault.cause != .owner
    }
  }
}
