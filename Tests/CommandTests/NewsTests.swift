import Command
import Foundation
import Testing

/// What a whole site tells of what fetches saw change.
@Suite struct NewsTests {
  /// A site of two queries with a history of the first.
  private func site(settings: String = Fixtures.settings) throws -> TestSite {
    let site = try TestSite(
      settings + Fixtures.query("a", title: "Songs & more", songs: "Mia", "Nora")
        + Fixtures.query("b", title: "B", songs: "Mia"))
    try site.write(Self.history, to: "Site/Responses/a/history.jsonl")
    return site
  }

  private static let history = """
    {"date":"2003-05-08T09:00:00Z","change":"added","id":"itunes:2","title":"Nora"}
    {"date":"2003-05-08T09:00:00Z","change":"gone","id":"itunes:9","title":"Zoe","item":{"kind":"song","creators":[{"name":"Anna"}]}}
    {"date":"2003-05-09T09:00:00Z","change":"price","id":"itunes:1","title":"Mia","from":{"micros":990000,"currency":"USD"},"to":{"micros":1290000,"currency":"USD"}}
    {"date":"2003-05-09T09:00:00Z","change":"title","id":"itunes:1","title":"Mia","from":"Mio","to":"Mia"}

    """

  @Test("the page of news tells the history, the newest day first")
  func page() async throws {
    let site = try site()
    let run = await site.run("build", "--strict")
    #expect(run.status == .done, "\(run.remarks)")
    let page = try site.page("new/index.html")
    #expect(page.titles == ["Mia", "Nora", "Zoe"])
    #expect(page.contains("<section class=\"sec\" id=\"d-2003-05-09\">"))
    #expect(page.contains("<del><span class=\"vh\">was </span>$0.99</del>"))
    #expect(
      page.rows[0].values(of: "href") == [
        "/long/item/itunes/1/", "/long/a/", "https://music.apple.com/us/album/1?i=1&amp;uo=4",
      ])
    #expect(page.rows[2].values(of: "href") == ["/long/a/"])
    #expect(
      try site.page("index.html").contains("<a href=\"/long/new/\"><bdi>What’s new</bdi></a>"))
    #expect(
      try site.text("_site/sitemap.xml").contains(
        "<loc>https://shelf.example.org/long/new/</loc><lastmod>2003-05-09</lastmod>"))
    #expect(await site.run("check", "--strict").status == .done)
  }

  @Test("SG-34 feeds are announced, say where they stand, and no name occurs twice in one")
  func feeds() async throws {
    let site = try site()
    await site.run("build")
    #expect(
      try site.files().filter { $0.contains("feed.") } == [
        "a/feed.json", "a/feed.xml", "b/feed.json", "b/feed.xml", "feed.json", "feed.xml",
      ])
    for (page, folder) in [("index.html", ""), ("a/index.html", "a/"), ("new/index.html", "")] {
      let head = try #require(site.page(page).between("<head>", "</head>"))
      #expect(
        head.contains(
          "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"/long/\(folder)feed.xml\""))
      #expect(head.contains("type=\"application/feed+json\" href=\"/long/\(folder)feed.json\""))
      let feed = PageText(try site.text("_site/\(folder)feed.xml"))
      #expect(
        feed.contains(
          "rel=\"self\" type=\"application/atom+xml\" "
            + "href=\"https://shelf.example.org/long/\(folder)feed.xml\""))
      let names = feed.text.split(separator: "<id>").dropFirst().map { $0.prefix { $0 != "<" } }
      #expect(names.count == 3)
      #expect(Set(names).count == names.count)
    }
    #expect(try !site.page("item/itunes/1/index.html").contains("feed.xml"))
    // The other catalog has no history: its feed tells of itself.
    let other = PageText(try site.text("_site/b/feed.xml"))
    #expect(other.contains("<id>https://shelf.example.org/long/b/</id>"))
    #expect(other.contains("<updated>2003-05-07T00:00:00Z</updated>"))
  }

  @Test("a new title of catalog and item changes no name, and a later fetch adds an entry")
  func stability() async throws {
    let site = try site()
    await site.run("build")
    func names() throws -> [Substring] {
      try site.text("_site/feed.xml").split(separator: "<id>").dropFirst()
        .map { $0.prefix { $0 != "<" } }
    }
    let before = try names()
    try site.write(
      """
      ---
      title: Another
      search: {store: itunes, term: a}
      items:
        itunes:2: {title: Renamed}
      ---
      """, to: "Queries/a.md")
    await site.run("build")
    #expect(try names() == before)
    #expect(try site.text("_site/feed.xml").contains("Renamed"))
    try site.write(
      Self.history
        + #"{"date":"2003-06-01T09:00:00Z","change":"added","id":"itunes:1","title":"Mia"}"#,
      to: "Site/Responses/a/history.jsonl")
    await site.run("build")
    #expect(
      try names().filter { !before.contains($0) }
        == ["tag:shelf.example.org,2003-06-01:/long/a/"])
  }

  @Test("an item's page draws its prices once there were two")
  func prices() async throws {
    let site = try site()
    await site.run("build")
    let page = try site.page("item/itunes/1/index.html")
    #expect(page.contains("<h2>Price over time</h2>"))
    #expect(page.tags("path").count == 1)
    #expect(page.contains("<desc>From $0.99 to $1.29.</desc>"))
    #expect(try !site.page("item/itunes/2/index.html").contains("<svg"))
  }

  @Test("SG-32 nothing of it depends on the language of the computer")
  func locales() async throws {
    let site = try site(
      settings: "-- Site/site.yml --\ntitle: Regal\nurl: https://shelf.example.org\nlanguage: de\n")
    var builds: [[String: Data]] = []
    for variables in [["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"], ["LC_ALL": "C", "TZ": "UTC"]] {
      let run = try Program.run(
        ["build", "--output", "_\(builds.count)"], in: site.path, variables: variables)
      #expect(run.status == .done)
      builds.append(try site.contents(of: "_\(builds.count)"))
    }
    #expect(builds[0] == builds[1])
    let feed = String(decoding: try #require(builds[0]["feed.xml"]), as: UTF8.self)
    #expect(feed.contains("<updated>2003-05-09T09:00:00Z</updated>"))
    #expect(feed.contains("1 neuer Preis"))
  }

  @Test("the owner may do without feeds, and without an address there are none, with one warning")
  func withoutFeeds() async throws {
    let site = try site(settings: Fixtures.settings + "feeds: false\n")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.files().filter { $0.contains("feed.") }.isEmpty)
    #expect(try !site.page("a/index.html").contains("feed.xml"))
    try site.write("title: Shelf\n", to: "Site/site.yml")
    let run = await site.run("build")
    #expect(run.remarks.contains("it gets no site map, no feeds, and its pages no canonical"))
    #expect(run.remarks.hasSuffix("\n1 warning.\n"))
    #expect(try site.files().filter { $0.contains("feed.") }.isEmpty)
    #expect(site.has("_site/new/index.html"))
  }

  @Test("without a history the page of news says so, and the home page leads to it")
  func nothing() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let page = try site.page("new/index.html")
    #expect(page.contains("No fetch has seen anything change yet."))
    #expect(page.contains("<time datetime=\"2003-05-07\">7 May 2003</time>"))
    #expect(try site.page("index.html").contains("<p><a href=\"/long/new/\">What’s new</a></p>"))
    #expect(try !site.page("a/index.html").contains("/long/new/"))
  }

  @Test("a damaged line of a history is a warning at its place, and the others count")
  func damage() async throws {
    let site = try site()
    try site.write(
      Self.history + "{\"date\":\"2003\n", to: "Site/Responses/a/history.jsonl")
    for command in ["build", "check"] {
      let run = await site.run(command)
      #expect(run.status == .done)
      #expect(
        run.remarks.hasPrefix(
          "Site/Responses/a/history.jsonl:5:1: warning: This line of the history is damaged"))
    }
    #expect(try site.page("new/index.html").titles.count == 3)
  }

  @Test("a history among the cached recordings counts as well")
  func cached() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia", "Nora"))
    try site.write(Self.history, to: ".thumbindex/responses/a/history.jsonl")
    await site.run("build")
    #expect(try site.page("new/index.html").titles == ["Mia", "Nora", "Zoe"])
  }
}
