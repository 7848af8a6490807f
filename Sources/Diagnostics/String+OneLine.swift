extension String {
  /// The text on one line, without anything that could move a cursor or turn the direction of
  /// what follows.
  ///
  /// For texts of stores, which may hold whatever somebody sent them.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isDisruptive) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.isDisruptive ? " " : scalar) }
    return String(scalars)
  }

  /// The same with `·` for each of these but the tab, so that a reader sees that they are there.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isDisruptive) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.isDisruptive && scalar != "\t" ? "·" : scalar)
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may do something else with it than show it: controls, breaks of lines, and
  /// the marks that turn the direction of text.
  package var isDisruptive: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
