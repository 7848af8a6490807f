import Diagnostics
import Testing

@testable import Command

@Suite struct LinkSearchTests {
  @Test(
    "a link counts where it stands as a whole",
    arguments: [
      ("[x](/a/)", "1:5"), ("é [x](/a/ \"t\")", "1:7"), ("<a href=\"/a/\">", "1:10"),
      ("<a href=/a/>", "1:9"), ("link: /a/", "1:7"), ("link: '/a/'", "1:8"), ("{link: /a/}", "1:8"),
      ("[x](</a/>)", "1:6"), ("x\n\n[x](/a/)", "3:5"), ("[x](/a/b)[y](/a/)", "1:14"),
      ("(/a/ (/a/", "1:2"), ("[x](/b/a/)", nil), ("[x](/a/b)", nil), ("/a/", nil), ("x/a/", nil),
      ("", nil),
    ] as [(String, String?)])
  func wholeLinks(_ text: String, _ place: String?) {
    let found = LinkSearch(["/a/", "/c/"]).positions(in: SourceFile(path: "a.md", text: text))
    #expect(found["/a/"].map { "\($0.line):\($0.column)" } == place)
    #expect(found.count == (place == nil ? 0 : 1))
  }

  @Test("signs that end links, and blanks in quotes, may stand in one")
  func oddLinks() {
    let links = ["/it's/", "/a,b/", "/a b/", "/a(b)/", "/a b"]
    let text = "[x](/it's/) [x](/a(b)/)\n\"/a b/\" /a b\n'/a,b/'"
    let found = LinkSearch(links).positions(in: SourceFile(path: "a.md", text: text))
    #expect(
      found == [
        "/it's/": Position(line: 1, column: 5), "/a(b)/": Position(line: 1, column: 17),
        "/a b/": Position(line: 2, column: 2), "/a,b/": Position(line: 3, column: 2),
      ])
  }

  @Test("a long line of nothing but signs ends well", .timeLimit(.minutes(2)))
  func longLine() {
    for sign in ["\"", "(", " ", "<a:", "`"] {
      let text = String(repeating: sign, count: 300_000)
      let links = (1...50).map { "/" + String(repeating: "a", count: $0) }
      #expect(LinkSearch(links).positions(in: SourceFile(path: "a.md", text: text)).isEmpty)
      #expect(TemplateMask.markdown(text).count == text.utf8.count)
    }
  }

  @Test("code and addresses in angle brackets are no HTML, and a bracket ends an address")
  func masksMarkdown() {
    let blank = String(UnicodeScalar(TemplateMask.blank))
    for (text, masked) in [
      ("`a` b `c", "___ b `c"), ("`<a>` <b> `<i>`", "_____ <b> _____"), ("<a:b> <b>", "_a:b> <b>"),
      ("<x@y.org>", "_x@y.org>"), ("<a <b:c>", "<a _b:c>"), ("<a<b:c>", "<a_b:c>"),
      ("<a href=\"b:c\">", "<a href=\"b:c\">"),
    ] {
      let expected = masked.replacing("_", with: blank)
      #expect(String(decoding: TemplateMask.markdown(text), as: UTF8.self) == expected)
    }
  }
}
