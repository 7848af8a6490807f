import Diagnostics

/// A file of comma-separated values, by RFC 4180.
///
/// Also taken: any line end, a quotation mark inside of a cell that does not begin with one, and
/// lines with nothing on them, which are left out.
struct CSVTable {
  struct Cell: Hashable {
    let text: String
    let position: Position
  }

  /// The header and the lines below it, none without a cell.
  private(set) var rows: [[Cell]] = []

  /// - Throws: At a quoted cell that is never closed, or goes on after its closing mark.
  init(_ lines: SourceLines) throws(Diagnostic) {
    var scanner = Scanner(text: lines.file.text)
    while let row = try scanner.row(in: lines) {
      let isBlank = row.count == 1 && row.allSatisfy { $0.text.isEmpty }
      if !isBlank { rows.append(row) }
    }
  }
}

private struct Scanner {
  private var rest: Substring.UnicodeScalarView
  private var position = Position(line: 1, column: 1)

  init(text: String) { rest = text[...].unicodeScalars }

  /// The next line's cells, at least one; `nil` at the end.
  mutating func row(in lines: SourceLines) throws(Diagnostic) -> [CSVTable.Cell]? {
    guard !rest.isEmpty else { return nil }
    var row: [CSVTable.Cell] = []
    while true {
      let start = position
      let text = rest.first == "\"" ? try quoted(from: start, in: lines) : plain()
      row.append(CSVTable.Cell(text: text, position: start))
      guard take() == "," else { return row }
    }
  }

  private mutating func plain() -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.first, next != ",", next != "\n" {
      text.append(next)
      take()
    }
    return String(text)
  }

  private mutating func quoted(
    from start: Position, in lines: SourceLines
  ) throws(Diagnostic) -> String {
    var text = String.UnicodeScalarView()
    take()
    while let next = take() {
      guard next == "\"" else {
        text.append(next)
        continue
      }
      switch rest.first {
      case "\"":
        take()
        text.append("\"")
      case nil, ",", "\n": return String(text)
      default:
        throw lines.diagnostic(
          at: position, "Something follows after the closing quotation mark of this cell.",
          hints: ["Write a quotation mark inside of a cell twice: \"\""])
      }
    }
    throw lines.diagnostic(
      at: start, "The quotation mark that opens here is never closed.",
      hints: ["Close it at the end of the cell."])
  }

  @discardableResult
  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    if scalar == "\n" {
      position = Position(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
    return scalar
  }
}
