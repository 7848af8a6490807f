/// A line of a file with one character of it pointed at, as much as fits a terminal.
///
/// A longer line is cut around the character, with `…` for what is left out. What a terminal
/// would obey instead of showing it is shown as `·`.
package struct Excerpt: Hashable, Sendable {
  private static let width = 96

  /// What is shown in front of the character.
  package let before: String
  /// The character, and what is shown behind it; empty when it is the end of the line.
  package let after: String
  /// The blanks that bring a caret below the character in a terminal.
  let indentation: String

  /// - Parameters:
  ///   - line: The whole line.
  ///   - column: The character's, from 1; counts Unicode scalars.
  init(of line: String, around column: Int) {
    let scalars = line.unicodeScalars
    let caret = max(0, column - 1)
    let start = max(0, caret - Self.width * 2 / 3)
    let shown = scalars.dropFirst(start)
    let head = shown.prefix(caret - start)
    let tail = shown.dropFirst(head.count).prefix(Self.width - head.count)
    let isCut = shown.count > head.count + tail.count
    let shownHead = String(head).visible
    before = (start > 0 ? "…" : "") + shownHead
    after = String(tail).visible + (isCut ? "…" : "")
    var blanks = start > 0 ? " " : ""
    for character in shownHead {
      // A mark may stand on a tab.
      let isTab = character.unicodeScalars.first == "\t"
      blanks += isTab ? "\t" : String(repeating: " ", count: character.displayWidth)
    }
    indentation = blanks
  }
}

extension Diagnostic {
  /// The line that the fault is in; `nil` when it has none, or no position in it.
  package var markedLine: Excerpt? {
    guard let excerpt, let position = place?.position else { return nil }
    return Excerpt(of: excerpt, around: position.column)
  }
}
