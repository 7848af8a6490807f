import Diagnostics

extension SyntaxFault {
  /// The fault in words for a person who knows no YAML.
  ///
  /// The problems are the texts of libyaml 0.2.5, `scanner.c` and `parser.c`; one that is not
  /// known here is quoted as it is.
  ///
  /// - Parameters:
  ///   - lines: The lines of the text in its file.
  ///   - open: Where the innermost list or map begins that has no end yet.
  /// - Returns: An error with its place in the file and advice.
  func diagnostic(in lines: SourceLines, openAt open: Position?) -> Diagnostic {
    let here = lines.position(at)
    let start = contextAt.map(lines.position)
    let line = lines[here.line] ?? ""
    let found = line.scalar(at: here.column)
    if found == "\t", here.column <= line.indentation + 1 { return lines.tab(at: here) }

    switch problem {
    case "mapping values are not allowed in this context":
      return lines.strayColon(at: here)
    case "could not find expected ':'":
      return lines.missingColon(at: start ?? here)
    case "found character that cannot start any token" where found == "\t":
      return lines.tab(at: here)
    case "found character that cannot start any token":
      return lines.indicator(found, at: here)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return lines.tab(at: here)
    case "block sequence entries are not allowed in this context":
      return lines.diagnostic(
        at: here, "A list cannot begin in the line of its key.",
        hints: ["Write each entry on a line of its own below, as '- entry'."])
    case "mapping keys are not allowed in this context":
      return lines.indicator("?", at: here)
    case "did not find expected key", "did not find expected '-' indicator":
      return lines.misplaced(at: here, isInList: problem.contains("'-'"))
    case "did not find expected <document start>":
      return lines.misplaced(at: here, isInList: false)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      if found == ":", start?.line == here.line { return lines.colonInValue(at: here, from: nil) }
      return lines.openBracket(at: start ?? here)
    case "did not find expected node content" where found == ":":
      return lines.missingKey(at: here)
    case "did not find expected node content":
      if found == nil, let open, lines.isBracket(at: open) { return lines.openBracket(at: open) }
      return lines.diagnostic(
        at: here, "A value is expected here.",
        hints: [adviceToQuote(lines[here.line], from: here.column)])
    case "found unexpected end of stream" where context.contains("quoted scalar"),
      "found unexpected document indicator":
      return lines.diagnostic(
        at: start ?? here, "The quotation mark that opens here is never closed.",
        hints: ["Close it with the same mark at the end of the value."])
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return lines.diagnostic(
        at: lines.backslash(before: here),
        "A backslash in double quotes begins a special character, and this is none.",
        hints: ["Write two backslashes, or put the value in single quotes."])
    case "out of memory":
      return Diagnostic(
        .error, at: Place(file: lines.file.path), "There is no memory left to read this file.")
    default:
      return wordsByContext(in: lines, from: start ?? here)
    }
  }

  /// Faults inside the parts of YAML that are of no use here, told by what was being read.
  private func wordsByContext(in lines: SourceLines, from start: Position) -> Diagnostic {
    if context.hasSuffix("block scalar") {
      return lines.diagnostic(
        at: start, "After '|' or '>' the text begins on the next line.",
        hints: [adviceToQuote(lines[start.line], from: start.column)])
    }
    let first = lines[start.line]?.scalar(at: start.column)
    if let first, "&*!%".unicodeScalars.contains(first) {
      return lines.indicator(first, at: start)
    }
    return lines.diagnostic(at: start, "This is not YAML: \(problem).")
  }
}
