import Markup

/// The texts of the theme in one language, by their keys in `Templates/Strings/LANGUAGE.yml`.
///
/// A key that the language lacks is taken from the fallback, in the end as the key itself, so
/// that a page always can be made; `missing` names such keys.
package struct Phrases: Sendable {
  /// BCP 47.
  package let language: String
  private let texts: [String: String]
  private let fallback: [String: String]
  private let plurals: PluralRule
  private let fallbackPlurals: PluralRule

  /// - Parameters:
  ///   - language: BCP 47.
  ///   - texts: Each key and its text; placeholders are written `{name}`.
  ///   - fallback: The texts of a language that has them all.
  package init(language: String, texts: [String: String], fallback: Phrases? = nil) {
    self.language = language
    self.texts = texts
    self.fallback = fallback?.texts ?? [:]
    plurals = PluralRule(language: language)
    fallbackPlurals = fallback?.plurals ?? plurals
  }

  /// The keys that every theme needs and this language lacks, in the order of `PhraseKeys.required`.
  package var missing: [String] {
    PhraseKeys.required.filter { texts[$0] == nil }
      + PhraseKeys.counted.flatMap { key in
        plurals.forms.map { "\(key)-\($0.rawValue)" }.filter { texts[$0] == nil }
      }
  }

  subscript(key: String) -> String { optional(key) ?? key }

  /// `nil` when neither the language nor its fallback has such a text.
  func optional(_ key: String) -> String? { texts[key] ?? fallback[key] }

  /// The text with each `{name}` replaced.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    Self.fill(self[key], values)
  }

  /// The number with its noun: `1 song`, `62 songs`.
  ///
  /// - Parameters:
  ///   - number: How many; negative ones count as 0.
  ///   - noun: A key of `PhraseKeys.counted`.
  /// - Returns: The text for the plural form that the number takes.
  func count(_ number: Int, _ noun: String) -> String {
    let number = max(0, number)
    let pattern =
      texts["\(noun)-\(plurals.form(of: number).rawValue)"]
      ?? fallback["\(noun)-\(fallbackPlurals.form(of: number).rawValue)"] ?? "{n}"
    return Self.fill(pattern, ["n": self.number(number)])
  }

  /// A text that is markup of the theme (its key ends in `-html`), with plain text filled in.
  func html(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> HTML? {
    optional(key).map { HTML(trusted: Self.fill($0, values) { HTML(escaping: $0).text }) }
  }

  private static func fill(
    _ pattern: String, _ values: KeyValuePairs<String, String>,
    as written: (String) -> String = { $0 }
  ) -> String {
    guard pattern.utf8.contains(UInt8(ascii: "{")) else { return pattern }
    var text = ""
    var rest = Substring(pattern)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.utf8.index(after: open)..<close]
      text += rest[..<open]
      if let value = values.first(where: { $0.key == name })?.value {
        text += written(value)
      } else {
        text += rest[open...close]
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return text + rest
  }
}
