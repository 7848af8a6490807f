import Command
import Testing

/// Two sources that want the same place, found before the first write.
@Suite struct CollisionTests {
  struct Collision: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let remarks: String

    init(_ testDescription: String, _ files: [String: String], _ remarks: String) {
      self.testDescription = testDescription
      self.files = files
      self.remarks = remarks
    }
  }

  private static let query = "---\ntitle: A\nsearch: {store: itunes, term: a}\n---\n"
  private static let list = "title: L\nsearch: {store: itunes}\nqueries: [Rush]\n"
  private static let page = "---\ntitle: P\n---\n"

  static let collisions = [
    Collision(
      "a query and a page", ["Queries/a.md": query, "Site/Pages/a.md": page],
      "Site/Pages/a.md: error: 'Site/Pages/a.md' and 'Queries/a.md' have the same address 'a/'."),
    Collision(
      "a query and a list", ["Queries/a.md": query, "Queries/a.yml": list],
      "Queries/a.yml: error: 'Queries/a.yml' and 'Queries/a.md' have the same address 'a/'."),
    Collision(
      "a list and a page", ["Queries/a.yml": list, "Site/Pages/a.md": page],
      "Site/Pages/a.md: error: 'Site/Pages/a.md' and 'Queries/a.yml' have the same address 'a/'."),
    Collision(
      "names that differ in case only", ["Queries/A.md": query, "Queries/a.md": query],
      "Queries/a.md: error: 'Queries/a.md' and 'Queries/A.md' have the same address 'a/'."),
    Collision(
      "names that differ in what a slug drops", ["Queries/a b.md": query, "Queries/a_b.md": query],
      "Queries/a_b.md: error: 'Queries/a_b.md' and 'Queries/a b.md' have the same address 'a-b/'."),
    Collision(
      "a query beside a folder of its name", ["Queries/a.md": query, "Queries/a/b.md": query],
      "Queries/a/b.md: error: 'Queries/a/b.md' and 'Queries/a.md' cannot stand together: the "
        + "second needs the folder 'a/'."),
    Collision(
      "a list and a query where an entry might stand",
      ["Queries/l.yml": list, "Queries/l/tull.md": query],
      "Queries/l/tull.md: error: 'Queries/l/tull.md' and 'Queries/l.yml' cannot stand together: "
        + "the second needs the folder 'l/'."),
    Collision(
      "a page below a query", ["Queries/a.md": query, "Site/Pages/a/b.md": page],
      "Site/Pages/a/b.md: error: 'Site/Pages/a/b.md' and 'Queries/a.md' cannot stand together: "
        + "the second needs the folder 'a/'."),
  ]

  @Test("are errors that name both", arguments: collisions)
  func namesBoth(_ collision: Collision) async throws {
    let site = try TestSite()
    for (file, text) in collision.files { try site.write(text, to: file) }
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks
        == "\(collision.remarks)\nhint: Rename one of them.\n1 error. Nothing was published.\n")
    #expect(!site.has("_site"))
    #expect(await site.run("check").status == .failed)
  }

  static let reserved = [
    "item", "by", "new", "all", "tag", "assets", "feed", "index", "404", "sitemap", "robots",
  ]

  @Test("names that the program needs are refused, at the top only", arguments: reserved)
  func reservedNames(_ name: String) async throws {
    let site = try TestSite(Fixtures.query("music/\(name)", songs: "Mia"))
    #expect(await site.run("build").status == .done)
    try site.write(Self.query, to: "Queries/\(name.uppercased()).md")
    try site.write(Self.page, to: "Site/Pages/\(name)/a.md")
    let run = await site.run("build")
    #expect(run.status == .failed)
    for file in ["Queries/\(name.uppercased()).md", "Site/Pages/\(name)/a.md"] {
      #expect(
        run.remarks.contains(
          "\(file): error: The address '\(name)/' is taken by Thumbindex itself.\n"
            + "hint: Rename the file or folder.\n"), "\(run.remarks)")
    }
  }

  @Test("names without letter or digit")
  func emptyNames() async throws {
    let site = try TestSite()
    try site.write(Self.query, to: "Queries/!!!.md")
    let run = await site.run("build")
    #expect(
      run.remarks == """
        Queries/!!!.md: error: The name '!!!' has no letter or digit for an address.
        hint: Rename the file or folder.
        1 error. Nothing was published.

        """)
  }

  @Test("two entries of a list that a slug would make one keep their own pages")
  func entries() async throws {
    let site = try TestSite(
      """
      -- Queries/bands.yml --
      title: Bands
      search: {store: itunes}
      queries: ["Wham!", Wham, "!!!", "+/-"]
      -- answer to bands/Wham! --
      \(StoreAnswers.songs("Freedom"))
      -- answer to bands/Wham --
      \(StoreAnswers.songs("Ham"))
      -- answer to bands/!!! --
      \(StoreAnswers.songs("Louden"))
      """)
    #expect(await site.run("build").status == .partial)
    let pages = try site.pages(below: "bands/")
    #expect(pages.count == 5)
    #expect(try site.page("bands/wham/index.html").titles == ["Ham"])
    let named = try pages.filter { $0 != "bands/index.html" }.map { try site.page($0).titles }
    #expect(Set(named) == [["Freedom"], ["Ham"], ["Louden"], []])
  }
}
