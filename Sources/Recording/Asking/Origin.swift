/// Where an address leads: scheme, host and port.
///
/// One limit holds for all that is asked there.
///
/// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc6454#section-4>
struct Origin: Hashable, Sendable {
  /// `https://itunes.apple.com`, without the port that the scheme has anyway.
  let text: String
  /// Host and perhaps a port, for messages.
  let host: String

  /// Returns `nil` for what is no http or https address.
  init?(_ address: String) {
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty else { return nil }
    let scheme = parts[0].lowercased()
    let ports = ["https:": ":443", "http:": ":80"]
    guard let port = ports[scheme] else { return nil }
    let authority = parts[2].prefix { !"/?#".contains($0) }.lowercased()
    guard !authority.isEmpty else { return nil }
    host = authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    text = "\(scheme)//\(host)"
  }
}
