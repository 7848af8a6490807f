private import Foundation

/// An address that may be asked: https, or http to this machine.
///
/// It is taken apart by libcurl, which also sends it, so that both mean the same host.
struct RemoteAddress: Hashable, Sendable {
  /// Scheme, host and port.
  struct Origin: Hashable, Sendable, CustomStringConvertible {
    let scheme: String
    /// In lower case; of IPv6 with its brackets.
    let host: String
    let port: String

    var description: String { "\(scheme)://\(authority)" }

    /// The host, with the port where that is not the usual one of the scheme.
    var authority: String {
      port == (scheme == "https" ? "443" : "80") ? host : "\(host):\(port)"
    }

    var isLoopback: Bool {
      let parts = host.split(separator: ".", omittingEmptySubsequences: false)
      return host == "localhost" || host == "[::1]"
        || (parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil })
    }
  }

  /// Percent-encoded, without a fragment.
  let text: String
  let origin: Origin

  /// Returns `nil` for what is no address, for another scheme, for http to another machine, and for
  /// an address with a user's name.
  init?(_ text: String) {
    guard let parts = AddressParts(text) else { return nil }
    let (scheme, isLoopback) = (parts.origin.scheme, parts.origin.isLoopback)
    guard scheme == "https" || (scheme == "http" && isLoopback) else { return nil }
    self.text = parts.whole
    origin = parts.origin
  }

  /// Whose address a text is, for messages; `nil` when it is none.
  static func origin(of text: String) -> Origin? { AddressParts(text)?.origin }

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
