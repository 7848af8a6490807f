package import Diagnostics

/// A value with the place where it was written, for whoever finds it wrong later.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let place: Place
  /// The line at `place`.
  package let excerpt: String?

  package init(_ value: Value, at place: Place, excerpt: String? = nil) {
    self.value = value
    self.place = place
    self.excerpt = excerpt
  }

  package func diagnostic(
    _ severity: Diagnostic.Severity, _ summary: String, hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(severity, at: place, summary, hints: hints, excerpt: excerpt)
  }
}

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
