/// Where a service answers instead of its own host: the setting `stores.NAME.endpoint`.
///
/// Scheme, host and perhaps a port; the path of a request is always the service's own.
package struct Endpoint: Hashable, Sendable {
  /// Without a slash at the end: `https://proxy.example.org`.
  package let base: String

  /// Returns `nil` for what is no address of this form, and for http to anything but this machine,
  /// which would send requests without encryption.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty else { return nil }
    let scheme = parts[0].lowercased()
    let authority = parts[2].hasSuffix("/") ? parts[2].dropLast() : parts[2]
    guard let host = Self.host(of: authority) else { return nil }
    let isLoopback = ["localhost", "127.0.0.1", "[::1]"].contains(host.lowercased())
    guard scheme == "https:" || (scheme == "http:" && isLoopback) else { return nil }
    base = "\(scheme)//\(authority)"
  }

  /// The host of `host` or `host:port`; of IPv6 with its brackets.
  private static func host(of authority: Substring) -> Substring? {
    let isIPv6 = authority.hasPrefix("[")
    let name = authority.prefix { isIPv6 ? $0 != "]" : $0 != ":" }
    let host = isIPv6 ? authority.prefix(name.count + 1) : name
    let port = authority.dropFirst(host.count)
    let letters = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"): isIPv6
      default: false
      }
    }
    guard !host.isEmpty, letters, !isIPv6 || host.hasSuffix("]") else { return nil }
    let digits = port.utf8.dropFirst()
    let isPort =
      port.hasPrefix(":") && (1...5).contains(digits.count)
      && digits.allSatisfy { (0x30...0x39).contains($0) }
    return port.isEmpty || isPort ? host : nil
  }
}
