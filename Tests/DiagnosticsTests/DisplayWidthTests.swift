import Diagnostics
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    "The columns that a terminal gives a character",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("", 0), ("ｱ", 1),
      ("東", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("🈁", 2),
      ("🚀", 2), ("✅", 2), ("⭐", 2), ("⚡", 2), ("🥁", 2), ("🪩", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2),
      ("🇳🇴", 2), ("\u{1F1F3}", 1), ("❤", 1), ("❤\u{FE0F}", 2), ("★", 1), ("🌡", 1),
    ])
  func columns(_ character: String, _ width: Int) {
    #expect(character.displayWidth == width)
    #expect("\(character)x".displayWidth == width + 1)
  }

  @Test func cutsBetweenCharacters() {
    #expect("🚀🚀🚀".cut(toWidth: 5) == "🚀🚀…")
    #expect("🚀🚀🚀".cut(toWidth: 4) == "🚀…")
    #expect("🚀🚀".cut(toWidth: 4) == "🚀🚀")
  }

  @Test(
    "The caret stands below its character, whatever is in front of that",
    arguments: [
      ("e\u{301}e\u{301}!", 5, "  "), ("🚀!", 2, "  "), ("🇳🇴!", 3, "  "), ("\t\u{301}東!", 4, "\t  "),
      ("\u{200B}a!", 3, " "), ("a\u{202E}!", 3, "  "),
    ])
  func caret(_ line: String, _ column: Int, _ blanks: String) {
    let fault = Diagnostic(
      .error, at: Place(file: "a.md", line: 1, column: column), "Odd.", excerpt: line)
    #expect(fault.description.split(separator: "\n").last == "    \(blanks)^")
  }

  @Test(arguments: [
    (" a b\t", "a b"), ("\t \t", ""), ("", ""), ("\u{A0}a", "\u{A0}a"), (" \u{301} ", "\u{301}"),
  ])
  func trimsBlanks(_ text: String, _ rest: String) {
    #expect(text.trimmingBlanks.unicodeScalars.elementsEqual(rest.unicodeScalars))
  }
}
