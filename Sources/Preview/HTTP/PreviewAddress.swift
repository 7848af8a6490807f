package import Links

/// Where a server can be reached, known once it is.
package struct PreviewAddress: Hashable, Sendable {
  /// In numbers, as the socket is bound: `127.0.0.1`, `::1`, `0.0.0.0`.
  package let host: String
  package let port: UInt16

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Whether other machines can reach the server too.
  package var isOpenToOthers: Bool { !isLoopback }

  var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }

  var isIPv6: Bool { host.contains(":") }

  /// The home page of a site at `base`, for a browser on this machine.
  package func url(of base: BasePath) -> String {
    url(of: base, at: ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host)
  }

  /// The same for browsers on other machines, at each address that this one has in its networks; none
  /// for a server that listens at one address alone.
  package func networkURLs(of base: BasePath) -> [String] {
    networkURLs(of: base, among: NetworkAddresses.own)
  }

  func networkURLs(of base: BasePath, among addresses: [String]) -> [String] {
    guard ["0.0.0.0", "::"].contains(host) else { return [] }
    return addresses.filter { isIPv6 || !$0.contains(":") }.map { url(of: base, at: $0) }
  }

  private func url(of base: BasePath, at host: String) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)\(base.encoded)"
  }
}
