/// Text that may stand in a page as it is.
///
/// Plain text becomes `HTML` through `init(escaping:)` alone, which is right between tags and in
/// quoted attributes. Whoever calls `init(trusted:)` answers for the text.
package struct HTML: Hashable, Sendable {
  package let text: String

  package init(escaping plain: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.utf8.count)
    HTML.escape(plain, into: &bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Markup that this program has written itself.
  package init(trusted markup: String) { text = markup }

  package var isEmpty: Bool { text.isEmpty }
}

extension HTML {
  /// Appends the text, with `& < > " '` as entities.
  package static func escape(_ plain: String, into bytes: inout [UInt8]) {
    var plain = plain
    plain.withUTF8 { source in
      var start = 0
      for index in source.indices where unsafe isSpecial(source[index]) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
        unsafe bytes.append(contentsOf: entity(for: source[index]).utf8)
        start = index + 1
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    }
  }

  /// The bits of `"`, `&`, `'`, `<` and `>`; letters come after all of them.
  private static let special: UInt64 = 0x5000_00C4_0000_0000

  /// Without a branch, since letters and digits follow one another as they like.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    (byte < 64 ? special : 0) &>> UInt64(byte) & 1 == 1
  }

  private static func entity(for special: UInt8) -> String {
    switch special {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }
}
