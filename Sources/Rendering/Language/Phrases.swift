import Markup

/// The texts of the theme in one language, by their keys in `Templates/Strings/LANGUAGE.yml`.
///
/// A key that the language lacks is taken from the fallback, in the end as the key itself, so
/// that a page always can be made; `missing` names such keys.
package final class Phrases: Sendable {
  /// BCP 47.
  package let language: String
  private let texts: [String: String]
  /// The texts of the language and, for keys that it lacks, of its fallback.
  private let patterns: [String: Pattern]
  private let families: [Family: [String: String]]
  /// The names of the months from January on, where they stand alone or with a year.
  let months: [String]
  /// The same behind a day, which some languages put into another case.
  let monthsOfDays: [String]
  /// The fewest digits that are parted into groups.
  let groupedDigits: Int
  private let fallback: [String: String]
  private let plurals: PluralRule
  private let fallbackPlurals: PluralRule

  /// Texts whose keys begin with the same word and go on with one that comes from a store.
  enum Family: String, Sendable {
    case badge, collection, country, courtesies, courtesy, currency, fact, index, kind, kinds, label
    case language, store
  }

  /// - Parameters:
  ///   - language: BCP 47.
  ///   - texts: Each key and its text; placeholders are written `{name}`.
  ///   - fallback: The texts of a language that has them all, or of one that has most, as German
  ///     for Austria; what that has counts as this language's own.
  package init(language: String, texts: [String: String], fallback: Phrases? = nil) {
    self.language = language
    if let fallback, LanguageKey(language).line.contains(LanguageKey(fallback.language)) {
      self.texts = fallback.texts.merging(texts) { $1 }
      self.fallback = fallback.fallback
    } else {
      self.texts = texts
      self.fallback = fallback?.texts ?? [:]
    }
    let all = self.fallback.merging(self.texts) { $1 }
    patterns = all.mapValues { Pattern($0) }
    families = Self.families(of: all)
    let months = (1...12).map { all["month-\($0)"] ?? "month-\($0)" }
    self.months = months
    let own = self.texts
    monthsOfDays = (1...12).map { own["day-month-\($0)"] ?? own["month-\($0)"] ?? months[$0 - 1] }
    groupedDigits = all["number-group-from"].flatMap { Int($0) } ?? 4
    plurals = PluralRule(language: language)
    fallbackPlurals = fallback?.plurals ?? plurals
  }

  private static func families(of texts: [String: String]) -> [Family: [String: String]] {
    var families: [Family: [String: String]] = [:]
    for (key, text) in texts {
      let parts = key.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let family = Family(rawValue: String(parts[0])) else { continue }
      families[family, default: [:]][String(parts[1])] = text
    }
    return families
  }

  /// The keys that every theme needs and this language lacks, in the order of `PhraseKeys.required`.
  package var missing: [String] {
    PhraseKeys.required.filter { texts[$0] == nil }
      + PhraseKeys.counted.flatMap { key in
        plurals.forms.map { "\(key)-\($0.rawValue)" }.filter { texts[$0] == nil }
      }
  }

  subscript(key: String) -> String { patterns[key]?.text ?? key }

  /// The text; `nil` when neither the language nor its fallback has it.
  func text(named key: String) -> String? { patterns[key]?.text }

  /// The text `FAMILY-WORD`; `nil` when neither the language nor its fallback has it.
  func optional(_ family: Family, _ word: String) -> String? { families[family]?[word] }

  func text(_ family: Family, _ word: String) -> String {
    optional(family, word) ?? "\(family.rawValue)-\(word)"
  }

  /// The text with each `{name}` replaced.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    patterns[key]?.filled(with: values) ?? key
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
    return Pattern(pattern).filled(with: ["n": self.number(number)])
  }

  /// A text that is markup of the theme (its key ends in `-html`), with plain text filled in.
  func html(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> HTML? {
    patterns[key].map { HTML(trusted: $0.filled(with: values) { HTML(escaping: $0).text }) }
  }
}
