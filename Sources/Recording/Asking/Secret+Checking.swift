extension Secret {
  /// What is wrong with a text as a key, as the end of a sentence that shows nothing of it.
  ///
  /// A key is letters, digits and a few marks of ASCII that no address and no header has to encode,
  /// so that it reads the same wherever it might turn up.
  ///
  /// - Returns: `nil` for what may be one.
  static func doubt(about text: String) -> String? {
    let small = text.lowercased()
    if text.isEmpty { return "it is empty" }
    if ["://", "www.", "key="].contains(where: small.contains) {
      return "it looks like an address, or a part of one"
    }
    if text.unicodeScalars.contains(where: \.properties.isWhitespace) {
      return "there is a blank or a line break in it"
    }
    if text.contains(where: "()[]{}<>".contains) { return "there is a bracket in it" }
    if text.contains(where: "\"'`“”‘’„«»".contains) { return "there is a quotation mark in it" }
    guard text.utf8.allSatisfy(isOfKeys) else {
      return "there is a character in it that no key has"
    }
    if isShort(text) { return "it is too short" }
    return text.utf8.count > 500 ? "it is too long" : nil
  }

  /// Whether a text could turn up somewhere by chance, so that nobody can tell whether it is the key.
  static func isShort(_ text: String) -> Bool { text.utf8.count < 8 }

  /// What RFC 3986 calls unreserved.
  private static func isOfKeys(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
