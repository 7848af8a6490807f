extension JSON {
  /// Appends the value as UTF-8, without blanks.
  ///
  /// It may stand in a `script` element of HTML too, since `<` is escaped: neither `</script>` nor
  /// `<!--` can occur. So are the line separators U+2028 and U+2029, which are none in JSON but
  /// in older JavaScript.
  ///
  /// - SeeAlso: HTML Living Standard, "Restrictions for contents of script elements".
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.append(text, to: &bytes)
    case .integer(let number): bytes += String(number).utf8
    case .millionths(let number):
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      bytes += Phrases.plain(number.magnitude, digits: 6).utf8
    case .flag(let isSet): bytes += (isSet ? "true" : "false").utf8
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .lines(let count, let element):
      bytes.append(UInt8(ascii: "["))
      for place in 0..<count {
        bytes += (place > 0 ? ",\n" : "\n").utf8
        element(place).append(to: &bytes)
      }
      bytes += "\n]".utf8
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in object.members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      var start = 0
      for index in source.indices where unsafe isSpecial(source[index]) {
        guard let (escape, length) = unsafe escape(at: index, in: source) else { continue }
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
        bytes += escape
        start = index + length
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether something that is escaped may begin with the byte.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "<") || byte == 0xE2
  }

  /// What stands for the character that begins at a special byte, and how many bytes that has;
  /// `nil` when it stands for itself.
  private static func escape(
    at index: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> (escape: [UInt8], length: Int)? {
    let byte = unsafe source[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return ([UInt8(ascii: "\\"), byte], 1)
    case UInt8(ascii: "\n"): return (Array("\\n".utf8), 1)
    case 0xE2:
      // The only letters with such a first byte that are escaped are E2 80 A8 and E2 80 A9.
      guard index + 2 < source.count, unsafe source[index + 1] == 0x80,
        unsafe source[index + 2] & 0xFE == 0xA8
      else { return nil }
      return (Array((unsafe source[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8), 3)
    default:
      let digits = Array("0123456789abcdef".utf8)
      return (Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]], 1)
    }
  }
}
