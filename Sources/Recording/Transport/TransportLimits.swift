/// How long one attempt to get an answer may take, and how large the answer may be.
package struct TransportLimits: Hashable, Sendable {
  /// Until the first byte of an answer's head, for each address of a chain of redirects.
  package var firstByte: Duration
  /// For all of it, redirects included.
  package var whole: Duration
  /// Of a body, unpacked.
  package var bytes: Int
  package var redirects: Int

  package init(
    firstByte: Duration = .seconds(15), whole: Duration = .seconds(60), bytes: Int = 16_000_000,
    redirects: Int = 5
  ) {
    self.firstByte = firstByte
    self.whole = whole
    self.bytes = bytes
    self.redirects = redirects
  }
}
