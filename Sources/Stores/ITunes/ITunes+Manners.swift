extension ITunes {
  /// About twenty calls a minute, "subject to change"; nothing in the terms forbids to keep what was
  /// answered.
  ///
  /// Past its limit the service sends 403 with an empty body and no `Retry-After`; that is no part of
  /// its document, but what its users report.
  ///
  /// - SeeAlso: <https://performance-partners.apple.com/search-api>, the note on the rate, and the
  ///   terms below it.
  package var manners: Manners {
    Manners(requestsPerMinute: 20, keepsAnswers: true, throttlingStatuses: [403])
  }
}
