import Indexing
import Items
import QueryFiles
import Testing

@testable import Pages

/// Which pages are known to be as they were before they are made.
@Suite struct LikenessTests {
  private static let site = IndexedSite(catalogs: [
    ("a", [IndexedSite.song(1, "Mia", by: "Anna"), IndexedSite.song(2, "Nora", by: "Anna")]),
    ("b", [IndexedSite.song(3, "Olga", by: "Ida")]),
  ])

  /// The addresses of the pages that are known to be the same.
  private func known(_ pages: SitePages, _ earlier: SitePages) -> Set<String> {
    let likeness = SitePages.Likeness(of: pages, to: earlier)
    return Set(
      pages.indices.filter(likeness.isSame).map { pages.listing(at: $0).address.path })
  }

  @Test("while one catalog is made anew, the indexes and the items of others stay")
  func oneCatalog() throws {
    let (content, layouts, indexing) = try Self.site.parts()
    let earlier = SitePages(content, layouts: layouts, indexing: indexing)
    let again = CatalogLayout(
      content.catalogs[0], at: layouts[0].address, settings: content.sources.settings)
    let pages = SitePages(
      content, layouts: [again, layouts[1]], indexing: indexing, after: earlier)
    let known = known(pages, earlier)
    #expect(known.contains("item/itunes/3/"))
    #expect(known.contains("by/creator/anna/"))
    #expect(!known.contains("item/itunes/1/"))
    #expect(!known.contains("a/"))
    expectSame(pages, earlier)
  }

  @Test(
    "when an item gets other words, comes or goes, the pages that do not list it stay",
    arguments: [
      (
        "renamed",
        [IndexedSite.song(1, "Mira", by: "Anna"), IndexedSite.song(2, "Nora", by: "Anna")]
      ),
      ("gone", [IndexedSite.song(2, "Nora", by: "Anna")]),
      ("new", [1, 2, 4].map { IndexedSite.song($0, "Mia", by: "Anna") }),
    ])
  func indexesOfOthers(_ change: String, songs: [Item]) throws {
    let (content, layouts, indexing) = try Self.site.parts()
    let earlier = SitePages(content, layouts: layouts, indexing: indexing)
    var site = Self.site
    site.catalogs[0].items = songs.map { CuratedItem(item: $0) }
    let (other, made, _) = try site.parts()
    let pages = SitePages(
      other, layouts: [made[0], layouts[1]], indexing: indexing, after: earlier)
    let known = known(pages, earlier)
    #expect(known.isSuperset(of: ["by/creator/ida/", "item/itunes/3/"]))
    #expect(
      known.isDisjoint(with: ["by/creator/anna/", "by/kind/song/", "item/itunes/2/", "all/"]))
    expectSame(pages, earlier)
  }

  /// Makes the pages that are known to be the same, and looks whether they are.
  private func expectSame(_ pages: SitePages, _ earlier: SitePages) {
    let likeness = SitePages.Likeness(of: pages, to: earlier)
    for position in pages.indices where likeness.isSame(at: position) {
      let page = pages[position]
      #expect(page.heading.address == pages.listing(at: position).address)
      #expect(earlier.contains(page))
    }
  }

  @Test("another record of a shared item, other settings, another number: no item is known")
  func surroundings() throws {
    let (content, layouts, indexing) = try Self.site.parts()
    let earlier = SitePages(content, layouts: layouts, indexing: indexing)
    func items(_ pages: SitePages) -> Set<String> {
      known(pages, earlier).filter { $0.hasPrefix("item/") }
    }
    #expect(
      items(SitePages(content, layouts: layouts, indexing: indexing, after: earlier)).count == 3)
    var shared = content
    shared.shared[IndexedSite.id(3)] = ItemContent(
      item: IndexedSite.song(3, "Olga", by: "Ida"), date: "2022-05-07")
    #expect(
      items(SitePages(shared, layouts: layouts, indexing: indexing, after: earlier)).isEmpty)
    var settings = content
    settings.sources.settings.title = "Other"
    #expect(
      items(SitePages(settings, layouts: layouts, indexing: indexing, after: earlier)).isEmpty)
    var fewer = content
    fewer.catalogs.removeFirst()
    fewer.sources.queries.removeFirst()
    #expect(
      items(SitePages(fewer, layouts: [layouts[1]], indexing: indexing, after: earlier)).isEmpty)
  }
}
