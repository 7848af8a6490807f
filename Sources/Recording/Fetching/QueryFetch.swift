package import Diagnostics

/// What a fetch did for one query.
package struct QueryFetch: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Recorded for the first time.
    case first
    /// Recorded, in place of an older recording.
    case renewed
    /// Recorded but for some searches, which could not be answered and stand on their older
    /// recordings or on none.
    case partlyRenewed
    /// At least one search could not be answered, and everything stays as it was.
    case kept
    /// As `kept`, where nothing at all is recorded of the query.
    case failed
    /// No request of it went out: the owner's own fault, or a run that ended before its turn.
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
  /// How many items the older recording had, where the searches that it answered are not those of the
  /// query now; `changes` then tells nothing of them.
  package var formerResults: Int?
  /// What went wrong and what is odd in the answers, at the query's lines.
  package var diagnostics: [Diagnostic]
  /// How many went out, repetitions not counted.
  package var requests: Int
  /// How often one went out again.
  package var retries: Int
  /// What became of each search, in their order; none for a query whose searches have faults.
  package var searches: [SearchFetch] = []
  /// Whether something of it is recorded that was not before this fetch.
  package var isRecorded = false
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
