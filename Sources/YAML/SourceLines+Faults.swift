import Diagnostics

extension SourceLines {
  /// The place in the file of a place in the part.
  func position(_ position: Position) -> Position {
    Position(line: position.line + first - 1, column: position.column)
  }

  /// A character that begins something special in YAML where the owner means a text.
  func indicator(_ scalar: Unicode.Scalar?, at position: Position) -> Diagnostic {
    let sign = scalar.map { "'\($0)'" } ?? "this character"
    return diagnostic(
      at: position, "A value that begins with \(sign) must stand in quotes.",
      hints: [adviceToQuote(self[position.line], from: position.column)])
  }

  /// An anchor or a tag before a list or a map, which no quotes can make a text of.
  ///
  /// - Parameters:
  ///   - word: The anchor or tag, at least as much of it as a sentence quotes.
  ///   - position: Where it begins.
  /// - Returns: An error.
  func decoration(_ word: String, at position: Position) -> Diagnostic {
    diagnostic(
      at: position, "'\(word.shortened)' cannot stand before a list or a map.",
      hints: ["Take out '\(word.shortened)': what YAML calls anchors and tags is not read here."])
  }

  func missingKey(at position: Position) -> Diagnostic {
    diagnostic(
      at: position, "A key is missing before this colon.", hints: ["Write 'key: value'."])
  }

  /// The last backslash up to a place in its line.
  func backslash(before position: Position) -> Position {
    let head = (self[position.line] ?? "").unicodeScalars.prefix(position.column)
    guard let index = head.lastIndex(of: "\\") else { return position }
    return Position(line: position.line, column: head[..<index].count + 1)
  }

  func tab(at position: Position) -> Diagnostic {
    let isIndentation = (self[position.line] ?? "").indentation >= position.column - 1
    return diagnostic(
      at: position,
      isIndentation
        ? "A tab used for indentation: YAML allows only blanks there."
        : "A tab cannot stand here: YAML allows only blanks.",
      hints: ["Replace the tab by blanks (the space bar), two for each step."])
  }

  /// A colon where no key can be: a second one in the line, or a line too far to the right.
  func strayColon(at position: Position) -> Diagnostic {
    let line = self[position.line] ?? ""
    if let value = line.columnOfFirstValue, value <= position.column {
      return colonInValue(at: position, from: value)
    }
    let above = (first..<max(first, position.line)).last {
      self[$0]?.trimmingBlanks.isEmpty == false
    }
    if let above, let text = self[above], text.indentation >= line.indentation {
      return missingColon(at: Position(line: above, column: text.indentation + 1))
    }
    return diagnostic(
      at: Position(line: position.line, column: line.indentation + 1),
      "This line stands further right than the line it follows.",
      hints: ["Begin keys that belong together in the same column."])
  }

  /// A second colon, in a value that begins at `column` where that is plain.
  func colonInValue(at position: Position, from column: Int?) -> Diagnostic {
    diagnostic(
      at: position, "A value with a colon in it must stand in quotes.",
      hints: [adviceToQuote(column == nil ? nil : self[position.line], from: column ?? 1)])
  }

  func missingColon(at position: Position) -> Diagnostic {
    let line = self[position.line] ?? ""
    let rest = String(line.unicodeScalars.dropFirst(position.column - 1))
    let parts = rest.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      return diagnostic(
        at: position, "This line has no colon.",
        hints: ["Write 'key: value', or '- value' for an entry of a list."])
    }
    return diagnostic(
      at: position, "The blank after the colon is missing.",
      hints: ["Write '\("\(parts[0]): \(parts[1])".shortened)'."])
  }

  /// A line in the wrong column, or something after the end of a quoted or bracketed value.
  func misplaced(at position: Position, isInList: Bool) -> Diagnostic {
    let line = self[position.line] ?? ""
    let before = String(line.unicodeScalars.prefix(position.column - 1)).trimmingBlanks
    if let last = before.unicodeScalars.last, "\"']}".unicodeScalars.contains(last) {
      let what = "\"'".unicodeScalars.contains(last) ? "closing quotation mark" : "closing bracket"
      return diagnostic(
        at: position, "Something follows after the \(what) of this value.",
        hints: [adviceToQuote(line, from: line.columnOfFirstValue ?? position.column)])
    }
    if isInList {
      return diagnostic(
        at: position, "An entry of this list does not begin with '- '.",
        hints: ["Begin it with '- ', or bring the line to the column of the key it belongs to."])
    }
    if line.scalar(at: position.column) == ":" { return missingKey(at: position) }
    if line.scalar(at: position.column) == "-" {
      return diagnostic(
        at: position, "An entry of a list stands where a key is expected.",
        hints: ["Give the list a key, as in 'queries:', and put the entries below it."])
    }
    return diagnostic(
      at: position, "This line does not begin in the column of the keys above it.",
      hints: ["Begin keys that belong together in the same column."])
  }

  func isBracket(at position: Position) -> Bool {
    let scalar = self[position.line]?.scalar(at: position.column)
    return scalar == "[" || scalar == "{"
  }

  func openBracket(at position: Position) -> Diagnostic {
    let line = self[position.line]
    let isMapping = line?.scalar(at: position.column) == "{"
    return diagnostic(
      at: position,
      "What opens with '\(isMapping ? "{" : "[")' here lacks a comma or '\(isMapping ? "}" : "]")'.",
      hints: ["Close it, or put the value in quotes if it is a text."])
  }
}
