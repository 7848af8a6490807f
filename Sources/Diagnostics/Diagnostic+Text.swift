extension Diagnostic: CustomStringConvertible {
  /// The one text form: `path:line:column: severity: sentence`, the line, a caret, the hints.
  ///
  /// Lines longer than a terminal are cut around the caret. Controls, and marks that turn the
  /// direction of text, are shown as `·`, so that neither a file nor a store can move the reader's
  /// cursor, or have a sentence read otherwise than it stands.
  package var description: String {
    var lines = [
      [place?.description, severity.rawValue, summary].compactMap(\.self)
        .joined(separator: ": ")
    ]
    if let line = markedLine {
      lines.append("    " + line.before + line.after)
      lines.append("    " + line.indentation + "^")
    }
    lines += hints.map { "hint: \($0)" }
    return lines.map { $0.visible }.joined(separator: "\n")
  }
}
