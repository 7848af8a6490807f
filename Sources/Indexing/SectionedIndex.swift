package import Items

/// Elements in sections, each element once, each label once.
///
/// The concatenated sections are the order of the whole.
package struct SectionedIndex<Element: Sendable>: Sendable {
  package let sections: [Section]
  /// The labels of the bar in order, those without elements included.
  ///
  /// Empty when the index has no bar; otherwise each section has its label here.
  package let bar: [BarLabel]

  package struct Section: Sendable {
    package let label: SectionLabel
    /// Never empty.
    package let elements: [Element]

    package init(label: SectionLabel, elements: [Element]) {
      self.label = label
      self.elements = elements
    }
  }

  package init(sections: [Section], bar: [BarLabel]) {
    self.sections = sections
    self.bar = bar
  }

  package var count: Int { sections.reduce(0) { $0 + $1.elements.count } }
}

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
