/// An absolute http or https address, kept byte for byte.
struct WebAddress: Hashable {
  let isSecure: Bool
  /// Host and perhaps a port, as written.
  let authority: String
  /// What follows the host: path, query and fragment; may be empty.
  let rest: String

  /// Reads an address of a store's answer or of a setting.
  ///
  /// Blanks, quotes, angle brackets, braces and everything that is not ASCII may not stand in an
  /// address and are percent-encoded; all else stays as it is. `nil` for other schemes, an address
  /// without a host, and one with control characters.
  init?(_ text: String) {
    let bytes = text.utf8
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    switch scheme.count {
    case 5 where String(Substring(scheme)).lowercased() == "https": isSecure = true
    case 4 where String(Substring(scheme)).lowercased() == "http": isSecure = false
    default: return nil
    }
    let tail = bytes.dropFirst(scheme.count)
    guard tail.starts(with: "://".utf8) else { return nil }
    let place = tail.dropFirst(3)
    let host = place.prefix { !Self.endsAuthority($0) }
    let after = place.dropFirst(host.count)
    guard !host.isEmpty, host.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      !after.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    authority = String(Substring(host))
    rest =
      after.contains(where: Self.mustBeEncoded) ? Self.encoded(after) : String(Substring(after))
  }

  /// The host in small letters, without a port.
  var host: String {
    let name = authority.split(separator: "@").last ?? ""
    guard !name.hasPrefix("[") else {
      return String(name.prefix { $0 != "]" }).lowercased() + "]"
    }
    return String(name.prefix { $0 != ":" }).lowercased()
  }

  var isLoopback: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  var text: String { (isSecure ? "https://" : "http://") + authority + rest }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func mustBeEncoded(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x80..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private static func encoded(_ bytes: Substring.UTF8View) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      if mustBeEncoded(byte) {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
