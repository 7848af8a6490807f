import Checking
import Diagnostics
import Links
import Testing

@Suite struct InternalLinksTests {
  private let base: BasePath

  init() throws { base = try #require(BasePath("/shelf/")) }

  private func faults(_ html: String, in file: String = "a/index.html") -> [InternalLinks.Broken] {
    let other = PageScan(Array(#"<h2 id="über">x</h2><p id=plain>"#.utf8))
    let scan = PageScan(Array(html.utf8))
    let links = InternalLinks(
      pages: [(file, scan), ("b/index.html", other)],
      files: [
        file, "b/index.html", "index.html", "404.html", "assets/x y.svg", "assets/p.html",
      ],
      base: base)
    return links.broken(of: scan, in: file)
  }

  @Test(
    "Links that lead somewhere",
    arguments: [
      "/shelf/", "/shelf/b/", "/shelf/b", "/shelf/b/#%C3%BCber", "/shelf/b/?q=1#plain",
      "/shelf/assets/x%20y.svg", "../b/#plain", "..", "#own", "", "./", "https://a.example/x",
      "mailto:a@b.example", "//a.example/", "../assets/x y.svg", "/shelf", "#top", "#TOP", "..#Top",
      " ../b/ ", "../\tb/\n", " https://a.example/", "?t=1:2", "#%+5",
      "/shelf/assets/p", "../assets/p.html#who-knows", "/shelf/assets/p?q#x", "#:~:text=own",
    ])
  func good(_ link: String) {
    #expect(faults(#"<p id="own"><p id="%+5"><a href="\#(link)">"#).isEmpty)
  }

  @Test("A mark at the beginning of a name does not hide the slash in front of it")
  func nameThatBeginsWithAMark() {
    #expect(faults(#"<a href="../b/">"#, in: "a/\u{301}.html").isEmpty)
  }

  @Test(
    "Nor does one behind another sign hide that",
    arguments: ["//\u{301}a.example/", "#\u{301}x", "../b/?\u{301}a#plain"])
  func marksBehindSigns(_ link: String) {
    #expect(faults("<p id='\u{301}x'><a href='\(link)'>").isEmpty)
  }

  @Test(
    "Links that lead nowhere",
    arguments: [
      ("/shelf/c/", "The link '/shelf/c/' leads to no page or file."),
      ("/shelf/assets/p/", "The link '/shelf/assets/p/' leads to no page or file."),
      ("/shelf//b/", "The link '/shelf//b/' leads to no page or file."),
      ("/.//b/", "The link '/.//b/' leads to no page or file."),
      ("/../b/", "The link '/../b/' leads out of the site."),
      ("/b/", "The link '/b/' leads out of the site's base path '/shelf/'."),
      ("../../b/", "The link '../../b/' leads out of the site."),
      ("c/d:e", "The link 'c/d:e' leads to no page or file."),
      (
        "?t=1:2#x",
        "The link '?t=1:2#x' leads to no place of its page: nothing there has the id 'x'."
      ),
      ("c.png", "The link 'c.png' leads to no page or file."),
      (
        "/shelf/b/#zz",
        "The link '/shelf/b/#zz' leads to no place of its page: nothing there has the id 'zz'."
      ),
      ("#x", "The link '#x' leads to no place of its page: nothing there has the id 'x'."),
    ])
  func bad(_ link: String, _ summary: String) {
    let found = faults("<p>\n<img alt=\"ü\" src='\(link)'>")
    #expect(found.map { $0.summary(on: base) } == [summary])
    #expect(found.map(\.place) == [Place(file: "a/index.html", line: 2, column: 14)])
  }

  @Test("Comments, scripts and text have no links")
  func passesOver() {
    let html = """
      <!-- <a href="/x/"> --><script>a = '<a href="/x/">';</script><style>/*<a href="/x/">*/</style>
      &lt;a href="/x/"&gt; a < b href="/x/" </p href="/x/"><!doctype html>
      """
    #expect(faults(html).isEmpty)
  }

  @Test(
    "A comment ends where browsers end it",
    arguments: [
      ("<!-- --!><p id=a> -->", ["a"]), ("<!----!><p id=a> -->", ["a"]),
      ("<!--!><p id=a> --><p id=b>", ["b"]), ("<!--><p id=a>", ["a"]), ("<!---><p id=a>", ["a"]),
      ("<!-- ---><p id=a>", ["a"]), ("<!-- -- > <p id=a>", []),
      ("<![CDATA[ <b> ]]><p id=a>", ["a"]), ("<![CDATA[ > <p id=a> ]]>", ["a"]),
      ("<svg><![CDATA[ > <p id=a> ]]></svg><p id=b>", ["b"]),
    ])
  func comments(_ html: String, _ ids: [String]) {
    #expect(PageScan(Array(html.utf8)).ids == ids)
  }

  @Test("What looks like a tag in a script is text, whatever case the script is written in")
  func textElements() {
    let scan = PageScan(
      Array(
        """
        <SCRIPT>'<a href="/x/">' </scripting </SCRIPT ><p id="a"><Style><b id=x></sTYLE/>
        <textarea><a href="/x/"></textarea><p id="b"><title><i id=x></title><p id=c>\
        <script></script><p id=d><script><p id=x>
        """.utf8))
    #expect(scan.ids == ["a", "b", "c", "d"])
    #expect(scan.links.isEmpty)
  }

  @Test("A line of a hundred thousand links is read with their columns")
  func longLine() {
    let count = 100_000
    let scan = PageScan(Array(String(repeating: "<a href=ü>", count: count).utf8))
    #expect(scan.links.count == count)
    #expect(scan.links.last?.position == Position(line: 1, column: (count - 1) * 10 + 4))
  }

  @Test(
    "Characters may be written by number and by name",
    arguments: [
      ("a&#38;b", "a&b"), ("a&#x26;b", "a&b"), ("&#X41&#66;", "AB"), ("&#xfc;", "ü"),
      ("&apos;&nbsp;", "'\u{A0}"), ("&#0;&#xD800;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#;&#x;&unknown;&amp", "&#;&#x;&unknown;&amp"), ("&amp;lt;", "&lt;"),
    ])
  func characterReferences(_ written: String, _ text: String) {
    #expect(PageScan(Array("<p id='\(written)'>".utf8)).ids == [text])
  }

  @Test("Attributes are read in every form, entities decoded")
  func forms() {
    let scan = PageScan(
      Array(
        "<A HREF=/a/ hidden id='x&amp;y'/><img src = \"b?a=1&amp;b=2\"\n><p id=\"&#39;&zz\">".utf8)
    )
    #expect(scan.links.map(\.value) == ["/a/", "b?a=1&b=2"])
    #expect(scan.ids == ["x&y", "'&zz"])
  }
}
