import Diagnostics
import Items
import QueryFiles
import Testing

@testable import Pages

/// What is told of what fetches saw change.
@Suite struct NewsPageTests {
  private func site(_ events: NewsEvent...) -> IndexedSite {
    var site = IndexedSite(
      IndexedSite.song(1, "Mia", by: "Anna"), IndexedSite.song(2, "Álva", by: "Bo"),
      IndexedSite.song(3, "Nora", by: "Cleo"))
    site.events["a"] = events
    return site
  }

  private func text(_ site: IndexedSite) throws -> String {
    try #require(site.pages().newsPage).text
  }

  @Test("the newest day comes first, on it what was added, then prices, then what went, by title")
  func order() throws {
    let site = site(
      .added(2, on: "2022-05-01"), .gone(9, on: "2022-05-07"), .added(1, on: "2022-05-07"),
      .added(2, on: "2022-05-07T11:00:00"), .price(3, 129, 99, on: "2022-05-07T12:00:00"))
    #expect(
      try text(site)
        == "2022-05-07 added: Álva (T a), Mia (T a); price: Nora (T a); gone: [Gone] (T a)"
        + " · 2022-05-01 added: Álva (T a)")
  }

  @Test(
    "what came to nothing within a day is not told",
    arguments: [
      ("came and went", [NewsEvent.added(9, on: "2022-05-07"), .gone(9, on: "2022-05-07")], ""),
      (
        "went and came", [.gone(1, on: "2022-05-07"), .added(1, on: "2022-05-07T11:00:00")], ""
      ),
      (
        "a price that came back",
        [.price(1, 129, 99, on: "2022-05-07"), .price(1, 99, 129, on: "2022-05-07T11:00:00")], ""
      ),
      (
        "from free to free in another currency",
        [
          .price(1, 0, 129, on: "2022-05-07", in: "XXX"),
          .price(1, 129, 0, on: "2022-05-07T11:00:00"),
        ], ""
      ),
      (
        "two changes of price are one",
        [.price(1, 129, 99, on: "2022-05-07"), .price(1, 99, 69, on: "2022-05-07T11:00:00")],
        "2022-05-07 price: Mia (T a)"
      ),
      (
        "what is new has no other news",
        [.added(1, on: "2022-05-07"), .price(1, 129, 99, on: "2022-05-07T11:00:00")],
        "2022-05-07 added: Mia (T a)"
      ),
      (
        "nor has what went",
        [.price(9, 129, 99, on: "2022-05-07"), .gone(9, on: "2022-05-07T11:00:00")],
        "2022-05-07 gone: [Gone] (T a)"
      ),
    ])
  func netChange(_ name: String, _ events: [NewsEvent], _ expected: String) throws {
    var site = site()
    site.events["a"] = events
    #expect(try text(site) == expected)
  }

  @Test func twoChangesOfPriceOnADayAreTheFirstAndTheLast() throws {
    let site = site(
      .price(1, 129, 99, on: "2022-05-07"), .price(1, 99, 69, on: "2022-05-07T11:00:00"))
    let row = try #require(site.pages().newsPage?.days.first?.groups.first?.rows.first)
    #expect(row.price?.from == Price(micros: 1_290_000, currency: "USD"))
    #expect(row.price?.to == Price(micros: 690_000, currency: "USD"))
  }

  @Test("SG-34 an item that two queries tell of is told once a day, with both catalogs")
  func once() throws {
    let mia = IndexedSite.song(1, "Mia", by: "Anna")
    var site = IndexedSite(catalogs: [("a", [mia]), ("b", [mia]), ("c", [mia])])
    site.events = [
      "a": [.price(1, 129, 99, on: "2022-05-07")],
      "b": [.price(1, 129, 99, on: "2022-05-07T23:00:00")],
      "c": [.price(1, 129, 99, on: "2022-05-08")],
    ]
    #expect(try text(site) == "2022-05-08 price: Mia (T c) · 2022-05-07 price: Mia (T a, T b)")
  }

  @Test("what one catalog lost and another lists has a page still")
  func elsewhere() throws {
    var site = IndexedSite(catalogs: [("a", []), ("b", [IndexedSite.song(1, "Mia", by: "Anna")])])
    site.events["a"] = [.gone(1, "Mia", on: "2022-05-07"), .gone(2, "Nora", on: "2022-05-07")]
    #expect(try text(site) == "2022-05-07 gone: Mia (T a), [Nora] (T a)")
  }

  @Test("what was added and has gone since is told as it was last known")
  func lastKnown() throws {
    let site = site(.added(9, on: "2022-05-01"), .gone(9, "Zoe", on: "2022-05-07"))
    #expect(
      try text(site) == "2022-05-07 gone: [Zoe] (T a) · 2022-05-01 added: [Zoe] (T a)")
  }

  @Test("what is no part of the catalog and never went is not told: the query was changed")
  func changedQuery() throws {
    #expect(
      try text(site(.added(9, on: "2022-05-07"), .price(8, 1, 2, on: "2022-05-07"))).isEmpty)
  }

  @Test("what the owner hides is not told, also when it went")
  func hidden() throws {
    var site = site(.gone(9, "Zoe", on: "2022-05-07"), .gone(8, "Yves", on: "2022-05-07"))
    site.change = { $0.hide = [.titleContains("zoe")] }
    #expect(try text(site) == "2022-05-07 gone: [Yves] (T a)")
  }

  @Test("under a limit nobody knows what stood on the page, so nothing goes from it")
  func limit() throws {
    var site = site(.gone(9, "Zoe", on: "2022-05-07"), .added(1, on: "2022-05-07"))
    site.change = { $0.limit = 10 }
    #expect(try text(site) == "2022-05-07 added: Mia (T a)")
  }

  @Test("at most 200 changes are listed, and the page says that there are more")
  func cut() throws {
    let songs = (1...250).map { IndexedSite.song($0, "Song \($0)", by: "Anna") }
    var site = IndexedSite(catalogs: [("a", songs)])
    site.events["a"] =
      (101...250).map { .added($0, on: "2022-05-01") }
      + (1...100).map { .added($0, on: "2022-05-07") }
    var page = try #require(site.pages().newsPage)
    #expect(page.days.map { $0.groups.map(\.rows.count) } == [[100], [100]])
    #expect(page.isCut)
    site.events["a"] = (1...201).map { .added($0, on: "2022-05-07") }
    page = try #require(site.pages().newsPage)
    #expect(page.days.map { $0.groups.map(\.rows.count) } == [[200]])
    #expect(page.isCut)
    site.events["a"] = (1...200).map { .added($0, on: "2022-05-07") }
    #expect(try site.pages().newsPage?.isCut == false)
  }

  @Test("at most 50 days are listed")
  func days() throws {
    var site = site()
    site.events["a"] = (1...60).map {
      .price(1, $0, $0 + 1, on: "2022-0\($0 / 28 + 1)-\($0 % 28 + 11)")
    }
    let page = try #require(site.pages().newsPage)
    #expect(page.days.count == 50)
    #expect(page.days.map(\.date) == page.days.map(\.date).sorted(by: >))
  }

  @Test(
    "without a history the page lists the catalogs and their days, and the home page leads to it")
  func nothing() throws {
    let pages = try site().pages()
    let page = try #require(pages.newsPage)
    #expect(page.days.isEmpty)
    #expect(
      page.catalogs.map { "\($0.title) \($0.address.path) \($0.date ?? "-")" }
        == ["T a a/ 2022-05-01"])
    #expect(!pages.site.navigation.contains { $0.caption == .news })
    guard case .home(let home) = pages[0] else { throw Missing() }
    #expect(home.news == .news)
  }

  private struct Missing: Error {}

  @Test("with a history it stands in the menu, and is as new as the newest day")
  func something() throws {
    let pages = try site(.added(1, on: "2022-05-07")).pages()
    #expect(
      pages.site.navigation.contains { $0.caption == .news && $0.destination == .page(.news) })
    let listing = try #require(
      pages.indices.map { pages.listing(at: $0) }.first { $0.address == .news })
    #expect(listing.isListed)
    #expect(listing.day == "2022-05-07")
    #expect(pages.newsPage?.heading.stores == [StoreName("itunes")])
  }
}
