import Diagnostics
import Testing

@Suite struct DiagnosticTextTests {
  @Test func showsPlaceLineCaretAndHint() {
    let source = SourceFile(path: "Queries/films.md", text: "---\ntitel: Films\n---\n")
    let fault = source.diagnostic(
      at: Position(line: 2, column: 1), "A query has no key named 'titel'.",
      hints: ["Did you mean 'title'?"])
    #expect(
      fault.description == """
        Queries/films.md:2:1: error: A query has no key named 'titel'.
            titel: Films
            ^
        hint: Did you mean 'title'?
        """)
  }

  @Test func putsTheCaretBelowWideCharactersAndTabs() {
    let fault = Diagnostic(
      .warning, at: Place(file: "a.md", line: 1, column: 4), "Odd.", excerpt: "\t東京x")
    #expect(fault.description == "a.md:1:4: warning: Odd.\n    \t東京x\n    \t    ^")
  }

  @Test func cutsALineOfAMegabyteAroundTheCaret() {
    let line = String(repeating: "a", count: 500_000) + "!" + String(repeating: "b", count: 500_000)
    let fault = Diagnostic(
      .error, at: Place(file: "a.md", line: 1, column: 500_001), "Odd.", excerpt: line)
    let lines = fault.description.split(separator: "\n")
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    #expect(lines[1].count < 110)
    #expect(caret.map { Array(lines[1])[$0] } == "!")
  }

  @Test func makesControlCharactersVisible() {
    let fault = Diagnostic(.error, "A key named '\u{1B}[2J' is unknown.")
    #expect(fault.description == "error: A key named '·[2J' is unknown.")
  }

  @Test("Marks that would turn the direction of a sentence, and breaks of lines, are shown")
  func makesMarksVisible() {
    let fault = Diagnostic(
      .warning, at: Place(file: "a.md", line: 1, column: 3), "No item is by '\u{202E}gnoK'.",
      hints: ["Did you mean 'a\u{2028}b\u{2067}'?"], excerpt: "a\u{200F}!\tb")
    #expect(
      fault.description == """
        a.md:1:3: warning: No item is by '·gnoK'.
            a·!\tb
              ^
        hint: Did you mean 'a·b·'?
        """)
    #expect("a\tb\u{202E}c\n".onOneLine == "a b c ")
  }
}

@Suite struct SourceFileTests {
  @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "a\rb\r", "\u{FEFF}a\r\nb\n"])
  func readsEveryLineEndAlike(_ text: String) throws {
    let source = try SourceFile(path: "a", bytes: Array(text.utf8))
    #expect(source.text == "a\nb\n")
    #expect(source.line(2) == "b")
  }

  @Test func pointsAtTheFirstByteThatIsNotUTF8() {
    let bytes = Array("ab\nä".utf8) + [0xFF, 0x41]
    let fault = #expect(throws: Diagnostic.self) { try SourceFile(path: "a.md", bytes: bytes) }
    #expect(fault?.place == Place(file: "a.md", line: 2, column: 2))
    #expect(fault?.summary == "This file is not UTF-8 text.")
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("titel", "Did you mean 'title'?"), ("genreID", "Did you mean 'genreId'?"),
    ("zzzzzz", "There are: title, genreId, term."),
  ])
  func namesTheNearest(_ name: String, _ advice: String) {
    #expect(suggestion(for: name, among: ["title", "genreId", "term"]) == advice)
  }
}

@Suite struct SourceLinesTests {
  private let file = SourceFile(path: "a.md", text: "---\né: x\n\n---\nbody")

  @Test func countsInTheFile() {
    let lines = SourceLines(of: "é: x\n\n", in: file, from: 2)
    #expect(lines[2] == "é: x")
    #expect(lines[1] == "---")
    #expect(lines[5] == "body")
    #expect(lines[6] == nil)
    #expect(lines.diagnostic(at: Position(line: 2, column: 4), "No.").excerpt == "é: x")
  }

  @Test func shortensOnlyLongTexts() {
    let sixty = String(repeating: "é", count: 60)
    #expect(sixty.shortened == sixty)
    #expect((sixty + "é").shortened == sixty + "…")
    #expect("".shortened == "")
  }
}
