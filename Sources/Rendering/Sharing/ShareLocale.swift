/// A language as Open Graph names it: `LANGUAGE_TERRITORY`.
struct ShareLocale: Sendable {
  let text: String

  /// Returns `nil` for a language that names no territory and has none here.
  ///
  /// - Parameter language: In letters of either case: `en`, `pt-BR`, `zh-Hant-HK`.
  init?(of language: DeclaredLanguage) {
    let tag = LanguageTag(language.tag)
    let named = tag.region.flatMap { $0.utf8.count == 2 ? $0.uppercased() : nil }
    let usual = tag.script == "hant" ? "TW" : Self.territories[tag.language]
    guard !tag.language.isEmpty, let territory = named ?? usual else { return nil }
    text = "\(tag.language)_\(territory)"
  }

  /// - SeeAlso: Unicode CLDR, "likely subtags".
  private static let territories: [Substring: String] = [
    "ar": "EG", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR", "en": "US", "es": "ES",
    "fa": "IR", "fi": "FI", "fr": "FR", "he": "IL", "hi": "IN", "hu": "HU", "id": "ID",
    "it": "IT", "ja": "JP", "ko": "KR", "nb": "NO", "nl": "NL", "no": "NO", "pl": "PL",
    "pt": "BR", "ro": "RO", "ru": "RU", "sk": "SK", "sv": "SE", "th": "TH", "tr": "TR",
    "uk": "UA", "vi": "VN", "zh": "CN",
  ]
}
