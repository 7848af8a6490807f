import Links

/// Where a service answers instead of its own host: the setting `stores.NAME.endpoint`.
///
/// Scheme, host and perhaps a port; the path of a request is always the service's own.
package struct Endpoint: Hashable, Sendable {
  /// Without a slash at the end: `https://proxy.example.org`.
  package let base: String

  /// Returns `nil` for what is no address of this form in ASCII, and for http to anything but this
  /// machine, which would send requests without encryption.
  package init?(_ text: String) {
    guard let scheme = LinkScheme(of: text), let place = scheme.rest.after("//") else {
      return nil
    }
    let written = place.hasSuffix("/") ? place.dropLast() : place
    guard let authority = Authority(written), !authority.hasUser,
      authority.host == authority.asciiHost
    else { return nil }
    let isLoopback = ["localhost", "127.0.0.1", "[::1]"].contains(authority.host)
    guard scheme.name == "https" || (scheme.name == "http" && isLoopback) else { return nil }
    base = "\(scheme.name)://\(written)"
  }
}
