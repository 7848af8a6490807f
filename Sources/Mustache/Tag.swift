/// A tag as it stands in the text of a template.
struct Tag {
  enum Kind {
    case variable, raw, braced, section, inverted, close, partial, parent, block, comment,
      delimiters
    /// Its end is missing; `range` ends where the search for it was given up.
    case unclosed
  }

  let kind: Kind
  /// The bytes from the first of its opening delimiter up to what follows the closing one.
  let range: Range<Int>
  /// What stands between the delimiters, without the sign of its kind and outer blanks.
  let content: Range<Int>
}
