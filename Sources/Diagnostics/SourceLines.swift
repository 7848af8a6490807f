/// The lines of a file, or of a part of it, at hand by their number in the file.
///
/// Unlike `SourceFile.line(_:)` this does not search the text again for each question, and all
/// who ask for a line share its storage.
package struct SourceLines: Sendable {
  package let file: SourceFile
  /// The number of the first line in the file, from 1.
  package let first: Int
  package let all: [String]

  /// The lines of `text`, a part of the file that begins on line `first`.
  package init(of text: some StringProtocol, in file: SourceFile, from first: Int = 1) {
    self.file = file
    self.first = first
    all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The line of that number, without its line feed; `nil` when the file has none.
  package subscript(number: Int) -> String? {
    let index = number - first
    return all.indices.contains(index) ? all[index] : file.line(number)
  }

  package func diagnostic(
    _ severity: Diagnostic.Severity = .error, at position: Position, _ summary: String,
    hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      severity, at: Place(file: file.path, position: position), summary, hints: hints,
      excerpt: self[position.line])
  }
}
