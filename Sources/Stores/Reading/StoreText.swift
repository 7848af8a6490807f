private import Foundation

/// Makes a store's text into text of an item: entities decoded once, NFC, no control characters and
/// noncharacters; `nil` when nothing is left that can be seen.
enum StoreText {
  /// Text on one line: tabs and breaks become blanks, blanks at the ends are dropped.
  static func line(_ text: String) -> String? {
    if isPlain(text) { return text }
    return cleaned(decodingReferences(in: text), keepsBreaks: false)
  }

  /// A code, an id or a number: as a line, but `&` is no more than itself.
  static func code(_ text: String) -> String? {
    if isCode(text.utf8.span) { return text }
    return cleaned(text, keepsBreaks: false)
  }

  /// Text with line feeds: HTML becomes the text that it shows.
  static func paragraphs(_ text: String) -> String? {
    if isPlain(text) { return text }
    return cleaned(FlattenedHTML(text).text, keepsBreaks: true)
      .map(tidied).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the text needs no work, as most do: printable ASCII and letters below U+0300, without
  /// `&` and `<`, without blanks at its ends or side by side.
  private static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0x20
    let bytes = text.utf8.span
    for place in bytes.indices {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"): return false
      case 0x20: if previous == 0x20 { return false }
      // 0xC2 leads in controls and the no-break space, 0xCC and above what may not be in NFC.
      case 0x21..<0x7F, 0x80..<0xC0, 0xC3..<0xCC: break
      default: return false
      }
      previous = byte
    }
    return previous != 0x20
  }

  /// Whether all is printable ASCII without blanks.
  ///
  /// Looks at all of the bytes, without a way out that would keep the loop from taking many at once.
  private static func isCode(_ bytes: Span<UInt8>) -> Bool {
    let first: UInt8 = 0x21
    var farthest: UInt8 = 0
    for place in bytes.indices { farthest = max(farthest, bytes[place] &- first) }
    return farthest <= 0x7E - first && !bytes.isEmpty
  }

  private static func cleaned(_ text: String, keepsBreaks: Bool) -> String? {
    var scalars = String.UnicodeScalarView()
    var mayCompose = false
    var isVisible = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where keepsBreaks: scalars.append(scalar)
      case 0x09...0x0D, 0x85: scalars.append(" ")
      case 0x2028, 0x2029: scalars.append(keepsBreaks ? "\n" : " ")
      case 0x00..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      default:
        if scalar.value >= 0x300 { mayCompose = true }
        isVisible = isVisible || scalar.isVisible
        scalars.append(scalar)
      }
    }
    guard isVisible else { return nil }
    // Below U+0300 everything is in NFC already.
    let clean = String(scalars)
    return (mayCompose ? clean.precomposedStringWithCanonicalMapping : clean).trimmed
  }

  /// Lines without blanks at their ends, at most one empty line between two.
  private static func tidied(_ text: String) -> String {
    var lines: [String] = []
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line).trimmed
      if !line.isEmpty || lines.last.map({ !$0.isEmpty }) ?? false { lines.append(line) }
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// False for blanks, and for what only tells how its neighbours look: a soft hyphen, U+FEFF.
  fileprivate var isVisible: Bool {
    if isASCII { return value > 0x20 }
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .format
  }
}
