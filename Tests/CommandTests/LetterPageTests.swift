import Command
import Testing

/// Catalogs larger than `index.page-size`: a page for each letter.
@Suite struct LetterPageTests {
  private static func site(_ more: String = "index: {page-size: 3}") throws -> TestSite {
    try TestSite(
      Fixtures.query(
        "a", more: more, songs: "Ada", "Bea", "Berta", "Bianca", "Bille", "99", "Übung", "東京"))
  }

  @Test("a page a letter, named by its letter, and the opening with bar and counts")
  func letters() async throws {
    let site = try Self.site()
    try site.write(try site.text("Queries/a.md") + "The introduction.\n", to: "Queries/a.md")
    #expect(await site.run("build", "--strict").status == .done)
    let pages = try site.pages(below: "a/")
    #expect(
      pages == [
        "a/0-9/index.html", "a/a/index.html", "a/b/2/index.html", "a/b/index.html",
        "a/index.html", "a/u/index.html", "a/漢/index.html",
      ])
    let opening = try site.page("a/index.html")
    #expect(opening.rows.isEmpty)
    #expect(opening.contains("<p>The introduction.</p>"))
    let bar = try #require(opening.between("<nav class=\"bar", "</nav>"))
    #expect(
      PageText(bar).values(of: "href") == ["/a/0-9/", "/a/a/", "/a/b/", "/a/u/", "/a/%E6%BC%A2/"])
    #expect(try site.page("a/b/index.html").titles == ["Bea", "Berta", "Bianca"])
    #expect(try site.page("a/b/2/index.html").titles == ["Bille"])
    #expect(try !site.page("a/b/index.html").contains("<p>The introduction.</p>"))
    #expect(await site.run("check", "--strict").status == .done)
  }

  @Test("letters lead to the ones before and after, and item pages back to their letter")
  func ways() async throws {
    let site = try Self.site()
    await site.run("build")
    let page = try site.page("a/b/2/index.html")
    let turn = try #require(page.between("<nav class=\"part turn\"", "</nav>"))
    #expect(PageText(turn).values(of: "href") == ["/a/b/", "/a/u/"])
    #expect(page.contains("aria-current=\"page\""))
    let hrefs = try site.page("item/itunes/5/index.html").values(of: "href")
    #expect(hrefs.contains { $0.hasPrefix("/a/b/2/#") }, "\(hrefs)")
  }

  @Test("a catalog of just that size is one page; the site's setting holds for all")
  func size() async throws {
    let site = try Self.site("index: {page-size: 8}")
    await site.run("build")
    #expect(try site.pages(below: "a/") == ["a/index.html"])
    try site.write(TestSite.settings + "index: {page-size: 4}\n", to: "Site/site.yml")
    await site.run("build")
    #expect(try site.pages(below: "a/") == ["a/index.html"])
    try site.write(
      try site.text("Queries/a.md").replacing("index: {page-size: 8}", with: ""),
      to: "Queries/a.md")
    await site.run("build")
    #expect(site.has("_site/a/b/index.html"))
  }

  @Test("without letters a large catalog goes on at numbers", arguments: ["none"])
  func withoutSections(_ by: String) async throws {
    let site = try Self.site("index: {page-size: 3, by: \(by)}")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(
      try site.pages(below: "a/") == [
        "a/2/index.html", "a/3/index.html", "a/index.html",
      ])
    #expect(try site.page("a/index.html").titles == ["Ada", "Bea", "Berta"])
    #expect(try site.page("a/3/index.html").titles == ["Übung", "東京"])
  }

  @Test("pinned items stay on the opening")
  func pins() async throws {
    let site = try Self.site("index: {page-size: 3}\nitems: {itunes:5: {pin: true}}")
    await site.run("build")
    #expect(try site.page("a/index.html").titles == ["Bille"])
    #expect(!site.has("_site/a/b/2/index.html"))
  }
}
