import Pages
import Testing

@Suite struct SlugTests {
  @Test(
    "Letters, digits and marks stay, everything else is one hyphen",
    arguments: [
      ("Guns N' Roses", "guns-n-roses"), ("AC/DC", "ac-dc"), ("  Ångström  ", "ångström"),
      ("Über-Mensch", "über-mensch"), ("東京 2020", "東京-2020"), ("ไฟล์ fallback", "ไฟล์-fallback"),
      ("What? \"Live\": <A|B> *", "what-live-a-b"), ("_private.draft", "private-draft"),
      ("İstanbul", "i̇stanbul"), ("e\u{301}", "é"), ("ΣΊΣΥΦΟΣ", "σίσυφος"),
    ])
  func keepsLetters(_ name: String, _ slug: String) {
    #expect(Slug(name)?.text == slug)
    #expect(Slug(name).map { Array($0.text.unicodeScalars) } == Array(slug.unicodeScalars))
  }

  @Test(
    "AZ-34 Invisible characters vanish, and what they parted is composed",
    arguments: [
      ("\u{FEFF}alpha", "alpha"), ("al\u{AD}p\u{200B}ha", "alpha"),
      ("e\u{200D}\u{301}", "\u{E9}"), ("\u{1100}\u{200B}\u{1161}", "\u{AC00}"),
    ])
  func dropsFormatCharacters(_ name: String, _ slug: String) throws {
    let found = try #require(Slug(name))
    #expect(Array(found.text.unicodeScalars) == Array(slug.unicodeScalars))
    #expect(Array(Slug(found.text)?.text.utf8 ?? "".utf8) == Array(found.text.utf8))
  }

  @Test("A grapheme of more than 80 bytes has no slug")
  func hugeGrapheme() {
    #expect(Slug("a" + String(repeating: "\u{301}", count: 60)) == nil)
  }

  @Test("A name without letter or digit has no slug", arguments: ["", "!?", "🎵", "\u{301}", "—"])
  func hasNone(_ name: String) {
    #expect(Slug(name) == nil)
  }

  @Test("SG-07 A slug is its own slug; SG-05 cut at a grapheme within 80 bytes")
  func isIdempotent() throws {
    let samples = (0..<200).map { number in
      String(repeating: "กำ\u{E49} Ж\(number)-é👩‍👧 ", count: number % 9 + 1)
    }
    for sample in samples {
      let slug = try #require(Slug(sample))
      #expect(Slug(slug.text) == slug)
      #expect(slug.text.utf8.count <= 80)
      #expect(!slug.text.hasSuffix("-"))
    }
  }

  @Test("ASCII slugs are transliterated", arguments: [("Привет", "privet"), ("Müsli", "musli")])
  func transliterates(_ name: String, _ slug: String) {
    #expect(Slug(name, isASCII: true)?.text == slug)
  }

  @Test("SG-04 Names that meet are told apart, whatever their order")
  func segments() {
    let names = ["Guns N' Roses", "Guns N Roses", "!!!", "東京"]
    let segments = Slug.segments(for: names, isASCII: false)
    #expect(segments == Slug.segments(for: names.reversed(), isASCII: false))
    #expect(segments["Guns N Roses"] == "guns-n-roses")
    #expect(segments["Guns N' Roses"] == "guns-n-roses-cefa6d")
    #expect(Set(segments.values).count == names.count)
    #expect(segments["!!!"]?.count == 6)
  }
}
