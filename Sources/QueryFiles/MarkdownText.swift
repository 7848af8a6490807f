/// Markdown of the site's owner.
package struct MarkdownText: Hashable, Sendable {
  package let text: String
  package let file: String
  /// The line of the file on which `text` begins, from 1.
  package let firstLine: Int
  /// What stands in the file before the first line of the text, and, where it is blank, before each
  /// other line.
  package let lead: String

  package init(text: String, file: String, firstLine: Int, lead: String = "") {
    self.text = text
    self.file = file
    self.firstLine = firstLine
    self.lead = lead
  }
}
