package import Items

extension ITunes {
  /// Previews of songs and music videos carry the note "provided courtesy of iTunes".
  ///
  /// A badge beside artwork and previews leads to the item: every item has a link under the name of
  /// its store, for the badges themselves are Apple's artwork and cannot be part of a theme.
  ///
  /// - SeeAlso: <https://performance-partners.apple.com/search-api>, the terms at its end.
  package var terms: Terms {
    Terms(
      notice: .init(words: ["iTunes", "Apple"]),
      courtesy: .init(.init(words: ["iTunes"]), besidePreviewsOf: [.song, .musicVideo]),
      linksItems: true)
  }
}
