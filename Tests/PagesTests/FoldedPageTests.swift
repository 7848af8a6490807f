import Diagnostics
import Indexing
import Items
import Markup
import Pages
import QueryFiles
import Testing

/// Works that several stores have: one row, and a page for each of their items.
@Suite struct FoldedPageTests {
  private static let film: Item = {
    var item = Self.item("omdb", "tt1", "Heat", .movie)
    item.creators = [Item.Creator(name: "Michael Mann")]
    return item
  }()

  private static let filmAtApple: Item = {
    var item = Self.item("itunes", "1", "Heat (1995)", .movie)
    item.genres = ["Thriller"]
    return item
  }()

  private static let song = item("itunes", "2", "Ice", .song)

  private static func item(_ store: String, _ id: String, _ title: String, _ kind: Kind) -> Item {
    Item(id: ItemID(store: StoreName(store), value: id), kind: kind, title: title)
  }

  private static func fold(curation: Curation? = nil) -> CuratedItem {
    CuratedItem(
      Fold(leader: film, twins: [Fold.Twin(item: filmAtApple, rule: .title)]), curation: curation)
  }

  private static func itemPages(_ site: IndexedSite) throws -> [ItemPage] {
    try site.pages().compactMap { if case .item(let page) = $0 { page } else { nil } }
  }

  @Test("each item has its own page, as its own store described it, with ways to the others")
  func pages() throws {
    let site = IndexedSite(entries: [("a", [Self.fold(), CuratedItem(item: Self.song)])])
    let pages = try Self.itemPages(site)
    #expect(pages.map(\.entry.id.text) == ["omdb:tt1", "itunes:2", "itunes:1"])
    #expect(pages.map { $0.twins.map(\.id.text) } == [["itunes:1"], [], ["omdb:tt1"]])
    #expect(pages[0].entry.item == Self.film, "without the genre of the other")
    #expect(pages[2].entry.item == Self.filmAtApple)
    #expect(pages[2].heading.title == "Heat (1995)")
    #expect(pages[0].heading.stores.map(\.text) == ["omdb", "itunes"])
    #expect(pages[2].heading.stores.map(\.text) == ["itunes", "omdb"])
    #expect(pages[2].catalogs.map(\.target.encoded) == ["a/#omdb-tt1"])
    #expect(pages[2].next?.address.path == "item/itunes/2/")
  }

  @Test("each store's news are told of its own item, and its prices stand on that item's page")
  func news() throws {
    var site = IndexedSite(entries: [("a", [Self.fold(), CuratedItem(item: Self.song)])])
    let change = PriceChange(
      from: Price(micros: 9_990_000, currency: "USD"), to: Price(micros: 4_990_000, currency: "USD")
    )
    site.events["a"] = [
      NewsEvent(moment: "2022-05-07T10:00:00Z", id: Self.film.id, .added),
      NewsEvent(moment: "2022-05-07T10:00:00Z", id: Self.filmAtApple.id, .price(change)),
    ]
    let pages = try site.pages()
    #expect(
      pages.newsPage?.text == "2022-05-07 added: Heat (T a); price: Heat (1995) (T a)")
    #expect(
      try Self.itemPages(site).map { $0.prices?.steps.compactMap(\.price?.micros) } == [
        nil, nil, [9_990_000, 4_990_000],
      ])
  }

  @Test("in the indexes over the site the work stands once, with its gaps filled")
  func indexes() throws {
    let site = IndexedSite(entries: [("a", [Self.fold(), CuratedItem(item: Self.song)])])
    let pages = try site.indexes()
    #expect(pages["all/"]?.itemCount.items == 2)
    #expect(pages["all/"]?.text == "H: Heat · I: Ice")
    #expect(pages["by/genre/"]?.text == "T: Thriller 1 · missing: missing 1")
    #expect(pages["by/creator/michael-mann/"]?.heading.stores.contains(StoreName("itunes")) == true)
    let home = try #require(try site.pages().home)
    #expect(home.itemCount == 2)
    #expect(home.groups.first?.catalogs.first?.count.items == 2)
  }

  @Test("an item with a row of its own on another page is listed for itself")
  func ownRow() throws {
    let site = IndexedSite(
      entries: [("a", [Self.fold()]), ("b", [CuratedItem(item: Self.filmAtApple)])])
    #expect(try site.indexes()["all/"]?.text == "H: Heat, Heat (1995)")
    let pages = try Self.itemPages(site)
    #expect(pages.map(\.entry.id.text) == ["omdb:tt1", "itunes:1"])
    #expect(pages[1].catalogs.map(\.target.encoded) == ["a/#omdb-tt1", "b/#itunes-1"])
    #expect(pages[1].twins.map(\.id.text) == ["omdb:tt1"])
  }

  @Test("the owner's words stand on the pages of all items of the work")
  func words() throws {
    var curation = Curation(id: Placed(Self.filmAtApple.id, at: Place(file: "Queries/a.md")))
    curation.note = MarkdownText(text: "Hot.", file: "Queries/a.md", firstLine: 1)
    curation.tags = ["loud"]
    curation.title = "HEAT"
    let site = IndexedSite(entries: [("a", [Self.fold(curation: curation)])])
    for page in try Self.itemPages(site) {
      #expect(page.heading.title == "HEAT")
      #expect(page.note?.text == "<p>Hot.</p>\n")
      #expect(page.tags == ["loud"])
    }
    #expect(try site.indexes()["tag/loud/"]?.itemCount.items == 1)
  }

  @Test("what is gone is of the day on which it was missed, and so is its catalog")
  func gone() throws {
    let gone = Self.song.gone(since: "2022-05-07")
    let pages = try IndexedSite(entries: [("a", [CuratedItem(item: gone)])]).pages()
    let days = pages.indices.map { pages.listing(at: $0) }
      .filter { ["a/", "item/itunes/2/"].contains($0.address.path) }.map(\.day)
    #expect(days == ["2022-05-07", "2022-05-07"])
  }
}
