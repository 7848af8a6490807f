package import Diagnostics
import Testing

/// A text with a fault: where the message must point, and what it must say.
package struct Mistake: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  /// The text, with `▶` before the character that the message must point at.
  package let marked: String
  package let summary: String

  package init(_ testDescription: String, marked: String, summary: String) {
    self.testDescription = testDescription
    self.marked = marked
    self.summary = summary
  }
}

/// The text without its marker, and the marker's place.
///
/// - Precondition: The text has exactly one `▶`.
package func splitMarker(_ marked: String, file: String) -> (text: String, place: Place) {
  let parts = marked.split(separator: "▶", omittingEmptySubsequences: false)
  precondition(parts.count == 2, "a marked text needs exactly one ▶")
  let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
  let column = (lines.last?.unicodeScalars.count ?? 0) + 1
  return (parts.joined(), Place(file: file, line: lines.count, column: column))
}
