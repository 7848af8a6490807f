import Indexing
import Items
import Pages
import QueryFiles
import Testing

/// Indexes larger than a page.
@Suite struct IndexSizeTests {
  private static func site(pageSize: Int) -> IndexedSite {
    let titles = ["Ada", "Bea", "Berta", "Bianca", "Bille", "99", "Übung", "東京"]
    let songs = titles.enumerated().map { number, title in
      IndexedSite.song(number, title, by: number < 6 ? "Anna" : "Bert", year: 1990 + number)
    }
    var site = IndexedSite(catalogs: [("a", songs)])
    site.settings.index.pageSize = pageSize
    return site
  }

  private func addresses(_ prefix: String, pageSize: Int) throws -> [String] {
    try Self.site(pageSize: pageSize).pages().map(\.heading.address.path)
      .filter { $0.hasPrefix(prefix) }
  }

  @Test(
    "all entries have a page a letter when they are more than a page",
    arguments: [
      (8, ["all/"]), (500, ["all/"]),
      (7, ["all/", "all/0-9/", "all/a/", "all/b/", "all/u/", "all/漢/"]),
      (3, ["all/", "all/0-9/", "all/a/", "all/b/", "all/b/2/", "all/u/", "all/漢/"]),
    ])
  func everything(pageSize: Int, _ expected: [String]) throws {
    #expect(try addresses("all/", pageSize: pageSize) == expected)
  }

  @Test("so have the items of a value, by their titles, and its page is the opening")
  func value() throws {
    let pages = try Self.site(pageSize: 3).indexes()
    let opening = try #require(pages["by/creator/anna/"])
    #expect(opening.sections.isEmpty)
    #expect(
      opening.bar.compactMap(\.target?.address.path) == [
        "by/creator/anna/0-9/", "by/creator/anna/a/", "by/creator/anna/b/",
      ])
    #expect(opening.creator != nil)
    let second = try #require(pages["by/creator/anna/b/2/"])
    #expect(second.text == "B: Bille")
    #expect(second.part?.number == 2)
    #expect(second.part?.previous?.address.path == "by/creator/anna/b/")
    #expect(second.part?.next == nil)
    #expect(second.creator == nil)
    #expect(second.itemCount.items == 6)
    #expect(second.sections.map(\.count) == [4])
    #expect(
      second.heading.crumbs.map(\.caption) == [
        .home, .indexes, .index(.creator), .text("Anna"),
      ])
    #expect(pages["by/creator/bert/"]?.text == "U: Übung · 漢: 東京")
  }

  @Test("so have the values themselves: decades of years")
  func names() throws {
    let pages = try Self.site(pageSize: 3).indexes()
    #expect(pages["by/year/"]?.sections.isEmpty == true)
    #expect(pages["by/year/1990s/"]?.text == "1990s: 1997 1, 1996 1, 1995 1")
    #expect(pages["by/year/1990s/3/"]?.text == "1990s: 1991 1, 1990 1")
    #expect(pages["by/year/1990/"]?.text == "A: Ada")
    #expect(pages["by/year/1990s/"]?.hasWordBar == true)
  }

  @Test("the name of what has no value stays on the opening", arguments: [1, 3])
  func missing(pageSize: Int) throws {
    var site = Self.site(pageSize: pageSize)
    site.catalogs.append(("b", [CuratedItem(item: IndexedSite.song(20, "Untold"))]))
    let pages = try site.indexes()
    #expect(pages["by/year/"]?.text == "missing: missing 1")
    #expect(pages["by/year/"]?.bar.last?.target?.encoded == "by/year/#unknown")
    #expect(pages["by/year/unknown/"]?.text == "U: Untold")
  }

  @Test("a page of one entry each is every entry once", arguments: [1, 2, 4, 9])
  func complete(pageSize: Int) throws {
    let pages = try Self.site(pageSize: pageSize).indexes()
    for prefix in ["all/", "by/kind/song/"] {
      let entries = pages.filter { $0.key.hasPrefix(prefix) }.values.flatMap(\.sections)
      #expect(entries.reduce(0) { $0 + $1.entries.count } == 8)
      #expect(entries.allSatisfy { $0.entries.count <= pageSize })
    }
  }
}
