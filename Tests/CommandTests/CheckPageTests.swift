import Command
import Templates
import Testing

/// `check` of the HTML of pages: what is wrong, and where its owner can mend it.
@Suite struct CheckPageTests {
  private static let open = """
    -- Site/site.yml --
    title: Shelf
    url: https://shelf.example.org/long
    unsafe-html: true

    """

  @Test("a fault of an own template is told once, where it stands, with the number of its pages")
  func template() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia", "Nora")
        + Fixtures.query("b", title: "More", songs: "Mia") + """
          -- Templates/row.html --
          <li id="{{id}}"{{#tall}} class="tall"{{/tall}}>
          <a href="{{href}}">{{title}}</a> <img src="/long/assets/icon.svg" class="a-{{title}}">
          </li>
          """)
    try site.write("", to: "Site/Assets/icon.svg")
    let run = await site.run("check")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix(
        """
        Templates/row.html:2:34: error: A picture '<img>' has no 'alt'.
            <a href="{{href}}">{{title}}</a> <img src="/long/assets/icon.svg" class="a-{{title}}">
                                             ^
        hint: Say in 'alt' what is to be seen, or write 'alt=""' for one that only decorates.
        hint: It stands on 'a/index.html' and 
        """), "\(run.remarks)")
    #expect(run.remarks.ranges(of: "has no 'alt'").count == 1)
  }

  @Test(
    "a tag that an own template leaves open is told at the template",
    arguments: [
      (
        "<li id=\"{{id}}\"><div class=\"{{title}}\"><a href=\"{{href}}\">{{title}}</a></li>", 17,
        "'<div>' is not closed before '</li>'."
      ),
      (
        "<li id=\"{{id}}\"><a href=\"{{href}}\">{{title}}</a></div></li>", 49,
        "'</div>' closes nothing: no '<div>' is open here."
      ),
    ])
  func structure(_ template: String, _ column: Int, _ sentence: String) async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia")
        + "-- Templates/row.html --\n\(template)\n")
    let run = await site.run("check")
    #expect(
      run.remarks.contains("Templates/row.html:1:\(column): error: \(sentence)"), "\(run.remarks)")
  }

  @Test("a fault of the owner's HTML in Markdown is told at its line")
  func markdown() async throws {
    let site = try TestSite(
      Self.open + Fixtures.query("a", songs: "Mia") + """
        -- Site/Pages/about.md --
        ---
        title: About
        ---
        `<img src=x>` is no picture.

        Text <img src="https://a.example/x.png">.

        <div class="box">

        More.

        """)
    let run = await site.run("check")
    #expect(
      run.remarks.contains("Site/Pages/about.md:6:6: error: A picture '<img>' has no 'alt'."),
      "\(run.remarks)")
    #expect(run.remarks.contains("Site/Pages/about.md:8:1: error: '<div>' is "), "\(run.remarks)")
    #expect(run.remarks.hasSuffix("\n2 errors.\n"), "\(run.remarks)")
  }

  @Test("a level of headings that Markdown leaves out, and a link without text, need no HTML")
  func plainMarkdown() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia") + """
        -- Site/Pages/about.md --
        ---
        # a comment
        title: About
        ---
        ## One

        #### Two

        A [](/a/) link.

        """)
    let run = await site.run("check")
    #expect(
      run.remarks.contains(
        "Site/Pages/about.md:7:1: warning: A heading '<h4>' follows '<h2>', so a level is left out."
      ), "\(run.remarks)")
    #expect(
      run.remarks.contains("Site/Pages/about.md:9:3: error: A link has no text."), "\(run.remarks)")
    #expect(run.remarks.hasSuffix("\n1 error, 1 warning.\n"))
  }

  @Test("what a whole page lacks is told at the template that makes it")
  func layout() async throws {
    let layout = try #require(DefaultTheme.files.first { $0.name == "layout.html" })
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia"))
    try site.write(
      String(decoding: layout.bytes, as: UTF8.self)
        .replacing(" lang=\"{{language}}\"", with: "").replacing("<!DOCTYPE html>\n", with: ""),
      to: "Templates/layout.html")
    let run = await site.run("check")
    #expect(
      run.remarks.contains("Templates/layout.html:1:1: error: The page does not begin with "),
      "\(run.remarks)")
    #expect(run.remarks.contains("Templates/layout.html:1:1: error: The page does not say which "))
    #expect(run.remarks.hasSuffix("\n2 errors.\n"))
  }

  @Test("a fault whose place is not found names the place on the page")
  func unknownPlace() async throws {
    let site = try TestSite(
      Self.open
        + Fixtures.query(
          "a", more: "items: {itunes:1: {note: 'A <b>x</b> <img src=\\n https://a.example/y>'}}",
          songs: "Mia"
        )
        .replacing("'A <b>", with: "\"A <b>").replacing("y>'", with: "y>\""))
    let run = await site.run("check")
    #expect(run.status == .failed)
    #expect(run.remarks.contains("\nhint: It stands on 'a/index.html:"), "\(run.remarks)")
    #expect(run.remarks.contains("and 2 other pages."), "\(run.remarks)")
  }

  @Test(
    "a broken link whose place is not found names the place on the page; one of a template is found"
  )
  func brokenLinks() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia") + """
        -- Templates/row.html --
        <li id="{{id}}"><a href="/long/nowhere/">{{title}}</a> <a href="{{home}}{{id}}/">x</a></li>
        """)
    let run = await site.run("check")
    #expect(
      run.remarks.contains(
        "Templates/row.html:1:26: error: The link '/long/nowhere/' leads to no page or file."),
      "\(run.remarks)")
    #expect(run.remarks.contains("\nhint: It stands on 'a/index.html:"), "\(run.remarks)")
  }
}
