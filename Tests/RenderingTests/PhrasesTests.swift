import Items
import Testing

@testable import Rendering

@Suite struct PhrasesTests {
  static let english = TestTheme.phrases("en")
  static let german = TestTheme.phrases("de")

  @Test func aMissingTextIsNamedAndTakenFromTheFallback() {
    let phrases = Phrases(language: "fr", texts: ["skip": "Aller"], fallback: Self.english)
    #expect(phrases["skip"] == "Aller")
    #expect(phrases["view"] == "View")
    #expect(phrases.count(2, "count-song") == "2 songs")
    #expect(!phrases.missing.contains("skip"))
    #expect(phrases.missing.contains("view"))
    #expect(phrases.missing.contains("count-song-one"))
  }

  @Test func aTextNobodyHasIsItsKey() {
    #expect(Phrases(language: "xx", texts: [:])["no-such"] == "no-such")
  }

  @Test(arguments: [
    (1_290_000, "USD", "$1.29", "1,29\u{A0}$", "1.29"),
    (0, "USD", "Free", "Gratis", "0"),
    (4_900_000_000, "KRW", "₩4,900", "4.900\u{A0}₩", "4900"),
    (12_600_000, "GBP", "£12.60", "12,60\u{A0}£", "12.6"),
    (1_234_567_890_000, "EUR", "€1,234,567.89", "1.234.567,89\u{A0}€", "1234567.89"),
    (129_000_000, "SEK", "SEK\u{A0}129.00", "129,00\u{A0}SEK", "129"),
    (1_500_000, "KWD", "KWD\u{A0}1.500", "1,500\u{A0}KWD", "1.5"),
    (5_000, "USD", "$0.01", "0,01\u{A0}$", "0.005"),
    (990_000, "ZZZ", "ZZZ\u{A0}0.99", "0,99\u{A0}ZZZ", "0.99"),
  ])
  func price(_ micros: Int, _ code: String, _ english: String, _ german: String, _ plain: String)
    throws
  {
    let price = try #require(Price(micros: micros, currency: code))
    #expect(Self.english.price(price) == english)
    #expect(Self.german.price(price) == german)
    #expect(Phrases.plain(price) == plain)
  }

  @Test func theLargestPriceIsWritten() throws {
    let price = try #require(Price(micros: .max, currency: "JPY"))
    #expect(Self.english.price(price) == "¥9,223,372,036,855")
  }

  @Test(
    "GB-15: a date is shown as exactly as it is known",
    arguments: [
      (PartialDate(year: 1999), "1999", "1999"),
      (PartialDate(year: 1999, month: 7), "July 1999", "Juli 1999"),
      (PartialDate(year: 1999, month: 7, day: 3), "3 July 1999", "3. Juli 1999"),
    ])
  func date(_ date: PartialDate?, _ english: String, _ german: String) throws {
    let date = try #require(date)
    #expect(Self.english.date(date) == english)
    #expect(Self.german.date(date) == german)
  }

  @Test(arguments: [
    (0, "0:00"), (59, "0:59"), (231, "3:51"), (3723, "1:02:03"), (-5, "0:00"),
    (360_000, "100:00:00"),
  ])
  func duration(_ seconds: Int, _ text: String) {
    #expect(Self.english.duration(seconds: seconds) == text)
  }

  @Test(arguments: [
    (0, "0\u{A0}bytes"), (999, "999\u{A0}bytes"), (1000, "1\u{A0}KB"), (1550, "1.5\u{A0}KB"),
    (120_532_992, "120.5\u{A0}MB"), (999_999, "999.9\u{A0}KB"), (1_000_000, "1\u{A0}MB"),
    (7_300_000_000, "7.3\u{A0}GB"), (7_300_000_000_000, "7,300\u{A0}GB"), (-1, "0\u{A0}bytes"),
  ])
  func size(_ bytes: Int, _ text: String) {
    #expect(Self.english.size(bytes: bytes) == text)
  }

  @Test(arguments: [
    (450, 5, nil, "4.5 of 5"), (710, 10, 858_780, "7.1 of 10 (858,780 ratings)"),
    (100, 5, 1, "1 of 5 (1 rating)"), (5_500, 100, nil, "55 of 100"),
  ])
  func rating(_ hundredths: Int, _ best: Int, _ votes: Int?, _ text: String) {
    #expect(Self.english.rating(hundredths: hundredths, of: best, votes: votes) == text)
  }

  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ja", 1, "other"),
    ("ru", 1, "one"), ("ru", 11, "many"), ("ru", 22, "few"), ("ru", 112, "many"),
    ("pl", 22, "few"), ("pl", 21, "many"), ("cs", 4, "few"), ("ro", 19, "few"), ("ro", 20, "other"),
    ("he", 2, "two"), ("ar", 0, "zero"), ("ar", 103, "few"), ("ar", 111, "many"),
    ("ar", 100, "other"), ("pt-BR", 2, "other"), ("pt", 0, "one"), ("pt-PT", 0, "other"),
    ("FR", 0, "one"), ("iw", 2, "two"), ("zh-Hant", 1, "other"),
  ])
  func plural(_ language: String, _ number: Int, _ form: String) {
    let rule = PluralRule(language: language)
    #expect(rule.form(of: number).rawValue == form)
    #expect(rule.forms.contains(rule.form(of: number)))
  }

  @Test func anUnknownKindIsMadeReadable() {
    #expect(Self.english.kind(.other("feature-movie")) == "Feature movie")
    #expect(Self.english.kind(.other("interactiveBooklet")) == "Interactive booklet")
    #expect(Self.english.kind(.musicVideo) == "Music Video")
  }

  @Test(arguments: [
    ("en", false), ("he", true), ("ar-EG", true), ("pa-Arab", true), ("az-Latn", false),
    ("fa", true), ("", false), ("HE", true), ("AR-eg", true), ("iw", true), ("ji", true),
    ("he-1996", true), ("fa-x-latn", true),
  ])
  func direction(_ language: String, _ isRightToLeft: Bool) {
    #expect((Direction(of: language) == .rightToLeft) == isRightToLeft)
  }
}
