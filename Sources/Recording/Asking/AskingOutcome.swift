/// What came of asking one request.
package enum AskingOutcome: Hashable, Sendable {
  case answered(Reply)
  /// What is recorded is still what the store says (304).
  case unchanged(date: String, maxAge: Int?, retries: Int)
  /// The store knows no such object: a lookup of what is gone, refused with 404 or 410.
  case absent(status: Int, date: String, retries: Int)
  case failed(AskingFault)
}
