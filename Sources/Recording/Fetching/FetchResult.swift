/// What a whole fetch did.
package struct FetchResult: Hashable, Sendable {
  /// By name.
  package var queries: [QueryFetch]
  /// Whether something stands that the owner must mend (exit status 1).
  package var needsOwner: Bool
  /// Whether some query could not be brought up to date (exit status 2).
  package var isPartial: Bool
  /// Why stores were not asked, or not any more, each with a sentence that names the queries which wait
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
