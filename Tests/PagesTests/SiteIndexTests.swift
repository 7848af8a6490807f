import Diagnostics
import Indexing
import Items
import Links
import Markup
import Pages
import QueryFiles
import Testing

/// The indexes over a whole site, and the pages of their values.
@Suite struct SiteIndexTests {
  private static let shelf = IndexedSite(
    IndexedSite.song(1, "The Boxer", by: "Simon", "Garfunkel", genres: ["Folk"], year: 1969),
    IndexedSite.song(2, "America", by: "Simon", genres: ["Folk", "Pop"], year: 1968),
    IndexedSite.song(3, "99 Luftballons", by: "Nena", genres: ["Pop"], year: 1983),
    IndexedSite.song(4, "Untold", kind: .book))

  @Test("everything stands once, by title, under its letter")
  func everything() throws {
    let page = try #require(try Self.shelf.indexes()["all/"])
    #expect(page.caption == .everything)
    #expect(page.text == "#: 99 Luftballons · A: America · T: The Boxer · U: Untold")
    #expect(page.itemCount == ItemCount(items: 4, kind: nil))
    #expect(
      page.bar.filter { $0.target != nil }.map(\.target?.encoded) == [
        "all/#0-9", "all/#a", "all/#t", "all/#u",
      ])
  }

  @Test(
    "values have names, counts and pages; what has none is last",
    arguments: [
      ("by/creator/", "G: Garfunkel 1 · N: Nena 1 · S: Simon 2 · missing: missing 1"),
      ("by/creator/simon/", "A: America · T: The Boxer"),
      ("by/creator/unknown/", "U: Untold"),
      ("by/genre/", "F: Folk 2 · P: Pop 2 · missing: missing 1"),
      ("by/genre/pop/", "#: 99 Luftballons · A: America"),
      ("by/year/", "1980s: 1983 1 · 1960s: 1969 1, 1968 1 · missing: missing 1"),
      ("by/year/1969/", "T: The Boxer"),
      ("by/kind/", "everything: kind book 1, kind song 3"),
      ("by/kind/song/", "#: 99 Luftballons · A: America · T: The Boxer"),
      (
        "by/",
        "everything: everything 4, index of creator 4, index of genre 3, index of kind 2, index of year 4"
      ),
    ])
  func values(_ address: String, _ text: String) throws {
    #expect(try Self.shelf.indexes()[address]?.text == text)
  }

  @Test("the way up leads over the lists of values and of indexes")
  func crumbs() throws {
    let pages = try Self.shelf.indexes()
    #expect(
      pages["by/creator/simon/"]?.heading.crumbs.map(\.caption) == [
        .home, .indexes, .index(.creator),
      ])
    #expect(pages["by/creator/simon/"]?.heading.title == "Simon")
    #expect(
      pages["by/creator/simon/"]?.heading.crumbs.map(\.target.address.path) == [
        "", "by/", "by/creator/",
      ])
    #expect(pages["all/"]?.heading.crumbs.map(\.caption) == [.home])
    #expect(
      pages["by/year/"]?.others.map(\.address.path) == [
        "all/", "by/creator/", "by/genre/", "by/kind/",
      ])
  }

  @Test("a site without items has no index, one without tags no page of tags")
  func nothing() throws {
    #expect(try IndexedSite().indexes().isEmpty)
    #expect(try IndexedSite(catalogs: []).indexes().isEmpty)
    var tagged = IndexedSite()
    tagged.queryTags = ["a": ["live"]]
    #expect(try tagged.indexes().isEmpty)
    #expect(try tagged.tagsOfCatalogs() == [[]], "no way to a page that is not made")
    #expect(try IndexedSite().pages().site.navigation.map(\.caption) == [.home])
    let site = IndexedSite(IndexedSite.song(1, nil))
    #expect(
      try site.indexes().keys.sorted() == ["all/", "by/", "by/kind/", "by/kind/song/"])
    #expect(try site.indexes()["all/"]?.text == "#: –")
    #expect(
      try site.pages().site.navigation.map(\.caption) == [.home, .everything, .indexes])
  }

  @Test("the site's 'sort-as' files creators, its link and note stand on their page")
  func creators() throws {
    var site = Self.shelf
    var simon = SiteSettings.CreatorSettings(
      name: Placed("Simon", at: Place(file: SiteSettings.path)))
    simon.sortAs = "Paul Simon"
    simon.link = try OwnersLink("https://example.org/simon", as: .link)
    simon.note = MarkdownText(
      text: "# Who\n\n[More](music/) <b>x</b>.", file: SiteSettings.path, firstLine: 7)
    site.settings.url = Placed(
      try SiteAddress("https://example.org/shelf"), at: Place(file: SiteSettings.path))
    site.settings.creators = [simon]
    let pages = try site.indexes()
    #expect(
      pages["by/creator/"]?.text
        == "G: Garfunkel 1 · N: Nena 1 · P: Simon 2 · missing: missing 1")
    let creator = try #require(pages["by/creator/simon/"]?.creator)
    #expect(creator.link?.text == "https://example.org/simon")
    let note = try #require(creator.note?.text)
    #expect(note.hasPrefix("<h2 id=\"about-who\">"))
    #expect(note.hasSuffix("<p><a href=\"/shelf/music/\">More</a> x.</p>\n"))
    #expect(
      try site.pages().warnings.map(\.place) == [
        Place(file: SiteSettings.path, line: 9, column: 16)
      ]
    )
    #expect(pages["by/creator/nena/"]?.creator?.note == nil)
  }

  @Test("a creator's pages in the stores are told once a store")
  func storeLinks() throws {
    var songs = [IndexedSite.song(1, "A"), IndexedSite.song(2, "B"), IndexedSite.song(3, "C")]
    for number in songs.indices {
      let link = number == 0 ? nil : "https://example.org/nena/\(number)"
      songs[number].creators = [Item.Creator(name: "Nena", link: link)]
    }
    let site = IndexedSite(catalogs: [("a", songs)])
    let creator = try #require(try site.indexes()["by/creator/nena/"]?.creator)
    #expect(creator.storeLinks.map(\.address) == ["https://example.org/nena/1"])
  }

  @Test("artists are their own creators")
  func makers() throws {
    let site = IndexedSite(
      IndexedSite.song(1, "Nena", kind: .artist), IndexedSite.song(2, "99", by: "Nena"))
    #expect(try site.indexes()["by/creator/"]?.text == "N: Nena 2")
  }

  @Test("articles count as the site says, the order of catalogs does not")
  func settings() throws {
    var site = Self.shelf
    site.settings.index.articles = .ignore
    site.settings.index.order = .descending
    site.settings.index.by = .year
    #expect(
      try site.indexes()["all/"]?.text
        == "#: 99 Luftballons · A: America · B: The Boxer · U: Untold")
  }

  @Test("the owner's title and key file an item, pins do not")
  func curation() throws {
    var site = Self.shelf
    site.curate(1) { $0.title = "Zebra" }
    site.curate(2) {
      $0.sortAs = "Beta"
      $0.isPinned = true
    }
    #expect(
      try site.indexes()["all/"]?.text == "#: 99 Luftballons · B: America · U: Untold · Z: Zebra")
  }

  @Test("an item on several catalogs stands once in every index")
  func shared() throws {
    let songs = [
      IndexedSite.song(1, "Boxer", by: "Simon", "Simon"), IndexedSite.song(2, "Cecilia"),
    ]
    let site = IndexedSite(catalogs: [("a", songs), ("b", songs.reversed())])
    let pages = try site.indexes()
    #expect(pages["all/"]?.text == "B: Boxer · C: Cecilia")
    #expect(pages["by/creator/"]?.text == "S: Simon 1 · missing: missing 1")
  }
}
