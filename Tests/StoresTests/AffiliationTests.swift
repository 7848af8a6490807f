import Diagnostics
import Items
import QueryFiles
import Stores
import Testing

@testable import Stores

@Suite struct AffiliationTests {
  private func account(_ token: String?, _ campaign: String? = nil) -> Affiliation? {
    var settings = StoreSettings()
    let place = Place(file: "Site/site.yml")
    settings.affiliateToken = token.map { Placed($0, at: place) }
    settings.affiliateCampaign = campaign.map { Placed($0, at: place) }
    return Affiliation(settings)
  }

  @Test(arguments: [
    (
      "AF-02 before the fragment", "https://books.apple.com/us/book/id1#reviews",
      "https://books.apple.com/us/book/id1?at=TOKEN&ct=shelf#reviews"
    ),
    (
      "AF-03 all other bytes stay", "https://music.apple.com/us/a%2Fb/1?i=2%263&app=music",
      "https://music.apple.com/us/a%2Fb/1?i=2%263&app=music&at=TOKEN&ct=shelf"
    ),
    (
      "AF-05 former networks", "https://itunes.apple.com/us/a?partnerId=30&i=5&tduid=abc&uo=4",
      "https://itunes.apple.com/us/a?i=5&at=TOKEN&ct=shelf"
    ),
    (
      "AF-05 more of them", "https://itunes.apple.com/us/a?LSNSUBSITE=1&siteID=x&mt=8",
      "https://itunes.apple.com/us/a?mt=8&at=TOKEN&ct=shelf"
    ),
    (
      "AF-12 an older token is replaced", "https://apps.apple.com/us/app/id1?at=OLD&ct=old&mt=8",
      "https://apps.apple.com/us/app/id1?mt=8&at=TOKEN&ct=shelf"
    ),
    (
      "AF-07 the host stays", "https://geo.music.apple.com/us/album/1",
      "https://geo.music.apple.com/us/album/1?at=TOKEN&ct=shelf"
    ),
  ])
  func sponsors(_ name: String, _ given: String, _ expected: String) throws {
    let affiliation = try #require(account("TOKEN", "shelf"))
    for address in [given, expected] {
      let link = affiliation.link(to: try #require(WebAddress(address)), label: "x")
      #expect(link?.address == expected, "twice is once")
      #expect(link?.isSponsored == true)
      #expect(link?.campaign == nil)
    }
  }

  @Test("AF-12 no token, no change", arguments: [nil, "", " "])
  func withoutAToken(_ token: String?) {
    #expect(account(token, "shelf") == nil)
  }

  @Test(arguments: [
    "https://shop.example/a", "https://apple.com.evil.example/a", "https://evil-music.apple.com/a",
    "https://books.google.com/books?id=a",
  ])
  func otherHostsAreLeftAlone(_ address: String) throws {
    let address = try #require(WebAddress(address))
    #expect(try #require(account("TOKEN")).link(to: address, label: "x") == nil)
  }

  @Test func linksOfAnAnswer() throws {
    var settings = StoreSettings()
    settings.affiliateToken = Placed("1000lABC", at: Place(file: "Site/site.yml"))
    settings.affiliateCampaign = Placed("shelf-{page}", at: Place(file: "Site/site.yml"))
    var site = SiteSettings.plain
    site.stores = [.itunes: settings]
    let item = try answer(
      #"{"results":[{"kind":"song","trackId":1,"trackName":"A","trackViewUrl":"https://music.apple.com/us/album/1?i=2&uo=4","artistName":"B","artistViewUrl":"https://music.apple.com/us/artist/3?uo=4"}]}"#,
      from: .itunes, site: site
    ).items.first
    let link = try #require(item?.links.first)
    #expect(link.isSponsored)
    #expect(link.address == "https://music.apple.com/us/album/1?i=2&at=1000lABC")
    #expect(
      link.campaign?.head == "https://music.apple.com/us/album/1?i=2&at=1000lABC&ct=")
    #expect(link.campaign?.template == "shelf-{page}" && link.campaign?.tail == "")
    #expect(item?.creators.first?.link == "https://music.apple.com/us/artist/3?uo=4")
  }

  @Test(
    "AF-13 what a campaign may be",
    arguments: [
      "shelf", "shelf_2-{page}", "{page}", String(repeating: "a", count: 40),
    ])
  func goodCampaigns(_ campaign: String) {
    #expect(StoreRegistry.faults(in: .with(campaign: campaign)).isEmpty)
  }

  @Test(
    "AF-13 what a campaign may not be",
    arguments: [
      "my shelf", "a?b", "a&b", "müsli", String(repeating: "a", count: 41), "{Page}",
    ])
  func badCampaigns(_ campaign: String) throws {
    let site = SiteSettings.with(campaign: campaign)
    let faults = StoreRegistry.faults(in: site)
    #expect(faults.map(\.summary) == ["'\(campaign)' is no campaign of an affiliate link."])
    #expect(faults.first?.place == Place(file: "Site/site.yml", line: 7, column: 17))
    // It is told once, and not again by each search.
    _ = try StoreRegistry.plan(for: search("store: itunes\nterm: a"), site: site)
  }

  @Test(
    "IT-23 artwork sizes",
    arguments: [
      ("https://h/a/100x100bb.jpg", "https://h/a/|100|bb.jpg"),
      ("https://h/a/source/600x600bb.png", "https://h/a/source/|600|bb.png"),
      ("https://h/mzi.abc.100x100-75.jpg", "https://h/mzi.abc.|100|-75.jpg"),
      ("https://h/mzi.abc.40x30-75.jpg", "https://h/mzi.abc.|40|-75.jpg"),
      ("https://h/a/100x100bb-80.webp", "https://h/a/|100|bb-80.webp"),
      ("https://h/a/57x57.png", "https://h/a/|57|.png"),
      ("https://h/a/source.jpg", nil), ("https://h/a/RGB72_1498x1498_12.jpg", nil),
      ("https://h/a/1498x1498/cover.jpg", nil), ("https://h/a/100x100bb.gif", nil),
      ("https://h/a/x100bb.jpg", nil), ("https://h/a/100xbb.jpg", nil), ("100x100bb.jpg", nil),
      ("https://h/a/99999999999999999999x1bb.jpg", nil), ("", nil), (".jpg", nil),
    ])
  func artworkSizes(_ address: String, _ expected: String?) {
    let token = ArtworkSizeToken(in: address)
    #expect(token.map { "\($0.prefix)|\($0.width)|\($0.suffix)" } == expected)
  }
}

extension SiteSettings {
  fileprivate static func with(campaign: String) -> SiteSettings {
    var settings = StoreSettings()
    settings.affiliateToken = Placed("T", at: Place(file: "Site/site.yml", line: 6, column: 14))
    settings.affiliateCampaign = Placed(
      campaign, at: Place(file: "Site/site.yml", line: 7, column: 17))
    var site = SiteSettings.plain
    site.stores = [.itunes: settings]
    return site
  }
}
