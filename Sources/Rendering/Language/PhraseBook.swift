/// The theme's texts in all languages there are.
package struct PhraseBook: Sendable {
  private let languages: [String: Phrases]
  private let fallback: Phrases

  /// - Parameters:
  ///   - fallback: For pages in a language without texts.
  ///   - others: One for each further language; the first of two for the same one counts.
  package init(fallback: Phrases, _ others: [Phrases] = []) {
    self.fallback = fallback
    languages = Dictionary(
      ([fallback] + others).map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts for a page: those of `pt-BR`, else of `pt`, else the fallback.
  package func phrases(for language: String) -> Phrases {
    var tag = Substring(language)
    while !tag.isEmpty {
      if let phrases = languages[String(tag)] { return phrases }
      guard let hyphen = tag.utf8.lastIndex(of: UInt8(ascii: "-")) else { break }
      tag = tag[..<hyphen]
    }
    return fallback
  }

  /// By language in code points.
  var all: [Phrases] {
    languages.values.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
  }
}
