import Indexing
import Items
import Links
import QueryFiles
import Diagnostics
import Testing

@testable import Pages
@testable import Rendering

/// What the card shows that other places make of a page's address.
@Suite struct SharingTests {
  @Test("every page has title, type, site and language", arguments: SamplePages.all.map(\.name))
  func everyPage(_ name: String) throws {
    let page = try #require(SamplePages.all.first { $0.name == name }).page
    let tags = try tags(of: page)
    #expect(tags["og:title"]?.isEmpty == false)
    #expect(tags["og:site_name"] == "Long Shelf")
    #expect(tags["og:locale"] == "en_US")
    #expect(tags["twitter:card"] == "summary")
    #expect(tags["og:type"] != nil)
    #expect(tags["og:description"] == tags["description"])
    let hasAddress = name != "not-found"
    #expect((tags["og:url"] != nil) == hasAddress)
    for (tag, value) in tags where tag == "og:url" || tag == "og:image" {
      #expect(value.hasPrefix("https://"))
    }
  }

  @Test(arguments: [
    (Kind.song, "music.song"), (.album, "music.album"), (.book, "book"), (.ebook, "book"),
    (.audiobook, "book"), (.movie, "video.movie"), (.tvEpisode, "video.episode"),
    (.tvSeries, "video.tv_show"), (.tvSeason, "video.tv_show"), (.musicVideo, "video.other"),
    (.artist, "profile"), (.author, "profile"), (.app, "website"), (.podcast, "website"),
    (.other("ringtone"), "website"),
  ])
  func typeOfAKind(_ kind: Kind, _ type: String) throws {
    let item = Item(id: ItemID(store: SampleItems.apple, value: "1"), kind: kind, title: "A")
    #expect(try tags(of: .item(SamplePages.item(item)))["og:type"] == type)
  }

  @Test("a picture has its size where it is known")
  func pictures() throws {
    let song = try tags(of: .item(SamplePages.item(SampleItems.bohemianRhapsody)))
    #expect(
      song["og:image"]
        == "https://is1-ssl.mzstatic.com/image/thumb/Music/1440650711/source/600x600bb.jpg")
    #expect(song["og:image:width"] == "600")
    #expect(song["og:image:height"] == "600")
    #expect(song["og:image:alt"] == "Bohemian Rhapsody")
    let film = try tags(of: .item(SamplePages.item(SampleItems.film)))
    #expect(film["og:image"] == "https://m.media-amazon.com/images/M/a._V1_SX600.jpg")
    #expect(film["og:image:width"] == "600")
    #expect(film["og:image:height"] == nil)
    let book = try tags(of: .item(SamplePages.item(SampleItems.book)))
    #expect(book["og:image:width"] == "128")
    #expect(try tags(of: .item(SamplePages.item(SampleItems.untitled)))["og:image"] == nil)
  }

  @Test("a page of several items shows the first that has a picture")
  func firstPicture() throws {
    #expect(try tags(of: .catalog(SamplePages.songs))["og:image:alt"] == "Bohemian Rhapsody")
    #expect(try tags(of: .catalog(SamplePages.empty))["og:image"] == nil)
    #expect(try tags(of: .home(SamplePages.home))["og:image"] != nil)
    #expect(try tags(of: .list(SamplePages.list))["og:image"] != nil)
  }

  @Test("the owner's picture, at its whole address")
  func ownersPicture() throws {
    #expect(
      try address(ofArtwork: "/assets/ü.png", on: SamplePages.site)
        == "https://shelf.example.org/long/assets/%C3%BC.png")
    #expect(
      try address(ofArtwork: "https://example.org/a.png", on: Site(title: "A"))
        == "https://example.org/a.png")
    #expect(try address(ofArtwork: "/assets/a.png", on: Site(title: "A")) == nil)
  }

  private func address(ofArtwork link: String, on site: Site) throws -> String? {
    let item = SampleItems.bohemianRhapsody
    var curation = Curation(id: Placed(item.id, at: Place(file: "Queries/a.md")))
    curation.artwork = Placed(
      try OwnersLink(link, as: .picture), at: Place(file: "Queries/a.md"))
    let edition = Edition(
      of: site, in: TestTheme.phrases("en"), assets: TestTheme.assets, terms: SamplePages.terms)
    return Cover(of: CuratedItem(item: item, curation: curation), in: edition)?.address
  }

  @Test("without the site's address the page's is left out")
  func withoutAddress() throws {
    let text = try TestTheme.renderer(for: Site(title: "A")).text(of: .catalog(SamplePages.songs))
    #expect(!text.contains("og:url"))
    #expect(!text.contains("rel=\"canonical\""))
    #expect(text.contains("og:title"))
  }

  @Test(
    "a language has the territory it names, else the one most of its readers live in",
    arguments: [
      ("en", "en_US"), ("en-GB", "en_GB"), ("de", "de_DE"), ("pt", "pt_BR"), ("pt-PT", "pt_PT"),
      ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"), ("DE-at", "de_AT"),
      ("zh-hant", "zh_TW"), ("zh-TW", "zh_TW"), ("zh", "zh_CN"), ("cmn-Hant", "zh_TW"),
      ("iw", "he_IL"), ("es-419", "es_ES"), ("de-1996", "de_DE"), ("de-x-at", "de_DE"),
      ("tlh", nil), ("", nil), ("-de", nil), ("xx-US", nil),
    ])
  func locale(_ language: String, _ locale: String?) {
    #expect(ShareLocale(of: DeclaredLanguage(language))?.text == locale)
  }

  /// The content of each `meta` element by its name or property.
  private func tags(of page: Page) throws -> [String: String] {
    let text = try TestTheme.renderer().text(of: page)
    let tags = text.matches(of: /<meta (?:name|property)="([^"]*)" content="([^"]*)"/)
    return Dictionary(
      tags.map { (String($0.1), String($0.2)) }, uniquingKeysWith: { first, _ in first })
  }
}
