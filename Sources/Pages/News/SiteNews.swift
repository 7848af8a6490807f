import Indexing
import Items

/// The news of all catalogs together, the newest day first.
struct SiteNews: Sendable {
  let days: [NewsPage.Day]
  /// Whether there is more than the days tell.
  let isCut: Bool
  /// Of the items that some catalog lost, those that have a page, since another lists them.
  let elsewhere: Set<ItemID>

  /// On the page of news.
  static let mostChanges = 200

  private struct Found {
    var entry: NewsEntry
    var catalogs: [Int]
  }

  /// - Parameters:
  ///   - atlas: The catalogs, with their news.
  ///   - items: Those of the site.
  ///   - indexing: Orders the titles of a day.
  init(in atlas: Atlas, _ items: SiteItems, by indexing: SiteIndexing) {
    var catalogs: [String: [(catalog: Int, day: NewsDay)]] = [:]
    var lost: Set<ItemID> = []
    for catalog in atlas.ownersOrder {
      for day in atlas.layouts[catalog].content.news.days {
        catalogs[day.date, default: []].append((catalog, day))
        for entry in day.groups.flatMap(\.entries) where !entry.isListed { lost.insert(entry.id) }
      }
    }
    let elsewhere = lost.isEmpty ? [] : Set(items.all.lazy.map(\.id).filter(lost.contains))
    let dates = catalogs.keys.sorted(by: >)
    var days: [NewsPage.Day] = []
    var room = Self.mostChanges
    var isCut = dates.count > CatalogNews.mostDays
    for date in dates.prefix(CatalogNews.mostDays) {
      let parts = catalogs[date] ?? []
      var groups: [NewsPage.Group] = []
      for topic in NewsTopic.allCases {
        let (found, isWhole) = Self.merged(parts, topic)
        if !isWhole || found.count > room { isCut = true }
        guard !found.isEmpty, room > 0 else { continue }
        let order = indexing.titles(of: found.map(\.entry.item)).numbers.prefix(room)
        room -= order.count
        let rows = order.map { number in
          let one = found[Int(number)]
          return NewsPage.Row(
            one.entry, hasPage: one.entry.isListed || elsewhere.contains(one.entry.id),
            catalogs: one.catalogs.map { atlas.layouts[$0] })
        }
        groups.append(NewsPage.Group(topic: topic, rows: rows))
      }
      if !groups.isEmpty { days.append(NewsPage.Day(date: date, groups: groups)) }
    }
    self.days = days
    self.isCut = isCut
    self.elsewhere = elsewhere
  }

  /// What the catalogs tell of a topic on one day, an item once however many tell of it.
  private static func merged(
    _ parts: [(catalog: Int, day: NewsDay)], _ topic: NewsTopic
  ) -> (found: [Found], isWhole: Bool) {
    var numbers: [ItemID: Int] = [:]
    var found: [Found] = []
    var isWhole = true
    for (catalog, day) in parts {
      for group in day.groups where group.topic == topic {
        isWhole = isWhole && group.count == group.entries.count
        for entry in group.entries {
          if let number = numbers[entry.id] {
            found[number].catalogs.append(catalog)
          } else {
            numbers[entry.id] = found.count
            found.append(Found(entry: entry, catalogs: [catalog]))
          }
        }
      }
    }
    return (found, isWhole)
  }
}
