package import Items

/// What a fetch did for one search of a query.
package struct SearchFetch: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// What the store says now is recorded: also that there is nothing.
    case answered
    /// It was not asked, for its recordings are all that was wanted.
    case current
    /// There was something before and is nothing now, so that the older recordings stay: those of
    /// the countries where it is so.
    case dropped
    /// There is an answer, but the query's record is damaged and another of its searches has none, so
    /// that everything stays as it is.
    case withheld
    /// There is no answer, so that the older recordings stay, if there are any.
    case failed(AskingFault)
  }

  package let store: StoreName
  package var outcome: Outcome
  /// How many items its recordings had; `nil` when there were none, or those of another request.
  package var before: Int?
  /// How many items its recordings have now.
  package var now: Int
  /// How many requests were sent for it, without repetitions.
  package var requests: Int
  /// How often a request of it had to be sent again.
  package var retries: Int

  package init(
    store: StoreName, outcome: Outcome, before: Int? = nil, now: Int = 0, requests: Int = 0,
    retries: Int = 0
  ) {
    self.store = store
    self.outcome = outcome
    self.before = before
    self.now = now
    self.requests = requests
    self.retries = retries
  }
}
