import Collation
import Diagnostics
import Indexing
import QueryFiles
import Rendering

extension SiteSources {
  /// The languages of the pages, BCP 47 as the owner wrote them.
  var languages: Set<String> { Set(writtenLanguages.map(\.value)) }

  /// Where the owner wrote them: in the settings, the queries and the lists.
  private var writtenLanguages: [Placed<String>] {
    [settings.language] + queries.compactMap(\.language) + lists.compactMap(\.language)
  }

  /// What readers of a language will miss, told where it is written: its letters and order, each time
  /// that ICU does not know it, else once the words of the theme.
  func warningsAboutLanguages(
    _ alphabets: Alphabets, _ phrases: ByLanguage<Phrases>
  ) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var told: Set<Placed<String>> = []
    var toldOfTexts: Set<LanguageKey> = []
    for language in writtenLanguages where told.insert(language).inserted {
      let line = Array(LanguageKey(language.value).line)
      if !alphabets.alphabet(of: language.value).language.isKnown {
        warnings.append(Self.unknown(language))
      } else if !line.contains(LanguageKey(phrases[language.value].language)),
        let whole = line.last, toldOfTexts.insert(whole).inserted
      {
        warnings.append(Self.withoutTexts(language, whole))
      }
    }
    return warnings
  }

  private static func unknown(_ language: Placed<String>) -> Diagnostic {
    language.diagnostic(
      .warning, "The language '\(language.value)' is not known; letters and order are neutral.",
      hints: ["Write a code such as en, de or pt-BR."])
  }

  private static func withoutTexts(
    _ language: Placed<String>, _ whole: LanguageKey
  ) -> Diagnostic {
    language.diagnostic(
      .warning,
      "The theme has no texts in '\(language.value)', so its own words stand in English.",
      hints: [
        "Write 'Templates/Strings/\(whole.text).yml' with the keys of the built-in Strings/en.yml; the manual tells more under 'Other words'."
      ])
  }
}
