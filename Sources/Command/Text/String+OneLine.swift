extension String {
  /// The text on one line, without anything that could move a cursor or turn the direction of
  /// what follows.
  ///
  /// For texts of stores, which may hold whatever somebody sent them.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isDisruptive) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.isDisruptive ? " " : scalar) }
    return String(scalars)
  }

  /// The text on one line as Markdown that shows it letter by letter.
  ///
  /// - SeeAlso: CommonMark, "Backslash escapes": any ASCII punctuation may have one.
  var inMarkdown: String {
    var escaped = ""
    for scalar in onOneLine.unicodeScalars {
      if Self.marks.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// What begins something in Markdown within a line, in GitHub's reading of it too: addresses and
  /// names of people become links, and dollars formulas.
  private static let marks = Set("\\`*_{}[]<>#|~&!@:$^=.".unicodeScalars)
}

extension Unicode.Scalar {
  /// Controls, breaks of lines, and the marks that turn the direction of text.
  fileprivate var isDisruptive: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
