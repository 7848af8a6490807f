import Diagnostics
package import Links

/// The address at which a site is published.
package struct SiteAddress: Hashable, Sendable {
  /// Why a text is no such address, and what to write.
  package struct Fault: Error {
    package let summary: String
    package let hint: String
  }

  /// Scheme, host and base path, without a slash at its end; all ASCII.
  package let text: String
  /// NFC, percent-encoded.
  package let basePath: BasePath

  /// Reads `https://example.org/catalog`.
  package init(_ text: String) throws(Fault) {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else {
      throw Fault(
        summary: "The address of the site must begin with 'https://'.",
        hint: "Write it as the browser shows it, such as https://example.org/catalog")
    }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    guard !host.isEmpty, host.allSatisfy(isHostByte),
      let name = HostName.inASCII(String(Substring(host)))
    else {
      throw Fault(
        summary: "'\(String(Substring(host)).shortened)' is not the name of a host.",
        hint: "Write it as the browser shows it, such as https://example.org/catalog")
    }
    guard !rest.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw Fault(
        summary: "The address of the site cannot have a '?' or a '#' in it.",
        hint: "End it before that character.")
    }
    let trimmed = rest.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    let parts = trimmed.dropFirst(host.count).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).dropFirst()
    var path = "/"
    for part in parts {
      guard let encoded = Self.encoded(part) else { throw Self.badPath }
      path += encoded + "/"
    }
    guard let base = BasePath(path) else { throw Self.badPath }
    basePath = base
    self.text = scheme + name + path.dropLast()
  }

  private static let badPath = Fault(
    summary: "The path of the site's address has a part that no folder can be named.",
    hint: "Write folder names with one slash between them, and no '.' or '..'.")

  /// A part of a path with all that may not stand there percent-encoded; `nil` for an empty one,
  /// for `.` and `..`, and for a `%` without two hexadecimal digits.
  private static func encoded(_ part: some Collection<UInt8>) -> String? {
    let bytes = Array(part)
    let dot = UInt8(ascii: ".")
    guard !bytes.isEmpty, bytes != [dot], bytes != [dot, dot] else { return nil }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
      let digits = bytes[(index + 1)...].prefix(2)
      guard digits.count == 2, digits.allSatisfy(isHexadecimal) else { return nil }
    }
    return PercentEncoding.writtenSegment.encode(String(decoding: bytes, as: UTF8.self))
  }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
}

/// Letters and digits, also those outside of ASCII, `-`, `.`, and `:` for the port.
private func isHostByte(_ byte: UInt8) -> Bool {
  isAlphanumeric(byte) || byte >= 0x80 || "-.:[]".utf8.contains(byte)
}
