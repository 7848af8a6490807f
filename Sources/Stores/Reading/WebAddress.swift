/// An absolute http or https address, kept byte for byte.
struct WebAddress: Hashable {
  /// The whole address, its scheme in small letters.
  let text: String
  let isSecure: Bool

  /// Reads an address of a store's answer or of a setting.
  ///
  /// Blanks, quotes, angle brackets, braces and everything that is not ASCII may not stand in an
  /// address and are percent-encoded; all else stays as it is. `nil` for other schemes, an address
  /// without a host, and one with control characters.
  init?(_ text: String) {
    guard let scheme = Scheme(of: text) else { return nil }
    guard let contents = Contents(of: text, from: scheme.length) else { return nil }
    isSecure = scheme.isSecure
    let spelled = scheme.isSmall ? text : scheme.small + text.dropFirst(scheme.length)
    self.text = contents == .plain ? spelled : Self.encoded(spelled)
  }

  /// Host and perhaps a port, as written.
  var authority: String { String(Substring(place.prefix { !Self.endsAuthority($0) })) }

  /// What follows the host: path, query and fragment; may be empty.
  var rest: String { String(Substring(place.drop { !Self.endsAuthority($0) })) }

  /// The host in small letters, without a port.
  var host: String {
    let authority = authority
    // Nearly every one is letters and points.
    let isPlain = authority.utf8.allSatisfy { byte in
      byte == UInt8(ascii: ".") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    if isPlain { return authority }
    let name = authority.split(separator: "@").last ?? ""
    guard !name.hasPrefix("[") else {
      return String(name.prefix { $0 != "]" }).lowercased() + "]"
    }
    return String(name.prefix { $0 != ":" }).lowercased()
  }

  /// The address behind `://`.
  private var place: Substring.UTF8View { text.utf8.dropFirst(isSecure ? 8 : 7) }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func encoded(_ address: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in address.utf8 {
      if Contents.mustBeEncoded(byte) {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// `https://` or `http://`, in whatever letters.
private struct Scheme {
  let isSecure: Bool
  let isSmall: Bool

  var small: String { isSecure ? "https://" : "http://" }
  var length: Int { isSecure ? 8 : 7 }

  init?(of address: String) {
    if address.hasPrefix("https://") {
      (isSecure, isSmall) = (true, true)
    } else if address.hasPrefix("http://") {
      (isSecure, isSmall) = (false, true)
    } else {
      let start = String(decoding: address.utf8.prefix(8), as: UTF8.self).lowercased()
      guard start.hasPrefix("http") else { return nil }
      guard start.hasPrefix("http://") || start == "https://" else { return nil }
      (isSecure, isSmall) = (start == "https://", false)
    }
  }
}

/// What the bytes behind a scheme are like.
private enum Contents {
  case plain
  /// Something behind the host has to be percent-encoded.
  case raw

  /// Returns `nil` without a host, with one that is no host, and with control characters.
  init?(of address: String, from start: Int) {
    let bytes = address.utf8.span
    if Self.isPlain(bytes, from: start) {
      self = .plain
      return
    }
    var isHost = true
    var isRaw = false
    for place in start..<max(start, bytes.count) {
      let byte = bytes[place]
      if isHost, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      {
        guard place > start else { return nil }
        isHost = false
      }
      guard byte >= 0x20, byte != 0x7F, !isHost || (byte > 0x20 && byte < 0x7F) else { return nil }
      if Self.mustBeEncoded(byte) { isRaw = true }
    }
    guard bytes.count > start else { return nil }
    self = isRaw ? .raw : .plain
  }

  /// Whether there is a host and nothing at all to be encoded or refused: most are so.
  private static func isPlain(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard start < bytes.count else { return false }
    switch bytes[start] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
    default: break
    }
    let harmless = harmless
    for place in start..<bytes.count where !harmless.contains(bytes[place]) { return false }
    return true
  }

  private static let harmless = ASCIISet { byte in
    byte >= 0x20 && byte != 0x7F && !mustBeEncoded(byte)
  }

  static func mustBeEncoded(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x80..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
