import Diagnostics
import QueryFiles
import TestSupport
import Testing

@Suite struct FrontMatterTests {
  private static let plain = "---\ntitle: X\nsearch: {store: omdb, s: a}\n---\nHello\n"

  @Test("MD-09 a byte-order mark before the first dashes") func acceptsByteOrderMark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(Self.plain.utf8)
    let marked = try SourceFile(path: "Queries/a.md", bytes: bytes)
    let outcome = Query.read(marked, name: "a", stores: stores)
    #expect(outcome.value == query(Self.plain).value)
    #expect(outcome.value?.body?.text == "Hello\n")
  }

  @Test("MD-10 LF, CRLF and lone CR give the same", arguments: ["\r\n", "\r"])
  func acceptsEveryLineEnd(_ end: String) {
    let text = Self.plain.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: end)
    #expect(query(text).value == query(Self.plain).value)
    #expect(query(text).value != nil)
  }

  @Test("MD-12 dashes inside of a value") func takesOnlyWholeLines() {
    let outcome = query("---\ntitle: A --- B\nsearch: {store: omdb, s: a}\n---\n")
    #expect(outcome.value?.title == "A --- B")
  }

  @Test("MD-14 a file that ends right after the closing dashes") func endsAtTheMark() {
    let short = query("---\ntitle: X\nsearch: {store: omdb, s: a}\n---")
    #expect(short.value == query("---\ntitle: X\nsearch: {store: omdb, s: a}\n---\n").value)
    #expect(short.value?.title == "X")
    #expect(short.value?.body == nil)
  }

  @Test func acceptsBlanksAfterTheMarks() {
    let outcome = query("--- \t\ntitle: X\nsearch: {store: omdb, s: a}\n---  \n\n---\nB\n")
    #expect(
      outcome.value?.body == MarkdownText(text: "\n---\nB\n", file: "Queries/a.md", firstLine: 5))
  }

  @Test(arguments: [
    ("Hello", "Begin with a line '---', then keys such as 'title: …', then another line '---'."),
    ("", "Begin with a line '---', then keys such as 'title: …', then another line '---'."),
    (
      "\n---\ntitle: X\n---\n",
      "Begin with a line '---', then keys such as 'title: …', then another line '---'."
    ),
    ("----\ntitle: X\n---\n", "The first line must be exactly three dashes: ---"),
    ("—\ntitle: X\n---\n", "The first line must be exactly three dashes: ---"),
    (" ---\ntitle: X\n---\n", "The first line must be exactly three dashes: ---"),
  ])
  func needsTheFirstMark(_ text: String, _ hint: String) {
    let diagnostics = query(text).diagnostics
    #expect(diagnostics.map(\.summary) == ["This file does not begin with front matter."])
    #expect(diagnostics.first?.place == Place(file: "Queries/a.md", line: 1, column: 1))
    #expect(diagnostics.first?.hints == [hint])
  }

  @Test(arguments: [
    ("---\ntitle: X\n", "End it with a line '---', before the text of the page."),
    ("---", "End it with a line '---', before the text of the page."),
    ("---\ntitle: X\n----\nHello", "Line 3 must be exactly three dashes: ---"),
    ("---\ntitle: X\n —\nHello", "Line 3 must be exactly three dashes: ---"),
  ])
  func needsTheSecondMark(_ text: String, _ hint: String) {
    let diagnostics = query(text).diagnostics
    #expect(diagnostics.map(\.summary) == ["The front matter that begins here is never closed."])
    #expect(diagnostics.first?.place == Place(file: "Queries/a.md", line: 1, column: 1))
    #expect(diagnostics.first?.hints == [hint])
  }

  @Test func refusesTenMegabytes() {
    let text = "---\ntitle: " + String(repeating: "a", count: 10 << 20) + "\n---\n"
    let diagnostics = query(text).diagnostics
    #expect(diagnostics.map(\.summary) == ["There are more than 4 MB of keys and values here."])
    #expect(diagnostics.first?.place == Place(file: "Queries/a.md", line: 2, column: 1))
  }

  @Test func refusesDeepNesting() {
    let text = "---\ntitle: " + String(repeating: "[", count: 100_000) + "\n---\n"
    #expect(
      query(text).diagnostics.map(\.summary) == [
        "Lists and maps stand in each other more than 64 deep."
      ])
  }

  @Test(arguments: [
    ("a.md", "---\ntitle: X\n---\nBody\n", "---\ntitle: X\n---\n"),
    ("a.md", "\u{FEFF}---\r\ntitle: X\r\n--- \r\nBody", "---\ntitle: X\n--- \n"),
    ("a.md", "---\n---", "---\n---"), ("a.md", "---\ntitle: X\n", nil), ("a.md", "Body", nil),
    ("a.yml", "---\ntitle: X\n---\nBody\n", nil),
  ])
  func tellsWhatStandsBeforeTheBody(_ name: String, _ text: String, _ expected: String?) {
    let file = SiteFile(path: "Queries/\(name)", bytes: Array(text.utf8))
    #expect(file.textBeforeBody.map { String($0) } == expected)
  }
}
