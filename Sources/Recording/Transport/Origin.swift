/// Where an address leads: scheme, host and port, as libcurl reads them.
///
/// One limit holds for all that is asked there, and a key goes no further.
///
/// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc6454#section-4>
package struct Origin: Hashable, Sendable {
  let scheme: String
  /// In lower case; of IPv6 with its brackets.
  let host: String
  let port: String

  init(scheme: String, host: String, port: String) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Returns `nil` for what is no address, and for one with a user's name.
  init?(_ address: String) {
    guard let parts = AddressParts(address) else { return nil }
    self = parts.origin
  }

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

extension Origin: CustomStringConvertible {
  /// `https://itunes.apple.com`, without the port that the scheme has anyway.
  package var description: String { "\(scheme)://\(authority)" }
}
