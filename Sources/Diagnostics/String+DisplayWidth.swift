extension String {
  /// How many columns of a terminal the text takes, on one line and without control characters.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// As much of the text as fits into so many columns; what is cut ends in `…`.
  package func cut(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    var room = width - 1
    let end = firstIndex { character in
      room -= character.displayWidth
      return room < 0
    }
    return width > 0 ? self[..<(end ?? endIndex)] + "…" : ""
  }
}

extension Character {
  /// How many columns a terminal gives the character: 2 for East Asian letters, emoji and flags.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // Two of these make a flag.
    if first.isRegionalIndicator { return min(unicodeScalars.count, 2) }
    if first.isWide || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal gives the character two columns: the blocks of East Asian text, and what is
  /// shown as an emoji by itself.
  ///
  /// - SeeAlso: <https://www.unicode.org/reports/tr11/> and, for emoji, `emoji-data.txt` of
  ///   <https://www.unicode.org/reports/tr51/>
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
