import Items
import Testing

@testable import Rendering

/// Prices, dates and numbers as readers of a language write them.
///
/// Blanks: `␣` is one that does not break, `⍽` a narrow one, `®` the mark that what follows runs
/// from right to left, `°` the mark that what stands before it runs from left to right.
@Suite struct NumbersByLanguageTests {
  @Test(
    "prices",
    arguments: [
      ("en", "$1,234.50", "€0.99", "¥1,500"), ("de", "1.234,50␣$", "0,99␣€", "1.500␣¥"),
      ("fr", "1⍽234,50␣$US", "0,99␣€", "1⍽500␣¥"), ("es", "1234,50␣US$", "0,99␣€", "1500␣¥"),
      ("it", "1234,50␣$", "0,99␣€", "1500␣¥"), ("pt", "US$␣1.234,50", "€␣0,99", "JP¥␣1.500"),
      ("nl", "US$␣1.234,50", "€␣0,99", "JP¥␣1.500"), ("ja", "$1,234.50", "€0.99", "￥1,500"),
      ("ko", "US$1,234.50", "€0.99", "JP¥1,500"), ("zh-Hans", "US$1,234.50", "€0.99", "JP¥1,500"),
      ("ru", "1␣234,50␣$", "0,99␣€", "1␣500␣¥"), ("he", "®1,234.50␣®$", "®0.99␣®€", "®1,500␣®¥"),
      ("ar", "®1,234.50␣US$°", "®0.99␣€", "®1,500␣JP¥°"),
    ])
  func prices(language: String, dollars: String, euros: String, yen: String) throws {
    let phrases = TestTheme.phrases(language)
    let prices = [(1_234_500_000, "USD"), (990_000, "EUR"), (1_500_000_000, "JPY")]
    let texts = try prices.map { micros, code in
      Self.visible(phrases.price(try #require(Price(micros: micros, currency: code))))
    }
    #expect(texts == [dollars, euros, yen])
  }

  @Test(
    "a sign stays behind its letters in texts that run from right to left",
    arguments: [
      ("he", "AUD", "®0.99␣®A$°"), ("he", "GHS", "®0.99␣®GH₵°"), ("he", "CHF", "®0.99␣®CHF"),
      ("ar", "CZK", "®0.99␣Kč"), ("ar", "SAR", "®0.99␣ر.س.®"), ("en", "AUD", "A$0.99"),
    ])
  func signsBehindLetters(language: String, code: String, text: String) throws {
    let price = try #require(Price(micros: 990_000, currency: code))
    #expect(Self.visible(TestTheme.phrases(language).price(price)) == text)
  }

  @Test(
    "regions that write them otherwise than their language at large",
    arguments: [
      ("de-AT", "$␣1␣234,50", "1␣234", "7. Mai 2022"),
      ("de-CH", "$␣1’234.50", "1’234", "7. Mai 2022"),
      ("en-CA", "US$1,234.50", "1,234", "May 7, 2022"),
      ("en-GB", "US$1,234.50", "1,234", "7 May 2022"),
      ("en-US", "$1,234.50", "1,234", "May 7, 2022"),
      ("es-MX", "USD␣1,234.50", "1,234", "7 de mayo de 2022"),
      ("fr-CA", "1␣234,50␣$␣US", "1␣234", "7 mai 2022"),
      ("pt-PT", "1234,50␣US$", "1234", "7 de maio de 2022"),
    ])
  func regions(region: String, dollars: String, number: String, day: String) throws {
    let language = String(region.prefix { $0 != "-" })
    let phrases = TestTheme.phrases(region, fallback: TestTheme.phrases(language))
    let price = try #require(Price(micros: 1_234_500_000, currency: "USD"))
    let date = try #require(PartialDate(year: 2022, month: 5, day: 7))
    #expect(Self.visible(phrases.price(price)) == dollars)
    #expect(Self.visible(phrases.number(1234)) == number)
    #expect(phrases.date(date) == day)
  }

  @Test(
    "dates, as exactly as they are known, and years",
    arguments: [
      ("en", "7 May 2022", "May 2022", "2022", "2004–2010", "2004–"),
      ("de", "7. Mai 2022", "Mai 2022", "2022", "2004–2010", "seit 2004"),
      ("fr", "7 mai 2022", "mai 2022", "2022", "2004–2010", "depuis 2004"),
      ("es", "7 de mayo de 2022", "mayo de 2022", "2022", "2004–2010", "desde 2004"),
      ("it", "7 maggio 2022", "maggio 2022", "2022", "2004–2010", "dal 2004"),
      ("pt", "7 de maio de 2022", "maio de 2022", "2022", "2004–2010", "desde 2004"),
      ("nl", "7 mei 2022", "mei 2022", "2022", "2004–2010", "sinds 2004"),
      ("ja", "2022年5月7日", "2022年5月", "2022年", "2004年～2010年", "2004年～"),
      ("ko", "2022년 5월 7일", "2022년 5월", "2022년", "2004년~2010년", "2004년~"),
      ("zh-Hans", "2022年5月7日", "2022年5月", "2022年", "2004–2010年", "2004年至今"),
      ("ru", "7 мая 2022␣г.", "май 2022␣г.", "2022", "2004–2010", "с 2004"),
      ("he", "7 במאי 2022", "מאי 2022", "2022", "2004–2010", "מאז 2004"),
      ("ar", "7 مايو 2022", "مايو 2022", "2022", "2004–2010", "منذ 2004"),
    ])
  func dates(
    language: String, day: String, month: String, year: String, years: String, open: String
  ) {
    let phrases = TestTheme.phrases(language)
    let dates = [
      PartialDate(year: 2022, month: 5, day: 7), PartialDate(year: 2022, month: 5),
      PartialDate(year: 2022),
    ]
    #expect(
      dates.compactMap(\.self).map { Self.visible(phrases.date($0)) } == [day, month, year])
    #expect(phrases.years(Item.YearSpan(start: 2004, end: 2010)) == years)
    #expect(phrases.years(Item.YearSpan(start: 2004, end: nil)) == open)
    #expect(phrases.years(Item.YearSpan(start: 2022, end: 2022)) == year)
  }

  @Test(
    "numbers, sizes and ratings",
    arguments: [
      ("en", "1,234", "12,345", "12.3␣MB", "4.5 of 5"),
      ("de", "1.234", "12.345", "12,3␣MB", "4,5 von 5"),
      ("fr", "1⍽234", "12⍽345", "12,3␣Mo", "4,5 sur 5"),
      ("es", "1234", "12.345", "12,3␣MB", "4,5 de 5"),
      ("it", "1234", "12.345", "12,3␣MB", "4,5 su 5"),
      ("pt", "1.234", "12.345", "12,3␣MB", "4,5 de 5"),
      ("nl", "1.234", "12.345", "12,3␣MB", "4,5 van 5"),
      ("ja", "1,234", "12,345", "12.3␣MB", "5点満点で4.5点"),
      ("ko", "1,234", "12,345", "12.3MB", "5점 만점에 4.5점"),
      ("zh-Hans", "1,234", "12,345", "12.3␣MB", "4.5/5 分"),
      ("ru", "1␣234", "12␣345", "12,3␣МБ", "4,5 из 5"),
      ("he", "1,234", "12,345", "12.3␣MB", "4.5 מתוך 5"),
      ("ar", "1,234", "12,345", "12.3␣ميغابايت", "4.5 من 5"),
    ])
  func numbers(language: String, short: String, long: String, size: String, rating: String) {
    let phrases = TestTheme.phrases(language)
    #expect(Self.visible(phrases.number(1234)) == short)
    #expect(Self.visible(phrases.number(12345)) == long)
    #expect(Self.visible(phrases.size(bytes: 12_345_678)) == size)
    #expect(phrases.rating(hundredths: 450, of: 5, votes: nil) == rating)
  }

  @Test(
    "counts, in the plural of each number",
    arguments: [
      ("en", [0: "0 songs", 1: "1 song", 2: "2 songs"]),
      ("fr", [0: "0 chanson", 1: "1 chanson", 2: "2 chansons"]),
      ("es", [0: "0 canciones", 1: "1 canción", 1234: "1234 canciones"]),
      ("it", [0: "0 brani", 1: "1 brano"]), ("nl", [1: "1 nummer", 2: "2 nummers"]),
      ("pt", [0: "0 música", 1: "1 música", 2: "2 músicas"]),
      ("ja", [1: "1曲", 62: "62曲"]), ("ko", [1: "노래 1곡"]), ("zh-Hans", [1: "1 首歌曲"]),
      ("ru", [1: "1 песня", 3: "3 песни", 5: "5 песен", 11: "11 песен", 21: "21 песня"]),
      ("he", [0: "0 שירים", 1: "שיר אחד", 2: "שני שירים", 11: "11 שירים"]),
      (
        "ar",
        [
          0: "لا أغانٍ", 1: "أغنية واحدة", 2: "أغنيتان", 5: "5 أغانٍ", 11: "11 أغنية",
          100: "100 أغنية", 103: "103 أغانٍ",
        ]
      ),
    ])
  func counts(language: String, expected: [Int: String]) {
    let phrases = TestTheme.phrases(language)
    for (number, text) in expected { #expect(phrases.count(number, "count-song") == text) }
  }

  private static func visible(_ text: String) -> String {
    let marks: KeyValuePairs = ["\u{A0}": "␣", "\u{202F}": "⍽", "\u{200F}": "®", "\u{200E}": "°"]
    return marks.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}
