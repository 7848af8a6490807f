import Testing

@testable import Stores

@Suite struct StoreTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("AT&amp;T", "AT&T"), ("&amp;lt;", "&lt;"), ("&lt;b&gt;", "<b>"),
    ("&#39;&#x27;&apos;", "'''"), ("&eacute;&Eacute;&thetasym;", "éÉϑ"), ("R&B/Soul", "R&B/Soul"),
    ("&unknown; &amp", "&unknown; &amp"),
    ("&;&#;&#x;&#xD800;&#99999999;", "&;&#;&#x;&#xD800;&#99999999;"),
    ("a\u{0}b\u{7}c\u{9F}", "abc"), ("a\tb\r\nc", "a b  c"),
    ("e\u{301}", "\u{E9}"), ("  a  ", "a"), ("&#0;&#7;a", "a"), ("<i>a</i>", "<i>a</i>"),
    ("\u{200D}👨‍👩‍👧", "\u{200D}👨‍👩‍👧"),
    ("Björk \u{2FF}", "Björk \u{2FF}"), ("o\u{308}ö", "öö"), ("é\u{85}é", "é é"),
    ("\u{A0}é\u{A0}", "é"), ("é é ", "é é"), ("é\u{9F}", "é"),
  ])
  func lines(_ text: String, _ expected: String) {
    let line = StoreText.line(text)
    #expect(line.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharactersAreDropped(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(StoreText.line("a\(Character(scalar))b") == "ab")
    #expect(StoreText.line("a&#\(value);b") == "ab")
  }

  @Test(arguments: ["", " ", "\t\n", "\u{0}", "&#32;", "\u{A0}"])
  func blankIsMissing(_ text: String) {
    #expect(StoreText.line(text) == nil)
    #expect(StoreText.paragraphs(text) == nil)
  }

  @Test(
    "AZ-32, AZ-34 what shows nothing is missing",
    arguments: [
      "\u{AD}", "\u{200B}", "\u{FEFF}", "\u{200B}\u{FEFF} \u{A0}", "&shy;", "&#8203; ", "\u{2060}",
      "\u{FE0F}", "\u{3164}", "\u{34F}",
    ])
  func invisibleIsMissing(_ text: String) {
    #expect(StoreText.line(text) == nil)
    #expect(StoreText.paragraphs(text) == nil)
  }

  @Test(arguments: [
    ("\u{1}\u{0}ev", "ev"), ("AT&amp;T", "AT&amp;T"), (" a b ", "a b"), ("\u{0}", nil), ("", nil),
    ("e\u{301}", "\u{E9}"), ("a\u{FFFE}b", "ab"), ("a\u{7F}", "a"), ("~!", "~!"),
    ("2014-01-12T08:00:00Z", "2014-01-12T08:00:00Z"),
  ])
  func codes(_ text: String, _ expected: String?) {
    #expect(StoreText.code(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("a<br>b<br/>c<br />d", "a\nb\nc\nd"), ("<p>a</p><p>b</p>", "a\n\nb"),
    ("<ul><li>a</li><li>b</li></ul>c", "a\nb\n\nc"),
    ("<b>a</b> <i>b</i> <em>c</em> <strong>d</strong>", "a b c d"),
    ("<A HREF=\"https://a.example\">a</A> <span class='x'>b</span>", "a b"),
    ("a < b > c", "a < b > c"), ("1<2", "1<2"), ("I <3 you", "I <3 you"),
    ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("<bold>a", "<bold>a"),
    ("a &lt;b&gt; c", "a <b> c"), ("a<b", "a<b"), ("<", "<"), ("<b", "<b"), ("</", "</"),
    ("line one\nline two", "line one\nline two"), ("a\r\n\r\n\r\n\r\nb", "a\n\nb"),
    ("a  \n  b", "a\nb"), ("x<br\n>y", "x\ny"), ("<b<i>", "<b"), ("<div></div>a", "a"),
    ("caf\u{65}\u{301}<br>x", "café\nx"), ("a<\u{301}b>c", "a<\u{301}b>c"),
  ])
  func paragraphs(_ html: String, _ expected: String) {
    #expect(StoreText.paragraphs(html) == expected)
  }

  @Test(
    "UTF-8 is told from what is not, wherever it stands", arguments: [0, 1, 62, 63, 64, 65, 127])
  func damage(_ place: Int) {
    let damaged: [[UInt8]] = [
      [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0xAF], [0xFF],
    ]
    for sequence in damaged + [Array("é".utf8), Array("€".utf8), Array("😀".utf8)] {
      for rest in [0, 1, 70] {
        let bytes =
          [UInt8](repeating: 0x61, count: place) + sequence + [UInt8](repeating: 0x61, count: rest)
        #expect(isUTF8(bytes.span) == (String(validating: bytes, as: UTF8.self) != nil))
      }
    }
  }

  @Test func manyBracketsAreQuick() {
    let text = String(repeating: "<", count: 200_000) + String(repeating: "<b ", count: 50_000)
    #expect(StoreText.paragraphs(text)?.utf8.count == 349_999)
  }

  @Test(arguments: [
    ("9780316069359", "9780316069359"), ("978-0-316-06935-9", "9780316069359"),
    ("0-8044-2957-x", "080442957X"), ("0804429575", nil), ("978031606935", nil), ("", nil),
    ("X804429570", nil), ("9780316069359 1", nil), ("９780316069359", nil),
  ])
  func isbn(_ text: String, _ digits: String?) {
    #expect(ISBN(text)?.digits == digits)
  }

  @Test func bothFormsOfAnISBNAreOneBook() {
    #expect(ISBN("0316069353")?.thirteen == "9780316069359")
    #expect(ISBN("080442957X")?.thirteen == ISBN("9780804429573")?.digits)
  }

  @Test(arguments: [
    ("https://a.example/x", "https://a.example/x"), ("HTTP://A.example", "http://A.example"),
    ("https://a.example/%2F?x=%26#y", "https://a.example/%2F?x=%26#y"),
    ("https://a.example/ü \"", "https://a.example/%C3%BC%20%22"), ("javascript:alert(1)", nil),
    ("https:/a", nil), ("https://", nil), ("//a.example", nil), ("https://a b/", nil), ("", nil),
    ("https://a.example/\u{1}", nil), ("mailto:a@b.c", nil),
  ])
  func addresses(_ text: String, _ expected: String?) {
    #expect(WebAddress(text)?.text == expected)
  }

  @Test(arguments: [
    ("http://is4.mzstatic.com/a", "https://is4-ssl.mzstatic.com/a"),
    ("http://is12.mzstatic.com/a", "https://is12-ssl.mzstatic.com/a"),
    ("http://a5.mzstatic.com/a", "https://a5.mzstatic.com/a"),
    ("http://a1.v.phobos.apple.com/a", "https://a1.v.phobos.apple.com/a"),
    ("http://books.google.co.uk/a", "https://books.google.co.uk/a"),
    ("http://books.google.no/a", "https://books.google.no/a"),
    ("http://ia.media-imdb.com/a", "https://ia.media-imdb.com/a"),
    ("https://a.example/a", "https://a.example/a"), ("http://a.example/a", nil),
    ("http://mzstatic.com.evil.example/a", nil), ("http://books.google.evil.example/a", nil),
    ("http://evilapple.com/a", nil), ("http://books.google.example/a", nil),
  ])
  func knownHosts(_ text: String, _ expected: String?) {
    #expect(WebAddress(text)?.secured?.text == expected)
  }
}
