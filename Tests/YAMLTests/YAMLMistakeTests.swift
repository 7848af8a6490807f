import Diagnostics
import TestSupport
import Testing

@testable import YAML

@Suite struct YAMLMistakeTests {
  private static let colon = "A value with a colon in it must stand in quotes."
  private static let column = "This line does not begin in the column of the keys above it."
  private static let tab = "A tab used for indentation: YAML allows only blanks there."

  private static func decorates(_ word: String) -> String {
    "'\(word)' cannot stand before a list or a map."
  }

  @Test(arguments: [
    Mistake("MD-07 second colon", marked: "a: b\ntitle: Dune▶: Part Two", summary: colon),
    Mistake("second colon in a list", marked: "- Dune: A▶: B", summary: colon),
    Mistake("second colon in braces", marked: "a: {b: c, d: Dune▶: Part Two}", summary: colon),
    Mistake(
      "first line without a colon", marked: "▶title a\n\nb: c", summary: "This line has no colon."),
    Mistake("key too far right", marked: "a: b\n  ▶c: d", summary: further),
    Mistake("key too far left", marked: "  a: b\n▶c: d", summary: column),
    Mistake("key between two columns", marked: "a:\n    b: c\n  ▶d: e", summary: column),
    Mistake("MD-17 tab before a key", marked: "a:\n▶\tb: c", summary: tab),
    Mistake("MD-17 tab after blanks", marked: "a:\n  ▶\tb: c", summary: tab),
    Mistake("tab before a continued text", marked: "a: b\n▶\tc", summary: tab),
    Mistake(
      "tab before a key after a value", marked: "a: b\n▶\tc: d", summary: tab),
    Mistake("tab in a block", marked: "a: |\n▶\tb", summary: tab),
    Mistake(
      "tab after a dash", marked: "- ▶\ta: b",
      summary: "A tab cannot stand here: YAML allows only blanks."),
    Mistake("no colon", marked: "a: b\n▶c\nd: e", summary: "This line has no colon."),
    Mistake(
      "no blank after the colon", marked: "a: b\n▶c:d\ne: f",
      summary: "The blank after the colon is missing."),
    Mistake("alias", marked: "title: ▶*NSYNC", summary: begins("*")),
    Mistake("alias in a list", marked: "- a\n- ▶*b", summary: begins("*")),
    Mistake("lone star", marked: "title: ▶* x", summary: begins("*")),
    Mistake("anchor", marked: "title: ▶&Juliet Rocks", summary: begins("&")),
    Mistake("anchor of a map", marked: "title: ▶&a\n  b: c", summary: decorates("&a")),
    Mistake("anchor of a map in braces", marked: "title: ▶&a {b: c}", summary: decorates("&a")),
    Mistake("anchor of a list", marked: "title: ▶&a [b]", summary: decorates("&a")),
    Mistake("tag of a list", marked: "title: ▶!!seq [b]", summary: decorates("!!seq")),
    Mistake("tag", marked: "title: ▶!!str 5", summary: begins("!")),
    Mistake("unknown tag handle", marked: "title: ▶!a!b 5", summary: begins("!")),
    Mistake("lone tag", marked: "title: ▶! 5", summary: begins("!")),
    Mistake("many tags", marked: "title: ▶!!! x", summary: begins("!")),
    Mistake("at sign", marked: "title: ▶@home", summary: begins("@")),
    Mistake("percent", marked: "title: ▶%x", summary: begins("%")),
    Mistake("backtick", marked: "title: ▶`x`", summary: begins("`")),
    Mistake("directive", marked: "▶%x y\n---\na: b", summary: begins("%")),
    Mistake("question mark", marked: "a: ▶? b", summary: begins("?")),
    Mistake(
      "list beside its key", marked: "a: ▶- b",
      summary: "A list cannot begin in the line of its key."),
    Mistake(
      "text after quotes", marked: "title: \"Heroes\" ▶(live)",
      summary: "Something follows after the closing quotation mark of this value."),
    Mistake(
      "text after quotes in a list", marked: "- 'Heroes' ▶live",
      summary: "Something follows after the closing quotation mark of this value."),
    Mistake(
      "text after brackets", marked: "title: [REC] ▶2",
      summary: "Something follows after the closing bracket of this value."),
    Mistake(
      "entry without a dash", marked: "a:\n  - b\n  ▶c: d",
      summary: "An entry of this list does not begin with '- '."),
    Mistake(
      "dash among keys", marked: "a: b\n▶- c",
      summary: "An entry of a list stands where a key is expected."),
    Mistake(
      "open bracket", marked: "a: ▶[b, c",
      summary: "What opens with '[' here lacks a comma or ']'."),
    Mistake(
      "open brace", marked: "a: ▶{b: c\nd: e",
      summary: "What opens with '{' here lacks a comma or '}'."),
    Mistake(
      "open bracket with nothing in it", marked: "a: ▶[\n",
      summary: "What opens with '[' here lacks a comma or ']'."),
    Mistake("closing bracket alone", marked: "a: ▶]", summary: "A value is expected here."),
    Mistake(
      "open quotes", marked: "a: ▶\"b\nc: d",
      summary: "The quotation mark that opens here is never closed."),
    Mistake(
      "open single quotes", marked: "a: ▶'b\n---\n",
      summary: "The quotation mark that opens here is never closed."),
    Mistake(
      "backslash", marked: "a: \"C:▶\\Users\"",
      summary: "A backslash in double quotes begins a special character, and this is none."),
    Mistake(
      "short escape", marked: "a: \"x ▶\\u12\"",
      summary: "A backslash in double quotes begins a special character, and this is none."),
    Mistake(
      "text beside a block sign", marked: "a: ▶> 5 songs",
      summary: "After '|' or '>' the text begins on the next line."),
    Mistake(
      "two documents", marked: "a: b\n▶---\nc: d", summary: "A second document begins here."),
    Mistake(
      "braces of a template", marked: "a: {▶{ x }}",
      summary: "A key must be a text, and this is a map."),
    Mistake(
      "list as a key", marked: "? ▶[a]\n: b", summary: "A key must be a text, and this is a list."),
    Mistake("no key", marked: "a: b\n▶: c", summary: noKey),
    Mistake("no key in braces", marked: "a: {▶: c}", summary: noKey),
    Mistake("empty key", marked: "▶\"\": c", summary: noKey),
    Mistake(
      "repeated key", marked: "title: a\nb: c\n▶title: d",
      summary: "The key 'title' stands here twice, on line 1 and on line 3."),
    Mistake(
      "repeated key in braces", marked: "a: {b: c, ▶b: d}",
      summary: "The key 'b' stands here twice, on line 1 and on line 1."),
    Mistake(
      "line separator", marked: "a: b▶\u{2028}c",
      summary: "An invisible character, U+2028, stands here."),
    Mistake(
      "second byte-order mark", marked: "a: b\n▶\u{FEFF}a: b",
      summary: "An invisible character, U+FEFF, stands here."),
    Mistake(
      "control character", marked: "é: ▶\u{0}",
      summary: "An invisible character, U+0000, stands here."
    ),
  ])
  func pointsAtTheMistake(_ mistake: Mistake) {
    let (text, place) = splitMarker(mistake.marked, file: "a.yml")
    let faults = YAMLDocument(lines(text)).faults
    #expect(faults.first?.place == place)
    #expect(faults.first?.summary == mistake.summary)
    #expect(faults.count == 1)
    #expect(faults.allSatisfy { !$0.hints.isEmpty && $0.excerpt != nil })
  }

  private static let noKey = "A key is missing before this colon."
  private static let further = "This line stands further right than the line it follows."

  private static func begins(_ sign: String) -> String {
    "A value that begins with '\(sign)' must stand in quotes."
  }

  @Test(arguments: [
    ("title: Dune: Part Two", "Put the value in quotes: title: \"Dune: Part Two\""),
    ("title: \"Heroes\" live", "Put the value in quotes: title: '\"Heroes\" live'"),
    ("title: @a'b\"c", "Put the value in quotes: title: '@a''b\"c'"),
    ("- *NSYNC", "Put the value in quotes: - \"*NSYNC\""),
    ("- {term: *NSYNC}", "Put the value in quotes."),
    ("a: {b: c, d: Dune: Part Two}", "Put the value in quotes."),
    ("a: [b", "Close it, or put the value in quotes if it is a text."),
    ("a:\n\tb: c", "Replace the tab by blanks (the space bar), two for each step."),
    ("a: b\nc:d\ne: f", "Write 'c: d'."),
  ])
  func saysWhatToDo(_ text: String, _ hint: String) {
    #expect(YAMLDocument(lines(text)).faults.first?.hints == [hint])
  }

  @Test func reportsSeveralAndStillReads() {
    let document = YAMLDocument(lines("a: *x\nb: 1\nb: 2\nc: !!int 3"))
    #expect(document.faults.map(\.place?.position?.line) == [1, 3, 4])
    #expect(document.root != nil)
  }

  @Test func countsFromThePlaceInTheFile() {
    let part = SourceLines(
      of: "é: ü: x", in: SourceFile(path: "a.md", text: "---\né: ü: x\n---\n"), from: 2)
    #expect(
      YAMLDocument(part).faults.first?.description == """
        a.md:2:5: error: A value with a colon in it must stand in quotes.
            é: ü: x
                ^
        hint: Put the value in quotes: é: "ü: x"
        """)
  }
}
