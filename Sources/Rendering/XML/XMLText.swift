/// Plain text as it stands in XML, between tags and in quoted attributes.
///
/// - SeeAlso: Extensible Markup Language 1.0, fifth edition, sections 2.2 "Characters" and 3.3.3
///   "Attribute-Value Normalization".
struct XMLText: Sendable {
  private let plain: String

  init(_ plain: String) { self.plain = plain }

  /// Appends the text as UTF-8, without the characters that no document of XML may hold.
  func append(to bytes: inout [UInt8]) {
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      // Parsers make a blank of each of these in an attribute, and of CR a line feed anywhere.
      case "\t", "\n", "\r": bytes += "&#\(scalar.value);".utf8
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}
