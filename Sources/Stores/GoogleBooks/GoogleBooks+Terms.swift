package import Items

extension GoogleBooks {
  /// Results are shown as "powered by Google", in these words, and every book has a prominent link to
  /// its page there.
  ///
  /// - SeeAlso: <https://developers.google.com/books/branding>.
  package var terms: Terms {
    Terms(
      notice: .init(words: ["powered by Google"], links: ["https://books.google.com/"]),
      linksItems: true)
  }
}
