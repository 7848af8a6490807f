import Command
import Testing

/// How the text of query files may be written, seen from the pages.
@Suite struct QueryTextTests {
  private static let text = """
    ---
    title: Songs
    search:
      store: itunes
      term: a
    items:
      itunes:1:
        note: |
          One

          Two
    ---
    # First

    Second

    """

  private static func site(_ text: [UInt8]) async throws -> [String: [UInt8]] {
    let site = try TestSite()
    try site.write(text, to: "Queries/a.md")
    try site.record("a", [StoreAnswers.songs("Mia")])
    #expect(await site.run("build", "--strict") != Run(status: .failed, output: "", remarks: ""))
    return try site.contents().mapValues { Array($0) }
  }

  @Test(
    "MD-10 MD-09 all line ends and a byte-order mark give byte-identical pages",
    arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func lineEnds(_ end: String, _ mark: String) async throws {
    let expected = try await Self.site(Array(Self.text.utf8))
    #expect(expected["a/index.html"] != nil)
    let other = Array(
      (mark
        + Self.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end)).utf8)
    #expect(try await Self.site(other) == expected)
  }

  @Test("MD-14 a file that ends right behind the closing dashes is the same page")
  func noLineFeedAtTheEnd() async throws {
    let text = "---\ntitle: X\nsearch: {store: itunes, term: a}\n---"
    let expected = try await Self.site(Array("\(text)\n".utf8))
    #expect(try await Self.site(Array(text.utf8)) == expected)
    #expect(expected["a/index.html"] != nil)
  }

  @Test("MD-07 a second colon is one error at its column, and the quoted form is the title")
  func secondColon() async throws {
    let site = try TestSite(Fixtures.query("a", title: "Dune: Part Two"))
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix("Queries/a.md:2:12: error: "), "\(run.remarks)")
    #expect(run.remarks.contains("\n    title: Dune: Part Two\n               ^\nhint: "))
    #expect(run.remarks.hasSuffix("1 error. Nothing was published.\n"))
    let quoted = try TestSite(
      Fixtures.query("a", title: "'Dune: Part Two'", songs: "Mia"))
    #expect(await quoted.run("build").status == .done)
    #expect(try quoted.page("a/index.html").contains("<h1><bdi>Dune: Part Two</bdi></h1>"))
  }

  @Test("scalars are taken as written", arguments: ["1984", "007", "On", "no", "~", "1e3", "0x1F"])
  func scalars(_ title: String) async throws {
    let site = try TestSite(Fixtures.query("a", title: title, songs: "Mia"))
    #expect(await site.run("build").status == .done)
    #expect(try site.page("a/index.html").contains("<h1><bdi>\(title)</bdi></h1>"))
  }

  @Test("MD-02 texts of owner and store stay text in tags and attributes")
  func escaping() async throws {
    let nasty = #"x" onmouseover="y' <script>alert(1)</script> & {{title}}"#
    let site = try TestSite(
      Fixtures.query("a", title: "'" + nasty.replacing("'", with: "''") + "'"))
    try site.record("a", [StoreAnswers.songs([nasty], artist: nasty)])
    #expect(await site.run("build").status == .done)
    for file in ["index.html", "a/index.html", "item/itunes/1/index.html"] {
      let page = try site.page(file)
      #expect(!page.withoutData.contains("\" onmouseover"), "\(file)")
      #expect(!page.contains("<script>alert"), "\(file)")
      #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "\(file)")
      #expect(page.tags("script").count == 2, "the theme's own, and the data for programs")
    }
  }

  @Test("MD-04 HTML in Markdown is left out with a warning at its line, or stays if the owner says")
  func unsafeHTML() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    try site.write(
      try site.text("Queries/a.md") + "\nBefore\n\n<iframe src=\"https://example.org\"></iframe>\n",
      to: "Queries/a.md")
    let run = await site.run("build")
    #expect(run.status == .done)
    let line =
      try #require(
        site.text("Queries/a.md").split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.hasPrefix("<iframe") }) + 1
    #expect(
      run.remarks.hasPrefix(
        "Queries/a.md:\(line):1: warning: HTML in Markdown is left out: '<iframe>'.\n"),
      "\(run.remarks)")
    #expect(try !site.page("a/index.html").contains("<iframe"))
    try site.write(TestSite.settings + "unsafe-html: true\n", to: "Site/site.yml")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").contains("<iframe src=\"https://example.org\">"))
  }

  @Test("MD-04 each tag that is left out is named and pointed at, in notes too")
  func pointsAtHTML() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: A
      search: {store: itunes, term: a}
      items:
        itunes:1:
          note: |
            One
            is <b>bold</b> and <i>slanted</i>, <b>both</b>.
        itunes:2: {note: 'A <u>line</u>'}
      ---
      Go [there](javascript:x), é <script>alert(1)</script>.
      -- answer to a --
      \(StoreAnswers.songs("Mia", "Nora"))
      """)
    let run = await site.run("build")
    let warnings = run.remarks.split(separator: "\n").filter { $0.hasPrefix("Queries/") }
    #expect(
      warnings == [
        "Queries/a.md:8:10: warning: HTML in Markdown is left out: '<b>'.",
        "Queries/a.md:8:26: warning: HTML in Markdown is left out: '<i>'.",
        "Queries/a.md:9:23: warning: HTML in Markdown is left out: '<u>'.",
        "Queries/a.md:11:12: warning: The link to 'javascript:x' is left out; its text stays.",
        "Queries/a.md:11:29: warning: HTML in Markdown is left out: '<script>'.",
      ], "\(run.remarks)")
    #expect(
      run.remarks.contains(
        """
                  is <b>bold</b> and <i>slanted</i>, <b>both</b>.
                     ^

        """), "\(run.remarks)")
  }

  @Test("a policy that would block the owner's HTML stands only where none may pass")
  func policy() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    for (more, hasPolicy) in [("", true), ("unsafe-html: true\n", false)] {
      try site.write(TestSite.settings + more, to: "Site/site.yml")
      #expect(await site.run("build", "--strict").status == .done)
      for file in try site.pages() {
        let page = try site.page(file)
        #expect(page.contains("\"Content-Security-Policy\"") == hasPolicy, "\(file)")
      }
    }
  }

  @Test("a picture of Markdown that no page can load leaves its words, and is told at its line")
  func insecurePicture() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia") + """
        -- Site/Pages/about.md --
        ---
        title: About
        ---
        Here ![two owls](http://x.example/p.png) and ![a wren](http://is4.mzstatic.com/w.png)
        """)
    let run = await site.run("build")
    #expect(
      run.remarks.hasPrefix(
        "Site/Pages/about.md:4:18: warning: The link to 'http://x.example/p.png' is left out; "
          + "its text stays.\n"), "\(run.remarks)")
    #expect(run.remarks.contains("\nhint: Pages load pictures over https only. "))
    #expect(run.remarks.hasSuffix("\n1 warning.\n"))
    let page = try site.page("about/index.html")
    #expect(
      page.contains(
        "Here two owls and <img src=\"https://is4-ssl.mzstatic.com/w.png\" alt=\"a wren\" />"))
  }

  @Test("links and pictures of Markdown begin with the base path; forbidden ones are dropped")
  func links() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia") + """
        -- Site/Assets/a.png --
        x
        -- Site/Pages/about.md --
        ---
        title: About
        ---
        # A *heading*

        [home](/), [a](/a/#m), ![](/assets/a.png), [there](#a-heading), [mail](mailto:a@example.org)

        [bad](javascript:alert(1))
        """)
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks.hasPrefix(
        "Site/Pages/about.md:8:7: warning: The link to 'javascript:alert(1)' is left out; its "
          + "text stays.\n"), "\(run.remarks)")
    let page = try site.page("about/index.html")
    for link in ["\"/long/\"", "\"/long/a/#m\"", "\"#a-heading\"", "\"mailto:a@example.org\""] {
      #expect(page.contains("<a href=\(link)>"), "\(link)")
    }
    #expect(page.values(of: "src").contains("/long/assets/a.png"))
    #expect(page.contains("id=\"a-heading\""))
    #expect(!page.contains("javascript:") && page.contains("bad"))
  }

  @Test("MD-19 a title of page or site is in no row that lacks one of its own")
  func sentinels() async throws {
    let site = try TestSite(
      """
      -- Site/site.yml --
      title: SENTINEL
      description: SENTINEL
      author: SENTINEL
      url: https://example.org
      """ + "\n"
        + Fixtures.query("a", title: "SENTINEL", more: "description: SENTINEL", songs: "", "Mia"))
    await site.run("build")
    let rows = try site.page("a/index.html").rows
    #expect(rows.count == 2)
    for row in rows { #expect(!row.contains("SENTINEL")) }
  }
}
