import Command
import Testing

/// `check`: faults of queries, templates and links, without writing.
@Suite struct CheckTests {
  @Test("a site without faults; nothing is written")
  func faultless() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia", "Nora"))
    #expect(
      await site.run("check") == Run(status: .done, output: "No faults found\n", remarks: ""))
    #expect(!site.has("_site") && !site.has(".thumbindex"))
  }

  static let links: [(link: String, sentence: String)] = [
    ("/nowhere/", "The link '/long/nowhere/' leads to no page or file."),
    (
      "/a/#zz",
      "The link '/long/a/#zz' leads to no place of its page: nothing there has the id 'zz'."
    ),
    (
      "#zz",
      "The link '/long/about/#zz' leads to no place of its page: nothing there has the id 'zz'."
    ),
    ("more/", "The link '/long/about/more/' leads to no page or file."),
    ("/müsl/#ü", "The link '/long/m%C3%BCsl/#%C3%BC' leads to no page or file."),
    ("/m%C3%BCsl/", "The link '/long/m%C3%BCsl/' leads to no page or file."),
    ("../b", "The link '/long/b' leads to no page or file."),
    ("/assets/no.png", "The link '/long/assets/no.png' leads to no page or file."),
  ]

  @Test("a broken link of a page is an error with its place", arguments: links)
  func brokenLinks(_ link: String, _ sentence: String) async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia") + """
        -- Site/Pages/about.md --
        ---
        title: About
        ---
        Fine: [home](/), [a](/a/), [m](/a/#m), [out](https://example.org/nowhere).

        Broken: [x](\(link)).
        """)
    let run = await site.run("check")
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(
      run.remarks == """
        Site/Pages/about.md:6:13: error: \(sentence)
            Broken: [x](\(link)).
                        ^
        hint: It stands on 'about/index.html'.
        1 error.

        """)
  }

  @Test("a broken link of the menu is one error, where the owner wrote it")
  func brokenMenu() async throws {
    let site = try TestSite(
      Fixtures.settings + "navigation:\n  - {title: Odd, link: /odd/}\n"
        + Fixtures.query("a", songs: "Mia"))
    #expect(
      await site.run("check").remarks == """
        Site/site.yml:4:24: error: The link '/long/odd/' leads to no page or file.
              - {title: Odd, link: /odd/}
                                   ^
        hint: It stands on '404.html' and 10 other places.
        1 error.

        """)
  }

  @Test("a broken link in an introduction and in a note is found too")
  func brokenLinksElsewhere() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "items: {itunes:1: {note: '[x](/one/)'}}", songs: "Mia"))
    try site.write(try site.text("Queries/a.md") + "\n[y](/two/)\n", to: "Queries/a.md")
    let run = await site.run("check")
    #expect(run.status == .failed)
    #expect(
      run.remarks.contains("Queries/a.md:4:31: error: The link '/one/' leads to no page or file."))
    #expect(
      run.remarks.contains("Queries/a.md:7:5: error: The link '/two/' leads to no page or file."))
  }

  static let owners: [(key: String, place: String)] = [
    ("artwork: /assets/no.jpg", "29"), ("link: /nope/", "26"), ("link: nope/", "26"),
    ("link: '#nope'", "27"), ("note: '[x](/nope/)'", "31"),
  ]

  @Test(
    "a broken link that the owner gave an item has its place, though its item's page comes first",
    arguments: owners)
  func brokenKeys(_ key: String, _ column: String) async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("zoo", more: "items: {itunes:1: {\(key)}}", songs: "Mia"))
    let run = await site.run("check")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix("Queries/zoo.md:4:\(column): error: The link "),
      "\(run.remarks)")
    #expect(run.remarks.contains("hint: It stands on "))
  }

  @Test("a link to nothing that the owner gave a creator has its place in the settings")
  func brokenCreator() async throws {
    let site = try TestSite(
      Fixtures.settings + "creators:\n  Anna: {link: /nope/}\n"
        + Fixtures.query("a", songs: "Mia"))
    try site.record("a", [StoreAnswers.songs(["Mia"], artist: "Anna")])
    let run = await site.run("check")
    #expect(run.remarks.contains("Site/site.yml:4:16: error: The link "), "\(run.remarks)")
  }

  @Test("faults of queries, searches and theme are those of a build")
  func sameAsBuild() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "limitt: 3") + Fixtures.query("b", more: "draft: maybe") + """
        -- Queries/c.md --
        ---
        title: C
        search: {store: itunes, term: c, limit: 500}
        ---
        """)
    let build = await site.run("build")
    let check = await site.run("check")
    #expect(check.status == .failed)
    #expect(build.remarks == check.remarks.dropLast() + " Nothing was published.\n")
    #expect(check.remarks.hasSuffix("\n3 errors.\n"))
    for place in ["Queries/a.md:4:1", "Queries/b.md:4:8", "Queries/c.md:3:41"] {
      #expect(check.remarks.contains("\(place): error: "), "\(check.remarks)")
    }
    try site.write("{{#x}}", to: "Templates/row.html")
    #expect(await site.run("check").remarks.contains("Templates/row.html:1:1: error: "))
  }

  @Test("drafts are looked at with --drafts only")
  func drafts() async throws {
    let site = try TestSite(Fixtures.query("a", more: "draft: true", songs: "Mia"))
    try site.write(try site.text("Queries/a.md") + "\n[y](/two/)\n", to: "Queries/a.md")
    #expect(await site.run("check").status == .done)
    #expect(await site.run("check", "--drafts").status == .failed)
  }
}
