/// A language as Open Graph names it: `LANGUAGE_TERRITORY`.
struct ShareLocale: Sendable {
  let text: String

  /// Returns `nil` for a language that names no territory and has none here.
  ///
  /// - Parameter language: BCP 47: `en`, `pt-BR`, `zh-Hant-HK`.
  init?(of language: String) {
    let parts = language.split(separator: "-")
    guard let first = parts.first else { return nil }
    let territory = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
    let isTraditional = parts.contains("Hant")
    guard
      let territory = territory ?? (isTraditional ? "TW" : Self.territories[first.lowercased()])
    else { return nil }
    text = "\(first.lowercased())_\(territory)"
  }

  /// - SeeAlso: Unicode CLDR, "likely subtags".
  private static let territories: [String: String] = [
    "ar": "EG", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR", "en": "US", "es": "ES",
    "fa": "IR", "fi": "FI", "fr": "FR", "he": "IL", "hi": "IN", "hu": "HU", "id": "ID",
    "it": "IT", "ja": "JP", "ko": "KR", "nb": "NO", "nl": "NL", "no": "NO", "pl": "PL",
    "pt": "BR", "ro": "RO", "ru": "RU", "sk": "SK", "sv": "SE", "th": "TH", "tr": "TR",
    "uk": "UA", "vi": "VN", "zh": "CN",
  ]
}
