import Items
import Templates
import Testing

@testable import Rendering

/// The texts of the theme, all languages beside each other.
@Suite struct StringsTests {
  static let english = TestTheme.texts("en")

  @Test("a language has every text, once")
  func complete() {
    for language in TestTheme.languages {
      let entries = TestTheme.entries(of: TestTheme.file("Strings/\(language).yml")).map(\.0)
      #expect(Set(entries).count == entries.count, "\(language)")
      #expect(TestTheme.phrases(language).missing == [], "\(language)")
    }
  }

  @Test("a text is asked for once")
  func required() {
    let keys = PhraseKeys.required + PhraseKeys.counted
    #expect(Set(keys).count == keys.count)
  }

  @Test("a language has the keys of the English texts in their order, counts by its own plurals")
  func sameKeys() {
    let order = TestTheme.entries(of: TestTheme.file("Strings/en.yml")).map(\.0)
    for language in TestTheme.languages {
      let forms = PluralRule(language: language).forms.map(\.rawValue)
      let expected = order.flatMap { key in
        guard let noun = Self.noun(of: key) else { return [key] }
        return key.hasSuffix("-one") ? forms.map { "\(noun)-\($0)" } : []
      }
      let found = TestTheme.entries(of: TestTheme.file("Strings/\(language).yml")).map(\.0)
      // A language may write the symbols of currencies in its own way.
      let keys = found.filter { !$0.hasPrefix("currency-") }
      #expect(keys == expected, "\(language)")
    }
  }

  @Test("a region has only forms that its language has otherwise")
  func regions() {
    #expect(TestTheme.languages.count == 13 && TestTheme.regions.contains("de-CH"))
    for region in TestTheme.regions {
      let language = TestTheme.texts(String(region.prefix { $0 != "-" }))
      let own = TestTheme.texts(region)
      #expect(!own.isEmpty, "\(region)")
      for (key, text) in own {
        let isForm = ["number-", "price", "date-", "currency-"].contains(where: key.hasPrefix)
        #expect(isForm && language[key] != text, "\(region): \(key)")
      }
    }
  }

  @Test("no text of the theme is one that a site's own may not have")
  func known() {
    for language in TestTheme.languages + TestTheme.regions {
      let known = KnownTexts(english: Self.english, language: language)
      for (key, text) in TestTheme.texts(language) {
        #expect(known.fault(of: text, under: key) == nil, "\(language): \(key)")
      }
    }
  }

  @Test("what is filled into a text is the same in every language")
  func samePlaces() {
    for language in TestTheme.languages {
      for (key, text) in TestTheme.texts(language) {
        let places = Self.places(of: text)
        if let noun = Self.noun(of: key) {
          // "One song" and "two songs" may be words.
          let isWord = ["-zero", "-one", "-two"].contains(where: key.hasSuffix)
          #expect(places == ["{n}"] || (isWord && places == []), "\(language): \(noun)")
        } else {
          #expect(places == Self.places(of: Self.english[key] ?? ""), "\(language): \(key)")
        }
      }
    }
  }

  @Test("the markup of a text is the same in every language")
  func sameMarkup() {
    for language in TestTheme.languages {
      for (key, text) in TestTheme.texts(language) {
        let tags = Self.tags(of: text)
        #expect(tags == Self.tags(of: Self.english[key] ?? ""), "\(language): \(key)")
        if !key.hasSuffix("-html") { #expect(tags == [], "\(language): \(key)") }
      }
    }
  }

  @Test("no text is empty, has blanks around it or is still English")
  func isText() {
    for language in TestTheme.languages where language != "en" {
      let texts = TestTheme.texts(language)
      for (key, text) in texts where key != "separator" && key != "number-group" {
        #expect(
          !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(language): \(key)")
      }
      for (key, text) in texts where Self.isTranslated(key, text) {
        #expect(text != Self.english[key], "\(language): \(key)")
      }
    }
  }

  /// Whether no two languages have the same text for a key: one of several words, and no name.
  ///
  /// A single word may be the same in several: `Album`.
  private static func isTranslated(_ key: String, _ text: String) -> Bool {
    let names = ["country-", "store-", "label-", "fact-rating-", "kind-mac-app"]
    let words = text.replacing(/\{[a-z]+\}|<[^>]*>/, with: " ").split { !$0.isLetter }
    return !names.contains(where: key.hasPrefix) && words.count { $0.count > 1 } > 1
  }

  private static func noun(of key: String) -> Substring? {
    guard key.hasPrefix("count-"), let hyphen = key.lastIndex(of: "-") else { return nil }
    return key[..<hyphen]
  }

  /// `{n}`, `{title}` and so on, in the order of their names.
  private static func places(of text: String) -> [String] {
    text.matches(of: /\{[a-z]+\}/).map { String($0.output) }.sorted()
  }

  private static func tags(of text: String) -> [String] {
    text.matches(of: /<[^>]*>/).map { String($0.output) }.sorted()
  }
}
