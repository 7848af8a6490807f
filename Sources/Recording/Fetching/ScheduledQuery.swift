import Items
import QueryFiles
import Stores

/// A query that a fetch is about to ask.
struct ScheduledQuery: Sendable {
  let target: FetchTarget
  /// At least one.
  let searches: [PlannedSearch]
  /// When its oldest answer came; `nil` when nothing is recorded.
  let oldest: String?

  /// How many requests it may take.
  var mostRequests: Int { searches.map(\.mostRequests).reduce(0, +) }

  /// The store that decides beside which other queries it is asked.
  var lane: StoreName? { searches.first?.store.name }

  /// What was never recorded first, then what is oldest, then by name.
  static func isAsked(_ one: ScheduledQuery, before other: ScheduledQuery) -> Bool {
    guard one.oldest == other.oldest else {
      guard let oldest = one.oldest, let otherOldest = other.oldest else {
        return one.oldest == nil
      }
      return oldest < otherOldest
    }
    return one.target.query.name.utf8.lexicographicallyPrecedes(other.target.query.name.utf8)
  }
}
