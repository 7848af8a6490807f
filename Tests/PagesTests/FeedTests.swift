import Diagnostics
import Items
import Pages
import QueryFiles
import Testing

/// Which feeds a site has, and what they tell.
@Suite struct FeedTests {
  private func site(_ names: String...) -> IndexedSite {
    var site = IndexedSite(
      catalogs: names.enumerated().map { number, name in
        (name, [IndexedSite.song(number + 1, "Song \(number)", by: "Anna")])
      })
    site.settings.url = (try? SiteAddress("https://example.org")).map {
      Placed($0, at: Place(file: SiteSettings.path))
    }
    return site
  }

  /// `2022-05-07T10:00:00Z T a added 1; price 2`.
  private func text(_ feed: Feed) -> [String] {
    feed.entries.map { entry in
      switch entry.content {
      case .changes(let day):
        let groups = day.groups.map { "\($0.topic) \($0.count)" }.joined(separator: "; ")
        return "\(entry.updated) \(entry.title) \(groups)"
      case .catalog(let day, let count, _): return "\(day) \(entry.title) \(count.items)"
      }
    }
  }

  @Test("a feed has an entry for each catalog and day, the newest first")
  func entries() throws {
    var site = site("a", "b")
    site.events = [
      "a": [.added(1, on: "2022-05-01"), .price(1, 1, 2, on: "2022-05-07")],
      "b": [.added(2, on: "2022-05-07T09:00:00"), .gone(9, on: "2022-05-07T12:00:00")],
    ]
    let feeds = try site.pages().feeds
    #expect(feeds.map(\.files.atom.path) == ["feed.xml", "a/feed.xml", "b/feed.xml"])
    #expect(feeds.map(\.files.json.path) == ["feed.json", "a/feed.json", "b/feed.json"])
    #expect(feeds.map(\.page.path) == ["new/", "a/", "b/"])
    #expect(
      text(feeds[0]) == [
        "2022-05-07T12:00:00Z T b added 1; gone 1", "2022-05-07T10:00:00Z T a price 1",
        "2022-05-01T10:00:00Z T a added 1",
      ])
    #expect(feeds[0].entries.first?.published == "2022-05-07T09:00:00Z")
    #expect(
      text(feeds[1]) == ["2022-05-07T10:00:00Z T a price 1", "2022-05-01T10:00:00Z T a added 1"])
    #expect(text(feeds[2]) == ["2022-05-07T12:00:00Z T b added 1; gone 1"])
  }

  @Test("what is not told does not date an entry: what is hidden, and a price that came back")
  func untold() throws {
    var site = site("a", "b")
    site.events["a"] = [
      .price(9, 1, 2, on: "2022-05-07T08:00:00"), .price(1, 2, 3, on: "2022-05-07T09:00:00"),
    ]
    let before = try #require(try site.pages().feeds.first?.entries)
    #expect(before.map(\.published) == ["2022-05-07T09:00:00Z"])
    site.events["a"] =
      site.events["a", default: []] + [
        .price(9, 2, 4, on: "2022-05-07T10:00:00"), .added(8, on: "2022-05-07T11:00:00"),
        .gone(8, on: "2022-05-07T12:00:00"),
      ]
    #expect(try site.pages().feeds.first?.entries == before)
  }

  @Test("without a history a feed lists the catalogs with the day of their data")
  func catalogs() throws {
    let feeds = try site("a", "b").pages().feeds
    #expect(text(feeds[0]) == ["2022-05-01 T a 1", "2022-05-01 T b 1"])
    #expect(feeds[0].entries.first?.updated == "2022-05-01T00:00:00Z")
    #expect(text(feeds[2]) == ["2022-05-01 T b 1"])
  }

  @Test("a feed has at most 50 entries")
  func most() throws {
    var site = site("a", "b")
    for name in ["a", "b"] {
      site.events[name] = (1...40).map { day in
        .price(name == "a" ? 1 : 2, day, day + 1, on: "2022-0\(day / 28 + 1)-\(day % 28 + 11)")
      }
    }
    let feeds = try site.pages().feeds
    #expect(feeds.map(\.entries.count) == [50, 40, 40])
  }

  @Test("without the site's address, and where the owner wants none, there are no feeds")
  func none() throws {
    var site = site("a")
    site.settings.hasFeeds = false
    #expect(try site.pages().feeds.isEmpty)
    #expect(try site.pages().site.feed == nil)
    site.settings.hasFeeds = true
    #expect(try site.pages().site.feed == Feed.Files(of: Address("")))
    site.settings.url = nil
    #expect(try site.pages().feeds.isEmpty)
    #expect(try site.pages().site.feed == nil)
  }

  @Test("pages lead to feeds that there are")
  func pagesOfCatalogs() throws {
    let pages = try site("a", "b").pages()
    let feeds = pages.compactMap { page in
      if case .catalog(let page) = page { page.feed } else { nil }
    }
    #expect(feeds == pages.feeds.dropFirst().map(\.files))
  }
}
