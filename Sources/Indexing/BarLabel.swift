/// A label of an index's bar.
package struct BarLabel: Hashable, Sendable {
  package let label: SectionLabel
  /// How many elements stand under it.
  package let count: Int
  /// Whether the bar has it even when nothing stands there, as the letters of the language.
  package let isAlwaysShown: Bool

  package init(label: SectionLabel, count: Int, isAlwaysShown: Bool = false) {
    self.label = label
    self.count = count
    self.isAlwaysShown = isAlwaysShown
  }
}
