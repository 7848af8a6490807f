package import Items

/// What stands above a section.
package enum SectionLabel: Hashable, Sendable {
  case pinned
  /// `#`: digits, and titles with neither letter nor digit.
  case number
  /// A letter, a kana row, a digraph such as `CS`; also `漢`, and the English name of a script that has no
  /// index of its own.
  case letter(String)
  /// A genre.
  case word(String)
  case kind(Kind)
  case year(Int)
  /// Ten years, by the first of them: 1970.
  case decade(Int)
  /// What has no value of the kind that the index is by; last.
  case missing
  /// The one section of an index that has none: the store's order, no heading.
  case everything

  /// Whether it needs the room of a word rather than that of a letter.
  package var isWord: Bool {
    switch self {
    case .number, .everything: false
    case .letter(let letter): letter.count > 2
    case .pinned, .word, .kind, .year, .decade, .missing: true
    }
  }
}
