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

  /// What is recorded of it after the fetch.
  package enum Standing: Hashable, Sendable {
    /// What came in this fetch.
    case renewed
    /// That of some countries; the others stand on their older recordings.
    case partlyRenewed
    /// What was recorded before, which is all that was wanted.
    case current
    /// What was recorded before, because nothing else came.
    case kept
    case nothing
  }

  package let store: StoreName
  package let outcome: Outcome
  /// `nil` when the fetch did not get as far as the query.
  package var standing: Standing?
  /// How many items its recordings have now.
  package var results: Int

  package init(
    store: StoreName, outcome: Outcome, standing: Standing? = nil, results: Int = 0
  ) {
    self.store = store
    self.outcome = outcome
    self.standing = standing
    self.results = results
  }
}
