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
