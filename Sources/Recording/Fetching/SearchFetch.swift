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
  package let outcome: Outcome

  package init(store: StoreName, outcome: Outcome) {
    self.store = store
    self.outcome = outcome
  }
}
