package import Indexing

/// A label in the bar of a page in sections, and the way to its section.
package struct BarEntry: Equatable, Sendable {
  package let label: SectionLabel
  package let count: Int
  /// `nil` for a label without items.
  package let target: Target?
  /// Whether it is the label of this page.
  package let isCurrent: Bool

  package init(label: SectionLabel, count: Int, target: Target?, isCurrent: Bool = false) {
    self.label = label
    self.count = count
    self.target = target
    self.isCurrent = isCurrent
  }
}
