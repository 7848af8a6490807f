import Rendering
import Testing

@Suite struct LanguageKeyTests {
  @Test(
    "a language takes the texts of the nearest that has some, in its own characters",
    arguments: [
      ("de", "de"), ("de-AT-1996", "de"), ("DE-at", "de"), ("pt-BR", "pt-BR"), ("pt-PT", "pt"),
      ("pt-br", "pt-BR"), ("fr-CA", "en"), ("den", "en"), ("", "en"), ("-", "en"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
      ("cmn", "zh-Hans"), ("zh-Hant", "en"), ("zh-TW", "en"), ("zh-HK", "en"), ("zh-mo", "en"),
      ("zh-Hant-CN", "en"), ("iw", "he"), ("iw-IL", "he"), ("zh-1996", "zh-Hans"),
    ])
  func nearest(tag: String, found: String) {
    let own = ["de", "he", "pt", "pt-BR", "zh-Hans"]
    let languages = ByLanguage(
      fallback: "en", Dictionary(uniqueKeysWithValues: own.map { (LanguageKey($0), $0) }))
    #expect(languages[tag] == found)
  }

  @Test("who writes texts in traditional characters serves all their regions")
  func traditional() {
    let languages = ByLanguage(fallback: "en", [LanguageKey("zh-Hant"): "traditional"])
    for tag in ["zh-Hant", "zh-TW", "zh-HK", "zh-Hant-MO"] {
      #expect(languages[tag] == "traditional")
    }
    #expect(languages["zh"] == "en")
  }

  @Test("a file named by region is the same as one named by its characters")
  func sameKey() {
    #expect(LanguageKey("zh") == LanguageKey("zh-Hans"))
    #expect(LanguageKey("zh-TW") == LanguageKey("zh-Hant-tw"))
    #expect(LanguageKey("iw") == LanguageKey("he"))
  }
}
