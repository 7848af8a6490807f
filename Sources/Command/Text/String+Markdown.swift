import Diagnostics

extension String {
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
