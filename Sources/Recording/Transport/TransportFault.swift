/// Why there is no answer.
package enum TransportFault: Error, Hashable, Sendable {
  /// Nothing came in that many seconds, or not all of it.
  case timedOut(seconds: Int)
  /// No connection: refused, no network, closed early; in the system's words, which do
  /// not name the host that was asked, but one behind a redirect. Or libcurl would not send it.
  case noConnection(String)
  /// There is no host of that name, or nobody to ask for it, as without a network; in words as those of
  /// `noConnection`.
  case unknownHost(String)
  /// The certificate is not to be trusted; in words as those of `noConnection`.
  case untrusted(String)
  /// A redirect that is not followed: to http, or to no address.
  case badRedirect(to: String)
  /// A redirect to an address that the same request was at before: that address, without parameters.
  case redirectLoop(at: String)
  /// More redirects than are followed: the address that was asked first, without parameters.
  case tooManyRedirects(from: String)
  /// A body of more than so many bytes.
  case tooLarge(bytes: Int)
  /// A head of more than so many bytes.
  case headTooLarge(bytes: Int)
  /// The body ended before its stated length.
  case cutOff
  /// The work was cancelled.
  case cancelled
}
