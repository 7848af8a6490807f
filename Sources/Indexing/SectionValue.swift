package import Items

/// A value that an index has a section for, and what its place among others depends on.
package struct SectionValue: Hashable, Sendable {
  package let label: SectionLabel
  private let order: Order

  private enum Order: Hashable, Sendable {
    case number(Int)
    /// By the rules of the language; `word` decides between equals.
    case name(String, word: String)
  }

  package static func year(_ year: Int) -> SectionValue {
    SectionValue(label: .year(year), order: .number(year))
  }

  /// The ten years that a year is one of.
  package static func decade(of year: Int) -> SectionValue {
    let start = max(year, .min + 9) - (year % 10 + 10) % 10
    return SectionValue(label: .decade(start), order: .number(start))
  }

  package static func word(_ word: String) -> SectionValue {
    SectionValue(label: .word(word), order: .name(word, word: word))
  }

  /// A kind at the place of its name in the language of the page.
  package static func kind(_ kind: Kind, name: String) -> SectionValue {
    SectionValue(label: .kind(kind), order: .name(name, word: kind.word))
  }

  func key(in alphabet: Alphabet) -> FilingKey {
    switch order {
    case .number(let number):
      FilingKey(number)
    case .name(let name, let word):
      FilingKey(name: alphabet.sortKey(of: KeyText(name).text), second: nil, id: word)
    }
  }
}
