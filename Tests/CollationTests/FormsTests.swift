import Collation
import Testing

struct FormsTests {
  @Test(
    "what is the same to a reader who searches",
    arguments: [
      ("Árvore", "arvore"), ("CAFÉ", "cafe"), ("Guns N’ Roses", "guns n' roses"),
      ("Mötley Crüe", "motley crue"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Øl", "ol"),
      ("Æther", "aether"), ("İstanbul", "istanbul"), ("Ёлки", "елки"), ("ΆΓΙΟΣ", "αγιοσ"),
      ("ＡＢＣ", "abc"), ("", ""), ("a\u{AD}b", "ab"),
    ])
  func folds(text: String, folded: String) {
    #expect(text.foldedForSearch == folded)
    #expect(folded.foldedForSearch == folded)
  }

  @Test("voiced kana and vowel signs are no accents", arguments: [("が", "か"), ("कु", "क")])
  func keeps(text: String, other: String) {
    #expect(text.foldedForSearch != other.foldedForSearch)
  }

  @Test(
    "Latin letters for ascii-slugs",
    arguments: [
      ("Björk", "Bjork"), ("Ёлки", "Elki"), ("Ωmega", "Omega"), ("ß", "ss"), ("plain", "plain"),
      ("東京", "dong jing"), ("カメラ", "kamera"), ("한국", "hangug"), ("😀", "😀"),
    ])
  func transliterates(text: String, latin: String) {
    #expect(text.transliterated == latin)
  }

  @Test(
    "small letters by the rules of no language",
    arguments: [
      ("ABC", "abc"), ("ΟΔΟΣ", "οδος"), ("İ", "i\u{307}"), ("I", "i"), ("É", "é"),
      ("E\u{301}", "é"), ("日本", "日本"),
    ])
  func lowers(text: String, small: String) {
    #expect(Array(text.inSmallLetters.unicodeScalars) == Array(small.unicodeScalars))
  }

  @Test(
    "NFC",
    arguments: [("e\u{301}", "é"), ("\u{1100}\u{1161}", "가"), ("\u{212B}", "Å"), ("a\0é", "a\0é")])
  func composes(text: String, composed: String) {
    #expect(Array(text.composed.unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test("a million marks on one letter are done in no time")
  func manyMarks() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 250_000)
    #expect(text.composed.unicodeScalars.count > 500_000)
    #expect(text.foldedForSearch.unicodeScalars.first == "a")
    #expect(text.inSmallLetters.unicodeScalars.count > 500_000)
    #expect(text.transliterated.unicodeScalars.first == "a")
  }
}
