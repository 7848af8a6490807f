import Diagnostics

/// The advice for a value that YAML does not take as text: how the line looks with quotes.
///
/// - Parameters:
///   - line: The line as it stands in the file; a long one is not looked at, so that thousands of
///     faults in it cost no time.
///   - column: Where in it the value begins, from 1.
/// - Returns: `Put the value in quotes: title: "Dune: Part Two"`, or the first half alone where
///   the value is not plainly the rest of the line.
package func adviceToQuote(_ line: String?, from column: Int) -> String {
  let advice = "Put the value in quotes"
  guard let line, line.utf8.count < 500 else { return "\(advice)." }
  let scalars = line.unicodeScalars
  let key = String(scalars.prefix(max(0, column - 1))).trimmingBlanks
  let value = String(scalars.dropFirst(max(0, column - 1))).trimmingBlanks
  let isWholeValue = key.hasSuffix(":") || key.hasSuffix("-")
  let isInList = key.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
  guard isWholeValue, !isInList, !value.isEmpty, key.utf8.count + value.utf8.count < 90 else {
    return "\(advice)."
  }
  return "\(advice): \(key) \(quoted(String(value)))"
}

/// The text as a quoted scalar of YAML: in double quotes where nothing in it needs escaping.
private func quoted(_ text: String) -> String {
  let needsEscape = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  guard needsEscape else { return "\"\(text)\"" }
  return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    + "'"
}

/// A text as a scalar of YAML on one line, also inside of brackets: as it is where nobody could read
/// it otherwise, else in quotes.
///
/// - Parameter text: Without control characters.
/// - Returns: What a reader takes for just this text.
package func yamlScalar(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let isWord = { (scalar: Unicode.Scalar) in scalar.properties.isAlphabetic || isDigit(scalar) }
  let isPlain =
    scalars.first.map(isWord) ?? false && scalars.last.map(isWord) ?? false
    && scalars.allSatisfy { isWord($0) || $0 == " " || $0 == "-" || $0 == "_" || $0 == "." }
  return isPlain ? text : quoted(text)
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
