/// The text of one file of the user's, with its name, ready to be pointed at.
///
/// A byte-order mark is dropped, and CRLF and a lone CR read as a line feed, so that the same
/// text saved by any editor gives the same site.
package struct SourceFile: Sendable {
  /// The path as the user would type it.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = Self.normalised(text.utf8)
  }

  /// Decodes UTF-8.
  ///
  /// - Throws: A `Diagnostic` at the first byte that is not UTF-8.
  package init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.notUTF8(path: path, bytes: bytes)
    }
    self.init(path: path, text: text)
  }

  /// A fault of this file, with the line it points at.
  package func diagnostic(
    _ severity: Diagnostic.Severity = .error, at position: Position, _ summary: String,
    hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      severity, at: Place(file: path, position: position), summary, hints: hints,
      excerpt: line(position.line))
  }

  /// The line of that number, from 1, without its line feed; `nil` when there is none.
  package func line(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    return number <= lines.count ? String(lines[number - 1]) : nil
  }

  private static func normalised(_ bytes: some Collection<UInt8>) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    guard rest.contains(UInt8(ascii: "\r")) else { return String(decoding: rest, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(rest.count)
    var previous: UInt8 = 0
    for byte in rest {
      if byte == UInt8(ascii: "\r") {
        text.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
        text.append(byte)
      }
      previous = byte
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func notUTF8(path: String, bytes: [UInt8]) -> Diagnostic {
    var position = Position(line: 1, column: 1)
    var decoder = UTF8()
    var input = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&input) {
      case .scalarValue("\n"): position = Position(line: position.line + 1, column: 1)
      case .scalarValue: position.column += 1
      case .emptyInput, .error: break decoding
      }
    }
    return Diagnostic(
      .error, at: Place(file: path, position: position), "This file is not UTF-8 text.",
      hints: ["Save it again with the encoding UTF-8."])
  }
}
