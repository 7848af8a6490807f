import Links

/// The characters that a piece of HTML writes by number or by name.
///
/// - SeeAlso: <https://html.spec.whatwg.org/multipage/named-characters.html>, of which only the names
///   are known that addresses and ids need; all others stay as they are written.
enum CharacterReferences {
  private static let names: KeyValuePairs<String, Unicode.Scalar> = [
    "amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "apos;": "'", "nbsp;": "\u{A0}",
  ]

  /// The text that UTF-8 in a page stands for.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&"), let scalar = takeReference(from: &rest) {
        decoded += String(scalar).utf8
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Takes what follows the `&`; nothing when it is no reference.
  private static func takeReference(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    if rest.first == UInt8(ascii: "#") { return takeNumber(from: &rest) }
    guard let (name, scalar) = names.first(where: { rest.starts(with: $0.key.utf8) }) else {
      return nil
    }
    rest = rest.dropFirst(name.utf8.count)
    return scalar
  }

  /// Takes `#65;` or `#x41;`; the semicolon may lack.
  private static func takeNumber(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    var digits = rest.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isHexadecimal { digits = digits.dropFirst() }
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var code: UInt32 = 0
    var isEmpty = true
    while let digit = digits.first?.hexDigit, digit < radix {
      // What is past the last character stays there.
      code = min(code * radix + UInt32(digit), 0x11_0000)
      isEmpty = false
      digits = digits.dropFirst()
    }
    guard !isEmpty else { return nil }
    if digits.first == UInt8(ascii: ";") { digits = digits.dropFirst() }
    rest = digits
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }
}
