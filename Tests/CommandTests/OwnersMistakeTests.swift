import Command
import Testing

/// What the owner wrote that reaches nothing, and files that are not the owner's.
@Suite struct OwnersMistakeTests {
  @Test("What editors and systems leave beside the owner's files is not read")
  func leftovers() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia") + """
        -- Queries/b.md~ --
        -- Site/Pages/.old/p.md --
        -- Queries/.DS_Store --
        """)
    try site.link("Queries/.#x.md", to: "anna@nowhere.1234")
    try site.write([0, 5, 22, 0xFF], to: "Templates/._row.html")
    let run = await site.run("build", "--strict")
    #expect(run.status == .done, "\(run.remarks)")
  }

  @Test("A file that cannot be read hides no fault of others")
  func unreadable() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      titel: A
      ---
      """)
    try site.link("Queries/b.md", to: "nowhere")
    try site.link("Templates/row.html", to: "nowhere")
    let run = await site.run("build")
    #expect(run.status == .failed)
    for place in ["Queries/a.md:2:1: ", "Queries/b.md: ", "Templates/row.html: "] {
      #expect(run.remarks.contains("\(place)error: "), "\(run.remarks)")
    }
  }

  @Test("IT-38 What looks like a parameter in a term is told once")
  func parameterInTerm() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: A
      search: {store: itunes, term: 'a&limit=10'}
      ---
      -- Queries/l.yml --
      title: L
      search: {store: itunes}
      queries: ['b&limit=10']
      """)
    let run = await site.run("build")
    let lines = run.remarks.split(separator: "\n").filter { $0.contains("'&limit='") }
    #expect(
      lines.filter { $0.contains("warning: ") }.map { $0.prefix { $0 != " " } } == [
        "Queries/a.md:3:31:", "Queries/l.yml:3:11:",
      ], "\(run.remarks)")
  }

  @Test("Rules and settings that name nothing are told, with the nearest name")
  func names() async throws {
    let settings = """
      -- Site/site.yml --
      title: Shelf
      url: https://shelf.example.org
      creators:
        Ana: {sort-as: A}
        Anna: {sort-as: B}

      """
    let songs = Fixtures.query("a", more: "hide: [{kind: sonng}]", songs: "Mia")
    let site = try TestSite(settings + songs)
    let run = await site.run("check")
    #expect(
      run.remarks.split(separator: "\n").filter { !$0.hasPrefix("    ") } == [
        "Queries/a.md:4:15: warning: There is no kind 'sonng', so this rule hides nothing.",
        "hint: Did you mean 'song'?",
        "Site/site.yml:4:3: warning: No item of this site is by 'Ana'.",
        "hint: Did you mean 'Anna'?", "2 warnings.",
      ], "\(run.remarks)")

    let partial = try TestSite(settings + songs + Fixtures.query("fresh"))
    let missing = await partial.run("check")
    #expect(!missing.remarks.contains("'Ana'"), "\(missing.remarks)")
  }

  @Test("A few texts of one's own keep the built-in ones, and what is missing is English")
  func texts() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "language: de", songs: "Mia")
        + Fixtures.query("b", more: "language: sv", songs: "Mia")
        + Fixtures.query("c", more: "language: de-AT", songs: "Mia") + """
          -- Templates/Strings/de.yml --
          skip: Zur Sache
          -- Templates/Strings/en.yml --
          skip: Get on
          -- Templates/Strings/sv.yml --
          home: Hyllor
          -- Templates/Strings/de-AT.yml --
          month-1: Jänner
          view: Anblick
          """)
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks.contains("Templates/Strings/sv.yml: warning: ")
        && run.remarks.contains("such as 'skip'; pages have them in English."), "\(run.remarks)")
    #expect(run.remarks.hasSuffix("\n1 warning.\n"))
    let german = try site.page("a/index.html")
    #expect(german.contains("Zur Sache") && german.contains("Sie sind hier"))
    let swedish = try site.page("b/index.html")
    #expect(swedish.contains("Hyllor") && swedish.contains("Get on"))
    #expect(swedish.contains("You are here"))
    let austrian = try site.page("c/index.html")
    #expect(austrian.contains("Anblick") && austrian.contains("Zur Sache"))
    #expect(austrian.contains("Sie sind hier"))
  }
}
