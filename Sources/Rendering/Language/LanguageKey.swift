/// A language under which texts are kept, and the way from it to those that may stand in for it.
///
/// Of `de-AT` the parent is `de`. Chinese is written with two sets of characters, of which a reader
/// may know only one: a tag without a script gets that of its region, and traditional characters
/// never give way to simplified ones.
package struct LanguageKey: Hashable, Sendable {
  /// A tag of BCP 47 in small letters: `pt-br`, `zh-hant-tw`.
  package let text: String

  /// - Parameter tag: BCP 47, in letters of either case; any other text is a language of its own.
  package init(_ tag: String) {
    text = LanguageTag(tag).text
  }

  /// The language whose texts may stand in: the tag without its last part; `nil` where there is
  /// none.
  package var parent: LanguageKey? {
    guard let hyphen = text.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let rest = text[..<hyphen]
    return rest == "zh" ? nil : LanguageKey(String(rest))
  }

  /// The language itself, its parent, and so on.
  package var line: some Sequence<LanguageKey> { sequence(first: self, next: \.parent) }
}
