import Mustache
import Items
import Pages

/// The keys that a language's texts must have.
enum PhraseKeys {
  /// The words of the kinds that have names of their own.
  static let kinds = Kind.known.map(\.word)

  /// Without plural forms, each once.
  static let required: [String] = fixed + others.filter { !fixed.contains($0) }

  /// Those that templates use as they are.
  private static let fixed = ThemeText.fields.map(\.name)

  /// Those of which names of kinds, facets and so on are made; some of them are fixed too.
  private static let others: [String] =
    patterns + months
    + kinds.flatMap { ["kind-\($0)", "kinds-\($0)"] }
    + Fact.Name.allCases.map { "fact-\($0.rawValue)" }
    + NewsTopic.allCases.map { "news-\($0.rawValue)" }
    + Facet.allCases.flatMap { ["index-\($0.rawValue)", "about-\($0.rawValue)"] }

  /// The nouns that are counted, each with a text for every plural form of the language.
  static let counted: [String] =
    kinds.map { "count-\($0)" } + NewsTopic.allCases.map { "count-news-\($0.rawValue)" } + [
      "count-entry", "count-catalog", "count-creator", "count-page", "count-rating",
    ]

  private static let months = (1...12).map { "month-\($0)" } + (1...12).map { "day-month-\($0)" }

  private static let patterns = [
    "title-part", "title-part-number", "number-group", "number-group-from",
    "number-decimal", "price", "price-word",
    "free", "date-day", "date-month",
    "date-year", "years", "years-open", "rating", "rating-votes", "size-bytes", "size-kb",
    "size-mb",
    "size-gb", "entries-by", "stores-in", "entries-none", "entries-unknown",
    "store-in-country",
    "by", "preview", "preview-of", "neighbours", "pinned", "the-rest", "unknown", "untitled", "yes",
    "collection", "kind-at", "gone", "gone-since",
    "number-track", "number-track-of", "number-part", "number-part-of", "released", "published",
    "first-shown", "length", "genre", "genres", "country", "store", "identifier", "everything",
    "about-everything",
    "about-indexes", "decade", "asked", "about-news", "news-more", "price-none", "price-before",
    "prices-range",
  ]
}
