import Collation
import Testing

/// What a tag becomes.
struct LanguageTests {
  @Test(arguments: [
    ("en", "en"), ("pt-BR", "pt"), ("nb-NO-x-foo", "nb"), ("zh-Hant-TW", "zh"), ("iw", "he"),
    ("de-u-co-phonebk", "de"), ("EN-gb", "en"), ("und", ""),
  ])
  func knows(tag: String, code: String) {
    let language = Language(tag)
    #expect(language.isKnown)
    #expect(language.code == code)
    #expect(language.tag == tag)
  }

  @Test(
    "AZ-37 a language that ICU does not know falls back to root order, and says so",
    arguments: ["", "xx", "tlh", "got", "english please", "en_US_", "-", "e", "ä", "en\0", "\0"])
  func doesNotKnow(tag: String) {
    let language = Language(tag)
    #expect(!language.isKnown)
    #expect(language.code == "")
    let key = Collator(language: language).sortKey(of: "Ä")
    let rootKey = Collator(language: Language("und")).sortKey(of: "Ä")
    #expect(key == rootKey)
    let letters = LetterIndex(language: language)
    #expect(letters.labels.map(\.text).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }

  @Test("a tag of a megabyte is no language")
  func longTag() {
    #expect(!Language(String(repeating: "en-", count: 350_000)).isKnown)
  }

  @Test("AZ-36 the direction of the language", arguments: ["he", "ar", "fa", "ur", "yi"])
  func isRightToLeft(tag: String) {
    #expect(Language(tag).isRightToLeft)
    #expect(!Language("en").isRightToLeft)
    #expect(!Language("xx").isRightToLeft)
  }
}
