/// A name as it is filed: the text itself, or what the owner says to file it as.
package struct FiledName: Hashable, Sendable {
  package let text: String
  /// Wins over `text`; an article in it counts.
  package let sortAs: String?

  package init(_ text: String, sortAs: String? = nil) {
    self.text = text
    self.sortAs = sortAs
  }
}
