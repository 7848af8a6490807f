import Command
import Testing

/// How a build ends, and what it says.
@Suite struct BuildOutcomeTests {
  @Test("0: all is recorded, and the summary is all that is said")
  func done() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(run.remarks == "")
    let count = try site.files().count
    let bytes = try site.contents().values.reduce(0) { $0 + $1.count }
    #expect(run.output.hasPrefix("_site: \(count) files, "))
    #expect(run.output.hasSuffix(" KB; \(count) written, 0 unchanged, 0 removed\n"))
    #expect(bytes > 1000)
  }

  @Test("2: a query that is not recorded; its page says so, the others are there")
  func partial() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia") + Fixtures.query("fresh"))
    let run = await site.run("build", "--offline")
    #expect(run.status == .partial)
    #expect(
      run.remarks == """
        Queries/fresh.md:1:1: warning: Nothing is recorded yet for 'fresh'.
        hint: Run 'thumbindex fetch fresh' to ask the stores.
        1 warning.

        """)
    #expect(try site.page("fresh/index.html").contains("thumbindex fetch fresh"))
    #expect(try site.page("a/index.html").titles == ["Mia"])
  }

  @Test("2: a query that asks something else now stands on the older recording")
  func outdated() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let asked = try site.text("Queries/a.md")
    try site.write(asked.replacing("term: a", with: "term: b"), to: "Queries/a.md")
    let run = await site.run("build", "--offline")
    #expect(run.status == .partial)
    #expect(
      run.remarks.contains(
        "Queries/a.md:3:17: warning: The recording of this search was made by another request.\n"
          + "    search: {store: itunes, term: b}\n"), "\(run.remarks)")
    #expect(try site.page("a/index.html").titles == ["Mia"])
  }

  @Test(
    "1: a page that cannot be written leaves the others, and the site is said to be in part what it was"
  )
  func unwritten() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("build").status == .done)
    try site.record("a", [StoreAnswers.songs("Nora")])
    try site.write("in the way", to: "_site/a/index.html.thumbindex-new/x")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasSuffix(
        "The site was published in part: some of its files are missing or old.\n"),
      "\(run.remarks)")
  }

  @Test("1: a list that cannot be written leaves a whole site, and that is said")
  func unlisted() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("build").status == .done)
    let list = try #require(try site.files(in: ".thumbindex").first { $0.hasSuffix(".txt") })
    try site.write("in the way", to: ".thumbindex/\(list).thumbindex-new/x")
    try site.write("x", to: "Site/Assets/x.txt")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasSuffix(
        "The site was published, but the list of its files was not written.\n"), "\(run.remarks)")
    #expect(site.has("_site/assets/x.txt"))
  }

  @Test("1: the faults of all files are told, and nothing is written")
  func failed() async throws {
    let site = try TestSite(
      Fixtures.query("good", songs: "Mia") + """
        -- Queries/colon.md --
        ---
        title: Dune: Part Two
        search: {store: omdb, s: dune}
        ---
        -- Queries/key.md --
        ---
        titel: A
        title: A
        search: {store: itunes, term: a}
        ---
        -- Queries/parameter.md --
        ---
        title: A
        search: {store: itunes, term: a, limit: 500}
        ---
        -- Queries/latin.md --
        """)
    try site.write(Array("---\ntitle: M".utf8) + [0xFC, 0x0A], to: "Queries/latin.md")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.output == "")
    let lines = run.remarks.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains(": error: ") }.map { $0.prefix { $0 != " " } } == [
        "Queries/colon.md:2:12:", "Queries/key.md:2:1:", "Queries/latin.md:2:9:",
        "Queries/parameter.md:3:41:",
      ], "\(run.remarks)")
    #expect(lines.last == "4 errors. Nothing was published.")
    #expect(!site.has("_site"))
    #expect(!site.has(".thumbindex"))
  }

  @Test("the site that stands is left alone when a build fails")
  func oldSiteStays() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let before = try site.contents()
    try site.write("---\ntitle: A\n", to: "Queries/b.md")
    #expect(await site.run("build").status == .failed)
    #expect(try site.contents() == before)
  }

  @Test("--keep-going publishes the rest, and pages of faulty queries stay as they were")
  func keepGoing() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia") + Fixtures.query("b", songs: "Nora", "Olga"))
    await site.run("build")
    let before = try site.contents()
    try site.write("---\ntitle: B\nserch: x\n---\n", to: "Queries/b.md")
    try site.record("a", [StoreAnswers.songs("Mia", "Nora", "Pia")])
    let run = await site.run("build", "--keep-going")
    #expect(run.status == .failed)
    #expect(run.remarks.hasSuffix("\n1 error. Published without the faulty files.\n"))
    let after = try site.contents()
    #expect(after["b/index.html"] == before["b/index.html"])
    #expect(try site.page("a/index.html").titles == ["Mia", "Nora", "Pia"])
    #expect(Set(before.keys).isSubset(of: after.keys))
    // Once the fault is mended what is no longer wanted goes.
    try site.remove("Queries/b.md")
    let last = await site.run("build")
    #expect(last.status == .done)
    #expect(!site.has("_site/b/index.html"))
  }

  @Test(
    "--keep-going does not publish where there is no rest that is sure",
    arguments: [
      ("Templates/row.html", "{{#x}}"), ("Site/Assets/NOTE.txt", "other"),
      ("Site/Pages/a.md", "---\ntitle: A\n---\n"),
    ])
  func keepGoingEndsAtTheSite(_ file: String, _ text: String) async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia") + "-- Site/Assets/note.txt --\nHello\n")
    try site.write(text, to: file)
    let run = await site.run("build", "--keep-going")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasSuffix("Nothing was published: these concern the whole site.\n"),
      "\(run.remarks)")
    #expect(!site.has("_site"))
  }

  @Test("--strict makes of a warning a failure")
  func strict() async throws {
    let site = try TestSite(Fixtures.query("fresh"))
    let run = await site.run("build", "--offline", "--strict")
    #expect(run.status == .failed)
    #expect(run.remarks.hasSuffix("1 warning. Nothing was published.\n"))
    #expect(!site.has("_site"))
    #expect(await site.run("check", "--strict").status == .failed)
    #expect(await site.run("check").status == .done)
    let good = try TestSite(Fixtures.query("a", songs: "Mia"))
    #expect(await good.run("build", "--offline", "--strict").status == .done)
  }

  @Test("-q says nothing but warnings and errors", arguments: ["-q", "--quiet"])
  func quiet(_ option: String) async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("build", option) == Run(status: .done, output: "", remarks: ""))
    // The second time nothing is to be done, which is another way through the program.
    #expect(await site.run(option, "build") == Run(status: .done, output: "", remarks: ""))
    #expect(await site.run("check", option) == Run(status: .done, output: "", remarks: ""))
    #expect(await site.run("clean", option) == Run(status: .done, output: "", remarks: ""))
    try site.write("", to: "Queries/b.md")
    let run = await site.run("build", option)
    #expect(run.remarks.contains("Queries/b.md:1:1: error: "))
  }

  @Test("drafts are left out unless --drafts; so are the entries of a list that is one")
  func drafts() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia")
        + Fixtures.query("b", title: "Hidden", more: "draft: true", songs: "Nora") + """
          -- Queries/bands.yml --
          title: Bands
          draft: true
          search: {store: itunes}
          queries: [Rush]
          -- answer to bands/Rush --
          \(StoreAnswers.songs("Tom Sawyer"))
          """)
    #expect(await site.run("build").status == .done)
    #expect(!site.has("_site/b") && !site.has("_site/bands"))
    #expect(try !site.page("index.html").contains("Hidden"))
    #expect(await site.run("build", "--drafts").status == .done)
    #expect(try site.page("b/index.html").titles == ["Nora"])
    #expect(try site.page("bands/rush/index.html").titles == ["Tom Sawyer"])
    #expect(await site.run("build").status == .done)
    #expect(!site.has("_site/b") && !site.has("_site/bands"))
  }

  @Test("the faults of a draft are told all the same")
  func faultyDraft() async throws {
    let site = try TestSite(Fixtures.query("b", more: "draft: yes"))
    #expect(await site.run("build").remarks.contains("Queries/b.md:4:8: error: "))
  }

  @Test("under GitHub Actions each message is an annotation too")
  func annotations() async throws {
    let site = try TestSite(
      """
      -- Queries/50%, a.md --
      ---
      title: A
      titel: A
      search: {store: itunes, term: a}
      ---
      """ + "\n" + Fixtures.query("fresh"))
    let run = await site.run("build", "--offline", variables: ["GITHUB_ACTIONS": "true"])
    let lines = run.remarks.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("::") } == [
        "::error file=Queries/50%25%2C a.md,line=3,col=1::A query has no key 'titel'. "
          + "Did you mean 'title'?",
        "::warning file=Queries/fresh.md,line=1,col=1::Nothing is recorded yet for 'fresh'. "
          + "Run 'thumbindex fetch fresh' to ask the stores.",
      ], "\(run.remarks)")
    #expect(await site.run("build", "--offline").remarks.contains("::") == false)
  }

  @Test("a folder of queries that is gone is an error, and the pages stay")
  func noQueries() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let built = try site.contents()
    try site.remove("Queries")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        error: The site has no folder 'Queries'.
        hint: Make it, and write the first search into 'Queries/NAME.md'.
        1 error. Nothing was published.

        """)
    #expect(try site.contents() == built)
  }
}
