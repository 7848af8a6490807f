/// One request as libcurl is to send it.
struct WireRequest: Sendable {
  let purpose: HTTPMessage.Purpose
  /// Of the host that is asked; for messages.
  let origin: Origin
  /// With the key, if it goes there.
  let address: String
  /// Lines without line breaks: `Accept: application/json`.
  let headers: [String]
  let userAgent: String
  let mostBytes: Int
  let deadlines: Deadlines
  /// A file of certificates to trust (PEM); `nil` for those of the system.
  let certificates: String?

  struct Deadlines: Sendable {
    /// Of the first byte of the head.
    let firstByte: ContinuousClock.Instant
    let whole: ContinuousClock.Instant
    /// The two as they were set, for messages.
    let limits: TransportLimits
  }
}
