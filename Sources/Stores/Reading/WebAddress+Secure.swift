import Links

extension WebAddress {
  /// The https form of an address that a page loads or links to.
  ///
  /// Hosts of the stores are known to answer over https: they are raised to it. `nil` for an http
  /// address of any other host.
  var secured: WebAddress? {
    guard !isSecure else { return self }
    return SecureHost.name(for: host).flatMap { WebAddress("https://\($0)\(rest)") }
  }
}
