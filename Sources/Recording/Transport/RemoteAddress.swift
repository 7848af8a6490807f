private import Foundation

/// An address that may be asked: https, or http to this machine; where nothing of the answer is
/// believed, http to any.
///
/// It is taken apart by libcurl, which also sends it, so that both mean the same host.
struct RemoteAddress: Hashable, Sendable {
  /// Percent-encoded, without a fragment.
  let text: String
  let origin: Origin

  /// Returns `nil` for what is no address, for another scheme, for an address with a user's name, and
  /// for http to another machine when an answer is wanted that is to be believed.
  init?(_ text: String, for purpose: HTTPMessage.Purpose = .answer) {
    guard let parts = AddressParts(text) else { return nil }
    let (scheme, isLoopback) = (parts.origin.scheme, parts.origin.isLoopback)
    guard scheme == "https" || (scheme == "http" && (isLoopback || purpose != .answer))
    else { return nil }
    self.text = parts.whole
    origin = parts.origin
  }

  /// A text that is relative to this address, as one that is not; `nil` when that cannot be.
  func resolve(_ text: String) -> String? {
    URL(string: text, relativeTo: URL(string: self.text))?.absoluteString
  }

  /// Scheme, host and path.
  var withoutParameters: String { String(text.prefix { $0 != "?" }) }

  /// The names of its parameters, as they are written.
  var parameterNames: [Substring] {
    guard let query = text.firstIndex(of: "?") else { return [] }
    return text[text.index(after: query)...].split(separator: "&").map { pair in
      pair.prefix { $0 != "=" }
    }
  }
}
