extension Unicode.Scalar {
  /// Whether it is an apostrophe, in any of the forms in which stores write one.
  var isApostrophe: Bool {
    self == "'" || self == "\u{2019}" || self == "\u{2018}" || self == "\u{2BC}"
  }
}
