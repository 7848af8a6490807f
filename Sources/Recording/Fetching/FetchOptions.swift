/// How a fetch goes about.
package struct FetchOptions: Hashable, Sendable {
  /// Only queries whose recordings are older, in seconds.
  package var olderThan: Int?
  package var shard: Shard?
  /// Takes an answer without any item in place of one that had some.
  package var acceptsEmpty = false
  /// Begins anew instead of using what earlier fetches had, and asks without conditions.
  package var isFresh = false
  /// For queries that were named: neither goes on with an interrupted fetch nor ends it, and is not
  /// gone on with.
  package var standsAlone = false
  /// One of `requests`.
  package var mostRequests: Int?
  package static let requests = 1...1_000_000
  /// The longest single wait before a request, in seconds, whatever it is for: the limit of its host,
  /// another attempt, or a rest that the host asks for.
  ///
  /// A longer one ends the asking of that host in this run; the sum of shorter ones does not.
  package var longestWait = Self.usualWait
  package static let usualWait = 60
  /// What may be said of that; a day is the most.
  package static let waits = 0...86_400
  /// Only what is not recorded, or was recorded for another request, or has expired: what `build` wants.
  package var isMissingOnly = false

  /// Whether it has no part in a run that can be interrupted and gone on with.
  ///
  /// What is missing can be told from the recordings, so that a build needs no mark to go on from.
  package var leavesRunAlone: Bool { standsAlone || isMissingOnly }

  package init() {}

  /// One of several parts of a site's queries, told by their names alone.
  package struct Shard: Hashable, Sendable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// Returns `nil` unless `1 ≤ number ≤ count`.
    package init?(number: Int, count: Int) {
      guard (1...max(count, 1)).contains(number), count >= 1 else { return nil }
      self.number = number
      self.count = count
    }
  }
}
