import Command
import Testing

/// The indexes over a whole site, from the query to the finished page.
@Suite struct SiteIndexPageTests {
  private static func song(_ id: Int, _ title: String, _ artist: String?, _ more: String = "")
    -> String
  {
    let creator = artist.map { "\"artistName\":\(StoreAnswers.quoted($0))," } ?? ""
    return StoreAnswers.song(id, title, "\(creator)\(more)\"country\":\"USA\"")
  }

  private static let settings = """
    -- Site/site.yml --
    title: Shelf
    url: https://shelf.example.org/long
    creators:
      Paul Simon: {sort-as: "Simon, Paul", link: /about/, note: From *Queens*.}
    -- Site/Pages/about.md --
    ---
    title: About
    ---

    """

  private static func site() throws -> TestSite {
    let site = try TestSite(
      settings
        + Fixtures.query(
          "a",
          more: "items:\n  itunes:1: {tags: [live, Winter], note: Loud.}\n  itunes:3: {hide: true}")
        + Fixtures.query("b", title: "More", more: "items: {itunes:2: {tags: [live]}}")
        + Fixtures.query("c", more: "draft: true"))
    let year = { (year: Int) in "\"releaseDate\":\"\(year)-02-03T08:00:00Z\"," }
    let link = "\"artistViewUrl\":\"https://music.apple.com/us/artist/7?uo=4\","
    let boxer = song(
      1, "The Boxer", "Paul Simon", year(1969) + link + "\"primaryGenreName\":\"Folk & Blues\",")
    try site.record(
      "a",
      [
        StoreAnswers.itunes(
          boxer, song(3, "Hidden", "Nobody", year(2020)),
          song(4, "Kathy's Song", "Paul Simon", year(1966)))
      ])
    try site.record("b", [StoreAnswers.itunes(boxer, song(2, "Drums", nil))])
    try site.record("c", [StoreAnswers.itunes(song(9, "Draft", "Drafter"))])
    return site
  }

  @Test("leads from an item to its creator, genre, kind, year and tags, and back")
  func ways() async throws {
    let site = try Self.site()
    #expect(await site.run("build", "--strict").status == .done)
    #expect(await site.run("check", "--strict").output == "No faults found\n")
    let item = try site.page("item/itunes/1/index.html")
    let hrefs = item.values(of: "href")
    for page in [
      "by/creator/paul-simon/", "by/genre/folk-blues/", "by/kind/song/", "by/year/1969/",
      "tag/live/", "tag/winter/", "all/", "by/", "tag/", "a/#itunes-1", "b/#itunes-1",
    ] {
      #expect(hrefs.contains("/long/\(page)"), "\(page)")
    }
    let lists = [
      "by/creator/paul-simon", "by/genre/folk-blues", "by/kind/song", "by/year/1969", "tag/live",
      "tag/winter", "all",
    ]
    for list in lists {
      let page = try site.page("\(list)/index.html")
      #expect(page.values(of: "href").contains("/long/item/itunes/1/"), "\(list)")
    }
    #expect(item.between("rel=\"prev\" href=\"", "\"") == "/long/item/itunes/4/")
    #expect(item.between("rel=\"next\" href=\"", "\"") == nil)
  }

  @Test("hidden items and drafts are in none of them; drafts are when asked for")
  func hidden() async throws {
    let site = try Self.site()
    await site.run("build")
    let files = try site.files()
    #expect(!files.contains { $0.contains("nobody") || $0.contains("drafter") })
    #expect(!files.contains("by/year/2020/index.html"))
    #expect(try !site.page("all/index.html").contains("Hidden"))
    await site.run("build", "--drafts")
    #expect(site.has("_site/by/creator/drafter/index.html"))
  }

  @Test("a creator's page has the owner's note and link, the store's link, and rows")
  func creator() async throws {
    let site = try Self.site()
    await site.run("build")
    let page = try site.page("by/creator/paul-simon/index.html")
    #expect(page.contains("<p>From <em>Queens</em>.</p>"))
    #expect(page.values(of: "href").contains("/long/about/"))
    #expect(page.values(of: "href").contains("https://music.apple.com/us/artist/7?uo=4"))
    #expect(page.titles == ["Kathy&#39;s Song", "The Boxer"])
    #expect(page.sections.map(\.label) == ["K", "T"])
    #expect(page.rows[1].contains("<p>Loud.</p>"))
    #expect(try site.page("by/creator/index.html").sections.map(\.label) == ["S", "Unknown"])
    #expect(
      try site.page("by/creator/unknown/index.html").values(of: "href")
        .contains("/long/item/itunes/2/"))
  }

  @Test("the site map lists them, each once, and the menu on every page")
  func maps() async throws {
    let site = try Self.site()
    await site.run("build")
    let map = try site.text("_site/sitemap.xml")
    let pages = try site.files().filter { $0.hasSuffix("index.html") }
    #expect(map.split(separator: "<loc>").count - 1 == pages.count)
    for page in pages where page.hasPrefix("by/") || page.hasPrefix("tag/") {
      let address = "https://shelf.example.org/long/\(page.dropLast("index.html".count))"
      #expect(map.contains("<loc>\(address)</loc>"), "\(page)")
      #expect(try site.page(page).contains("<link rel=\"canonical\" href=\"\(address)\">"))
    }
    for page in pages {
      let menu = try site.page(page).between("<nav aria-label=\"Site\">", "</nav>") ?? ""
      #expect(
        PageText(menu).values(of: "href") == ["/long/", "/long/all/", "/long/by/", "/long/tag/"])
    }
    let home = try #require(try site.page("index.html").between("<dt>Indexes</dt>", "</dd>"))
    #expect(
      PageText(home).values(of: "href") == [
        "/long/all/", "/long/by/creator/", "/long/by/genre/", "/long/by/kind/", "/long/by/year/",
        "/long/tag/",
      ])
  }

  @Test("tags of a list's entry are on its page and lead to it", arguments: ["en", "de"])
  func entryTags(language: String) async throws {
    let site = try TestSite(
      """
      -- Site/site.yml --
      title: Shelf
      url: https://shelf.example.org
      language: \(language)
      -- Queries/bands.yml --
      title: Bands
      search: {store: itunes, media: music, entity: song}
      queries:
        - {term: Rush, tags: [Prog & more]}

      """)
    try site.record("bands/Rush", [StoreAnswers.songs("Tom Sawyer")])
    #expect(await site.run("build", "--strict").status == .done)
    #expect(
      try site.page("bands/rush/index.html").values(of: "href").contains("/tag/prog-more/"))
    let page = try site.page("tag/prog-more/index.html")
    #expect(page.values(of: "href").contains("/bands/rush/"))
    #expect(page.contains("<h1><bdi>Prog &amp; more</bdi></h1>"))
    #expect(page.rows.isEmpty)
    #expect(try site.page("by/kind/index.html").contains(language == "en" ? "Kinds" : "Arten"))
    #expect(await site.run("check", "--strict").status == .done)
  }

  @Test("a site that was never fetched has none, and no links to them")
  func nothing() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", more: ""))
    #expect(await site.run("build").status == .partial)
    #expect(try site.files().allSatisfy { !$0.hasPrefix("by/") && !$0.hasPrefix("all/") })
    #expect(try !site.page("index.html").values(of: "href").contains("/long/all/"))
    #expect(await site.run("check").status == .done)
  }

  @Test("names of many scripts that meet make no two pages one, on any disk")
  func names() async throws {
    let names = [
      "ABBA", "Abba", "Straße", "STRASSE", "ไฟล์ fallback", "ไฟ fallback", "東京", "!!!", "???",
      "What? \"Live\": <A|B> *", "M", "Unknown", String(repeating: "Ж", count: 300),
      String(repeating: "Ж", count: 301), "ΣΊΣΥΦΟΣ", "σίσυφοσ", "_private", ".dot", "CON",
    ]
    let site = try TestSite(Fixtures.query("a", more: "index: {page-size: 3}"))
    let songs = names.enumerated().map { number, name in Self.song(number + 1, "T", name) }
    try site.record(
      "a", ["{\"resultCount\":\(songs.count),\"results\":[\(songs.joined(separator: ","))]}"])
    #expect(await site.run("build", "--strict").status == .done)
    let pages = try site.files().filter { $0.hasPrefix("by/creator/") }
    #expect(pages.count == names.count + 1)
    #expect(pages.allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count <= 120 } })
    #expect(await site.run("check", "--strict").status == .done)
  }

  @Test("the site's 'page-size' cuts them by letters", arguments: [1, 2, 500])
  func sizes(pageSize: Int) async throws {
    let site = try Self.site()
    try site.write(
      try site.text("Site/site.yml") + "index: {page-size: \(pageSize)}\n", to: "Site/site.yml")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(await site.run("check", "--strict").output == "No faults found\n")
    #expect(site.has("_site/all/k/index.html") == (pageSize < 3))
    #expect(site.has("_site/by/creator/paul-simon/k/index.html") == (pageSize < 2))
    #expect(site.has("_site/by/creator/s/index.html") == (pageSize < 2))
  }
}
