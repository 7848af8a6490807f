import Indexing
import Items
import Markup
import Pages
import QueryFiles
import Testing

/// The owner's tags, of items and of queries.
@Suite struct TagPageTests {
  private static let songs = [
    IndexedSite.song(1, "Boxer", by: "Simon"), IndexedSite.song(2, "America", by: "Simon"),
    IndexedSite.song(3, "Cecilia", by: "Simon"),
  ]

  private static func site() -> IndexedSite {
    var site = IndexedSite(catalogs: [("a", songs), ("b", songs)])
    site.curate(1) { $0.tags = ["live", "Loud", "live"] }
    site.curate(2) { $0.tags = ["live"] }
    site.queryTags = ["b": ["folk", "live"]]
    return site
  }

  @Test("a tag has a page with its items and with the catalogs that have it")
  func pages() throws {
    let pages = try Self.site().indexes()
    #expect(pages["tag/"]?.text == "F: folk 1 · L: live 3, Loud 1")
    #expect(pages["tag/"]?.itemCount.items == 2)
    #expect(pages["tag/live/"]?.text == "A: America · B: Boxer")
    #expect(pages["tag/live/"]?.catalogs.map(\.address.path) == ["b/"])
    #expect(pages["tag/folk/"]?.text == "")
    #expect(pages["tag/folk/"]?.catalogs.map(\.title) == ["T b"])
    #expect(pages["tag/live/"]?.heading.crumbs.map(\.caption) == [.home, .indexes, .index(.tag)])
  }

  @Test("items and catalogs lead to their tags, and so does the menu")
  func ways() throws {
    let pages = try Self.site().pages()
    let item = try #require(
      pages.compactMap { if case .item(let page) = $0 { page } else { nil } }.first)
    #expect(item.tags == ["live", "Loud"])
    #expect(item.indexes[.tag, .word("Loud")]?.path == "tag/loud/")
    #expect(try Self.site().tagsOfCatalogs() == [[], ["tag/folk/", "tag/live/"]])
    #expect(
      pages.site.navigation.map(\.destination)
        == ["", "all/", "by/", "tag/"].map { .page(Address($0)) })
  }

  @Test("a tag of a catalog without items has its page while the site has items")
  func emptyCatalog() throws {
    var site = IndexedSite(catalogs: [("a", Self.songs), ("b", [])])
    site.queryTags = ["b": ["live"]]
    #expect(try site.tagsOfCatalogs() == [[], ["tag/live/"]])
    let page = try #require(try site.indexes()["tag/live/"])
    #expect(page.catalogs.map(\.title) == ["T b"])
    #expect(page.text == "")
  }

  @Test("rows of a tag have the owner's notes")
  func notes() throws {
    var site = IndexedSite(catalogs: [("a", Self.songs)])
    site.curate(1) {
      $0.tags = ["live"]
      $0.note = MarkdownText(text: "Loud.", file: "Queries/a.md", firstLine: 1)
    }
    guard case .rows(let rows)? = try site.indexes()["tag/live/"]?.sections.first?.entries else {
      Issue.record("no rows")
      return
    }
    #expect(rows.map { $0.note?.text } == ["<p>Loud.</p>\n"])
  }
}
