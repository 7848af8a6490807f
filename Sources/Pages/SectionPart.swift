package import Indexing

/// What a page holds that is a section alone, or a part of one, with the pages before and after it.
package struct SectionPart: Equatable, Sendable {
  package let label: SectionLabel
  /// From 1; above 1 only for a letter larger than a page.
  package let number: Int
  package let previous: Target?
  package let next: Target?

  package init(label: SectionLabel, number: Int, previous: Target?, next: Target?) {
    self.label = label
    self.number = number
    self.previous = previous
    self.next = next
  }
}
