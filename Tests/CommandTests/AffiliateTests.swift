import Command
import Testing

/// Links with an affiliate token.
@Suite struct AffiliateTests {
  private static let settings = """
    -- Site/site.yml --
    title: Shelf
    url: https://example.org
    stores:
      itunes:
        affiliate: {token: 10ab, campaign: "shop-{page}"}

    """

  private static let books = """
    -- Queries/books.md --
    ---
    title: Books
    search: {store: google-books, q: a}
    ---
    -- answer to books --
    \(StoreAnswers.volumes(StoreAnswers.volume("aaa", "Moby")))

    """

  private static func song(_ address: String) -> String {
    #"{"kind":"song","trackId":1,"trackName":"Mia","trackViewUrl":"\#(address)"}"#
  }

  /// The links out of a page that lead to stores.
  private static func links(_ page: PageText) -> [String] {
    page.tags("a").filter { $0.contains("class=\"out\"") }
  }

  @Test("AF-13 the token is on Apple's links alone, which say that they are sponsored")
  func token() async throws {
    let site = try TestSite(
      Self.settings + Fixtures.query("music/Mü", songs: "Mia") + Self.books)
    #expect(await site.run("build", "--strict").status == .done)
    for file in ["music/mü/index.html", "item/itunes/1/index.html"] {
      let links = Self.links(try site.page(file))
      #expect(!links.isEmpty)
      for link in links {
        #expect(
          link.contains(
            "href=\"https://music.apple.com/us/album/1?i=1&amp;at=10ab&amp;ct=shop-"), "\(link)")
        #expect(link.contains("rel=\"sponsored noopener\""))
      }
    }
    for file in ["books/index.html", "item/google-books/aaa/index.html"] {
      let page = try site.page(file)
      #expect(!Self.links(page).isEmpty)
      #expect(!page.contains("at=10ab") && !page.contains("sponsored"))
    }
  }

  @Test(
    "AF-13 the campaign names the page in letters, digits, - and _, at most 40, each time alike")
  func campaign() async throws {
    let name = "Mü " + String(repeating: "lang ", count: 16)
    let text = Self.settings + Fixtures.query(name, title: "Long")
    let campaigns = { (site: TestSite) async throws in
      try site.record(name, [StoreAnswers.songs("Mia")])
      #expect(await site.run("build").status == .done)
      let files = try site.files().filter { $0.hasSuffix("index.html") }
      return try Set(
        files.flatMap { file in
          try Self.links(site.page(file)).compactMap { PageText($0).between("&amp;ct=", "\"") }
        })
    }
    let found = try await campaigns(TestSite(text))
    #expect(found.count == 3, "the query's page, the item's and its creator's")
    for campaign in found {
      #expect(campaign.utf8.count <= 40 && campaign.hasPrefix("shop-"))
      #expect(
        campaign.utf8.allSatisfy { byte in
          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8.contains(byte)
        }, "\(campaign)")
    }
    #expect(try await campaigns(TestSite(text)) == found)
  }

  static let addresses: [(name: String, given: String, shown: String)] = [
    (
      "AF-02 the fragment stays last", "https://books.apple.com/us/book/id1#reviews",
      "https://books.apple.com/us/book/id1?at=10ab#reviews"
    ),
    (
      "AF-03 the rest stays byte for byte", "https://music.apple.com/a%2Fb?x=1%262&y=",
      "https://music.apple.com/a%2Fb?x=1%262&amp;y=&amp;at=10ab"
    ),
    (
      "AF-05 former networks go", "https://music.apple.com/a?uo=4&partnerId=30&tduid=abc",
      "https://music.apple.com/a?at=10ab"
    ),
    (
      "AF-07 geo stays", "https://geo.music.apple.com/a", "https://geo.music.apple.com/a?at=10ab"
    ),
    (
      "a host that only looks like Apple's", "https://music.apple.com.example.org/a",
      "https://music.apple.com.example.org/a"
    ),
  ]

  @Test("links of the store", arguments: addresses)
  func address(_ name: String, _ given: String, _ shown: String) async throws {
    let site = try TestSite(
      Self.settings.replacing(", campaign: \"shop-{page}\"", with: "") + Fixtures.query("a"))
    try site.record("a", [StoreAnswers.itunes(Self.song(given))])
    #expect(await site.run("build").status == .done)
    let link = try #require(Self.links(site.page("a/index.html")).first)
    #expect(PageText(link).values(of: "href") == [shown])
    #expect(link.contains("sponsored") == shown.contains("at="))
  }

  @Test(
    "AF-10 the label of a link says which app opens, and the link stays the store's",
    arguments: [
      ("https://music.apple.com/us/album/1?app=music", "Listen on Apple Music"),
      ("https://itunes.apple.com/us/album/1?app=itunes", "Get it on iTunes"),
      ("https://books.apple.com/us/book/id1", "Get it on Apple Books"),
    ])
  func label(_ given: String, _ label: String) async throws {
    let site = try TestSite(Fixtures.query("a"))
    try site.record("a", [StoreAnswers.itunes(Self.song(given))])
    #expect(await site.run("build").status == .done)
    let page = try site.page("item/itunes/1/index.html")
    #expect(page.between("href=\"\(given)\"", "</a>")?.contains(label) == true)
  }

  @Test("AF-12 without a token links are unchanged, and nothing is sponsored")
  func noToken() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let page = try site.page("a/index.html")
    #expect(page.values(of: "href").contains("https://music.apple.com/us/album/1?i=1&amp;uo=4"))
    #expect(!page.contains("at=") && !page.contains("sponsored"))
  }

  @Test(
    "AF-12 what is gone has the token of today in the news, whatever stood in its link",
    arguments: [
      ("", nil), ("stores: {itunes: {affiliate: {token: new9}}}", "at=new9"),
      ("stores: {itunes: {affiliate: {token: new9, campaign: c}}}", "at=new9&amp;ct=c"),
    ])
  func goneItems(_ stores: String, _ account: String?) async throws {
    let recorded = [
      #""address":"https://music.apple.com/a?i=1&at=old1&ct=old-news#x","sponsored":true"#,
      #""address":"https://music.apple.com/a?i=1#x""#,
    ]
    for link in recorded {
      let site = try TestSite(
        "-- Site/site.yml --\ntitle: Shelf\nurl: https://example.org\n\(stores)\n"
          + Fixtures.query("a", songs: "Mia"))
      try site.write(
        """
        {"date":"2003-05-06T10:00:00Z","change":"gone","id":"itunes:7","title":"Nina","item":\
        {"kind":"song","links":[{"label":"apple-music",\(link)}]}}

        """, to: "Site/Responses/a/history.jsonl")
      #expect(await site.run("build").status == .done)
      let page = try site.page("new/index.html")
      let query = ["i=1", account].compactMap(\.self).joined(separator: "&amp;")
      #expect(page.contains("href=\"https://music.apple.com/a?\(query)#x\""), "\(link)")
      #expect(page.contains("sponsored") == (account != nil))
    }
  }

  static let mistakes: [(stores: String, message: String)] = [
    (
      #"{itunes: {affiliate: {token: "tok 9"}}}"#,
      "Site/site.yml:3:38: error: 'tok 9' is no token of an affiliate link."
    ),
    (
      "{itunes: {affiliate: {campaign: shop}}}",
      "Site/site.yml:3:41: error: A campaign counts only beside a token, and there is none."
    ),
    (
      "{omdb: {affiliate: {token: 10ab}}}",
      "Site/site.yml:3:36: error: Links to OMDb take no affiliate token."
    ),
    (
      "{google-books: {affiliate: {campaign: x}}}",
      "Site/site.yml:3:47: error: Links to Google Books take no affiliate token."
    ),
  ]

  @Test("AF-12 what earns nothing is an error at its place", arguments: mistakes)
  func faultyAccount(_ stores: String, _ message: String) async throws {
    let site = try TestSite(
      "-- Site/site.yml --\ntitle: Shelf\nurl: https://example.org\nstores: \(stores)\n"
        + Fixtures.query("a"))
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.contains("\(message)\n"), "\(run.remarks)")
  }

  @Test("a campaign that the programme refuses is an error at its place")
  func faultyCampaign() async throws {
    let site = try TestSite(
      Self.settings.replacing("shop-{page}", with: "shop ä") + Fixtures.query("a"))
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks.contains(
        "Site/site.yml:5:40: error: 'shop ä' is no campaign of an affiliate link.\n"),
      "\(run.remarks)")
  }
}
