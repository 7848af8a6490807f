private import Foundation

/// Makes a store's text into text of an item: entities decoded once, NFC, nothing invisible that
/// could do harm; `nil` when nothing is left.
enum StoreText {
  /// Text on one line: tabs and breaks become blanks, blanks at the ends are dropped.
  static func line(_ text: String) -> String? {
    if isPlain(text) { return text }
    return cleaned(decodingReferences(in: text), keepsBreaks: false)
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

  private static func cleaned(_ text: String, keepsBreaks: Bool) -> String? {
    var scalars = String.UnicodeScalarView()
    var mayCompose = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where keepsBreaks: scalars.append(scalar)
      case 0x09...0x0D, 0x85: scalars.append(" ")
      case 0x2028, 0x2029: scalars.append(keepsBreaks ? "\n" : " ")
      case 0x00..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      default:
        if scalar.value >= 0x300 { mayCompose = true }
        scalars.append(scalar)
      }
    }
    // Below U+0300 everything is in NFC already.
    let clean = String(scalars)
    let text = (mayCompose ? clean.precomposedStringWithCanonicalMapping : clean).trimmed
    return text.isEmpty ? nil : text
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
