/// The part of an address that names who answers: `example.org:8080`.
package struct Authority: Hashable, Sendable {
  /// In small letters, without user and port; of IPv6 with its brackets.
  package let host: String
  /// The host in ASCII, as it is asked for: `xn--exmple-cua.org` for `exämple.org`.
  package let asciiHost: String
  /// With its colon: `:8080`; empty where none is written.
  package let port: String
  /// Whether a user's name stands before the host, as in `me@example.org`.
  package let hasUser: Bool

  /// Returns `nil` for what no host can be named, and for a port that is no number up to 65535.
  ///
  /// - Parameter text: What stands between `//` and the path.
  package init?(_ text: Substring) {
    let name: Substring
    if let mark = text.utf8.lastIndex(of: UInt8(ascii: "@")) {
      (hasUser, name) = (true, text[text.utf8.index(after: mark)...])
    } else {
      (hasUser, name) = (false, text)
    }
    let port = Self.port(of: name)
    let host = name[..<port.startIndex].lowercased()
    let inASCII = host.utf8.first == UInt8(ascii: "[") ? Self.ipv6(host) : HostName.inASCII(host)
    guard let inASCII, port.isEmpty || Self.isPort(port) else { return nil }
    (self.host, asciiHost, self.port) = (host, inASCII, String(port))
  }

  /// The authority of an absolute address; `nil` for any other, and for one without a host.
  ///
  /// - Parameter address: As browsers read it.
  package init?(of address: String) {
    guard let place = LinkScheme(of: address)?.rest.after("//") else { return nil }
    self.init(Self.start(of: place))
  }

  /// How far an authority reaches in what follows `//`.
  package static func start(of place: Substring) -> Substring {
    Substring(place.utf8.prefix { !"/?#".utf8.contains($0) })
  }

  /// From the last colon on that stands behind the name; the empty end without one.
  private static func port(of name: Substring) -> Substring {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")),
      !name.utf8[colon...].contains(UInt8(ascii: "]"))
    else { return name[name.endIndex...] }
    return name[colon...]
  }

  private static func isPort(_ port: Substring) -> Bool {
    let digits = port.utf8.dropFirst()
    return (1...5).contains(digits.count) && digits.allSatisfy(\.isDigit)
      && UInt16(Substring(digits)) != nil
  }

  /// The same text when it is written as an IPv6 address is.
  private static func ipv6(_ host: String) -> String? {
    let inside = host.utf8.dropFirst().dropLast()
    let isAddress =
      host.utf8.last == UInt8(ascii: "]") && inside.contains(UInt8(ascii: ":"))
      && inside.allSatisfy { $0.hexDigit != nil || ":.".utf8.contains($0) }
    return isAddress ? host : nil
  }
}
