package import Diagnostics

/// What a fetch did for one query.
package struct QueryFetch: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Recorded for the first time.
    case first
    /// Recorded, in place of an older recording.
    case renewed
    /// At least one search could not be answered, and stands on its older recording or on none.
    case kept
    /// It was not asked: the owner's own fault, or a run that ended before its turn.
    case untouched
  }

  /// The query's name.
  package let query: String
  package let title: String
  package var outcome: Outcome
  /// How many items its recordings have now.
  package var results: Int
  /// In the order of kinds, then of titles and ids.
  ///
  /// None with a first recording.
  package var changes: [Change]
  /// What went wrong and what is odd in the answers, at the query's lines.
  package var diagnostics: [Diagnostic]
  package var requests: Int
  package var retries: Int
  /// What became of each search, in their order; none for a query whose searches have faults.
  package var searches: [SearchFetch] = []
  /// Whether the disk did not take its recordings, which is then among the diagnostics.
  package var isUnwritable = false

  package init(
    query: String, title: String, outcome: Outcome, results: Int = 0, changes: [Change] = [],
    diagnostics: [Diagnostic] = [], requests: Int = 0, retries: Int = 0
  ) {
    self.query = query
    self.title = title
    self.outcome = outcome
    self.results = results
    self.changes = changes
    self.diagnostics = diagnostics
    self.requests = requests
    self.retries = retries
  }
}

/// What a whole fetch did.
package struct FetchResult: Hashable, Sendable {
  /// By name.
  package var queries: [QueryFetch]
  /// Whether something stands that the owner must mend (exit status 1).
  package var needsOwner: Bool
  /// Whether some query could not be brought up to date (exit status 2).
  package var isPartial: Bool
  /// Why stores were not asked any more, each with a sentence that names the queries which wait
  /// for another run; in the order of the stores.
  package var givenUp: [String]

  package init(
    queries: [QueryFetch] = [], needsOwner: Bool = false, isPartial: Bool = false,
    givenUp: [String] = []
  ) {
    self.queries = queries
    self.needsOwner = needsOwner
    self.isPartial = isPartial
    self.givenUp = givenUp
  }
}

package enum FetchEvent: Hashable, Sendable {
  /// How many requests the whole run may take; later ones correct it.
  case planned(requests: Int)
  /// An earlier fetch, begun at that date, had been interrupted: so many queries are done already.
  case continuing(since: String, done: Int)
  case asking(AskingEvent)
  case finished(QueryFetch)
}
