import Links
import Markup
import Testing

@Suite struct MarkdownTests {
  private let site: Markdown.Setting

  init() throws {
    site = Markdown.Setting(
      basePath: try #require(BasePath("/shelf/")), page: "/shelf/music/")
  }

  @Test(
    "Links and pictures of the site lead there from every page, others stay",
    arguments: [
      ("[a](/music/queen/)", #"<a href="/shelf/music/queen/">a</a>"#),
      ("[a](/)", #"<a href="/shelf/">a</a>"#),
      ("![a](/assets/x.png)", #"<img src="/shelf/assets/x.png" alt="a" />"#),
      ("[a](#q)", ##"<a href="/shelf/music/#q">a</a>"##),
      ("[a](queen/)", #"<a href="/shelf/music/queen/">a</a>"#),
      ("![a](../x.png)", #"<img src="/shelf/x.png" alt="a" />"#),
      ("[a](<ü b/>)", #"<a href="/shelf/music/%C3%BC%20b/">a</a>"#),
      ("[a](https://a.example/?a=1&b=2)", #"<a href="https://a.example/?a=1&amp;b=2">a</a>"#),
      ("[a](mailto:a@b.example)", #"<a href="mailto:a@b.example">a</a>"#),
      ("<tel:+4712345678>", #"<a href="tel:+4712345678">tel:+4712345678</a>"#),
      ("[a][b]\n\n[b]: /x/", #"<a href="/shelf/x/">a</a>"#),
    ])
  func prefixesLinks(_ text: String, _ html: String) {
    let markdown = Markdown(text, site)
    #expect(markdown.html.text == "<p>\(html)</p>\n")
    #expect(markdown.remarks.isEmpty)
  }

  @Test(
    "Links with a forbidden scheme keep their words and are remarked at their line",
    arguments: [
      ("one\n\n[a *b*](javascript:alert(1))", "<p>one</p>\n<p>a <em>b</em></p>\n", 3),
      ("[a](JAVA&#10;SCRIPT:x)", "<p>a</p>\n", 1),
      ("[a](data:text/html,x)", "<p>a</p>\n", 1),
      ("![a](data:image/png;base64,x)", "<p>a</p>\n", 1),
      ("![a](mailto:a@b.example)", "<p>a</p>\n", 1),
      ("[a](//other.example/)", "<p>a</p>\n", 1),
      (
        "> - [a][b]\n\n[b]: vbscript:x", "<blockquote>\n<ul>\n<li>a</li>\n</ul>\n</blockquote>\n", 1
      ),
    ])
  func dropsForbiddenSchemes(_ text: String, _ html: String, _ line: Int) {
    let markdown = Markdown(text, site)
    #expect(markdown.html.text == html)
    #expect(markdown.remarks.map(\.line) == [line])
  }

  @Test("MD-04 Raw HTML is dropped and remarked, or passes with the owner's word")
  func rawHTML() {
    let text = "a<br>b\n\n<iframe src=\"https://a.example\"></iframe>\n\nc"
    let safe = Markdown(text, site)
    #expect(safe.html.text == "<p>ab</p>\n<p>c</p>\n")
    #expect(
      safe.remarks == [.init(.rawHTML("<br>"), line: 1), .init(.rawHTML("<iframe>"), line: 3)])
    let free = Markdown(text, Markdown.Setting(allowsHTML: true))
    #expect(free.html.text.contains("<iframe src="))
    #expect(free.remarks.isEmpty)
  }

  @Test(
    "Raw HTML is named by its first tag",
    arguments: [
      ("a<!-- b -->", ["<!-- -->"]), ("<!--\nb -->", ["<!-- -->"]), ("a<br/>", ["<br>"]),
      ("a <B class=x>b</B>", ["<B>", "</B>"]), ("  <h1\n id=a>b</h1>", ["<h1>"]),
      ("a<my-tag  x>", ["<my-tag>"]), ("a <?php b ?> c", ["<? ?>"]), ("<?php b ?>", ["<? ?>"]),
      ("<!DOCTYPE html>", ["<!DOCTYPE>"]), ("a <!ELEMENT b> c", ["<!ELEMENT>"]),
      ("<![CDATA[a]]>", ["<![CDATA[ ]]>"]), ("a <![CDATA[b]]> c", ["<![CDATA[ ]]>"]),
    ])
  func namesHTML(_ text: String, _ tags: [String]) {
    #expect(Markdown(text, site).remarks.map(\.kind) == tags.map { .rawHTML($0) })
  }

  @Test("What was left out is told in the order in which it is written")
  func orderOfRemarks() {
    let remarks = Markdown("[a <b>](x:1) <i> ![c](x:2)\n[![d](x:3)](x:4) <u>", site).remarks
    #expect(
      remarks.map { "\($0.line) \($0.name)" } == [
        "1 <b>", "1 x:1", "1 <i>", "1 x:2", "2 x:3", "2 x:4", "2 <u>",
      ])
  }

  @Test("Headings get ids from their words, told apart, below the page's title")
  func headings() {
    let markdown = Markdown(
      "# Über *uns*\n\n## A & B\n\n## A b\n\n## !?\n\n###### Six",
      Markdown.Setting(idPrefix: "intro-"))
    let tags = markdown.html.text.split(separator: "\n").filter { $0.hasPrefix("<h") }
    #expect(
      tags == [
        #"<h2 id="intro-über-uns">"#, #"<h3 id="intro-a-b">"#, #"<h3 id="intro-a-b-2">"#,
        #"<h3 id="intro-section">"#, #"<h6 id="intro-six">"#,
      ])
  }

  @Test("A link to a heading of the same text stays on its page, with the heading's id")
  func linksToHeadings() {
    let markdown = Markdown(
      "## Über uns\n\n## A [b](#über-uns) (#x)\n\n[c](#%C3%BCber-uns) [d](#x)\n\n## A [e](data:x)",
      Markdown.Setting(page: "/p/", idPrefix: "about-"))
    let addresses = markdown.html.text.split(separator: "\"").filter {
      $0.hasPrefix("#") || $0.hasPrefix("/")
    }
    #expect(addresses == ["#about-%C3%BCber-uns", "#about-%C3%BCber-uns", "/p/#x"])
    #expect(markdown.remarks.map(\.line) == [7])
  }

  @Test("Ids keep clear of reserved ones")
  func reservedIDs() {
    let markdown = Markdown(
      "## Thumb main\n\n## Thumbs", Markdown.Setting(reservedIDPrefixes: ["thumb-"]))
    #expect(markdown.html.text.contains(#"id="section-thumb-main""#))
    #expect(markdown.html.text.contains(#"id="thumbs""#))
  }

  @Test("Links lead to headings whose ids step aside", arguments: ["", "a-"])
  func linksToReservedIDs(_ prefix: String) {
    let html = Markdown(
      "# Thumb index\n\n# Section a thumb index\n\n# Thumb index\n\n[x](#thumb-index) "
        + "[y](#section-a-thumb-index) [z](#thumb-index-2)",
      Markdown.Setting(idPrefix: prefix, reservedIDPrefixes: [prefix + "thumb-"])
    ).html.text
    let ids = html.matches(of: /id="([^"]*)"/).map { String($0.1) }
    let links = html.matches(of: /href="#([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == 3)
    #expect(links == ids)
  }

  @Test("Fifty thousand equal headings have their ids", .timeLimit(.minutes(2)))
  func equalHeadings() {
    let html = Markdown(String(repeating: "# a\n", count: 50_000)).html.text
    #expect(html.hasPrefix("<h2 id=\"a\">"))
    #expect(html.contains("<h2 id=\"a-50000\">"))
  }

  @Test("Levels stay when no heading is of the first")
  func keepsLevels() {
    #expect(Markdown("## A").html.text == "<h2 id=\"a\">\nA\n</h2>\n")
  }

  @Test(
    "The description is the first paragraph's text",
    arguments: [
      ("# T\n\nOne *two*\nthree `four` ![five](x.png).\n\nSix", "One two three four five."),
      ("- a\n\n> b", nil), ("", nil), ("<p>x</p>", nil), ("&lt;b&gt; & \"q\"", "<b> & \"q\""),
    ])
  func firstParagraph(_ text: String, _ expected: String?) {
    #expect(Markdown(text).firstParagraph == expected)
  }

  @Test("Code is escaped and reachable by keyboard")
  func code() {
    #expect(
      Markdown("```html\n<b>&\n```").html.text
        == "<pre tabindex=\"0\"><code>&lt;b&gt;&amp;\n</code></pre>\n")
  }

  @Test("Thousands of levels and a megabyte of text end well")
  func survivesOddInput() {
    let deep = String(repeating: ">", count: 20_000) + " [a](javascript:b)"
    #expect(Markdown(deep).remarks.count == 1)
    let long = String(repeating: "*a_[`<", count: 200_000)
    #expect(!Markdown(long).html.isEmpty)
    #expect(Markdown("a\u{0}b").html.text == "<p>a\u{FFFD}b</p>\n")
  }
}

extension Markdown.Remark {
  fileprivate var name: String {
    switch kind {
    case .forbiddenLink(let address, _): address
    case .rawHTML(let tag): tag
    }
  }
}

@Suite struct HTMLTests {
  @Test("MD-02 Escaped text keeps to its attribute, in either quotes")
  func escapes() {
    let html = HTML(escaping: #"x" onmouseover="y' <b>&amp;"#)
    #expect(
      html.text == "x&quot; onmouseover=&quot;y&#39; &lt;b&gt;&amp;amp;")
  }

  @Test func leavesPlainTextAlone() {
    #expect(HTML(escaping: "Ünïcode 東京 👩‍👧").text == "Ünïcode 東京 👩‍👧")
    #expect(HTML(escaping: "").isEmpty)
  }
}
