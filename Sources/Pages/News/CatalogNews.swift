package import Indexing
import Items
package import QueryFiles

/// What became different in the stores on one catalog, and what its items cost before.
package struct CatalogNews: Sendable {
  /// The newest first, at most `mostDays`.
  package let days: [NewsDay]
  /// Those of items that the catalog lists.
  let prices: PriceChanges

  /// Of one catalog, and of the whole site.
  static let mostDays = 50

  package static let none = CatalogNews(days: [])

  package init(days: [NewsDay]) {
    self.days = days
    prices = .none
  }

  /// Tells what concerns the items that the catalog lists, and those that went.
  ///
  /// Nothing is told of what the owner hides, and of what is no part of the catalog since the
  /// query was changed. Where the query has a `limit`, whether it cuts or not, nobody knows whether an
  /// item that went ever stood on the catalog, so that is not told either.
  ///
  /// - Parameters:
  ///   - events: From the oldest to the newest.
  ///   - curated: What the catalog lists.
  ///   - query: Its query.
  ///   - indexing: Orders the titles of a day.
  package init(
    of events: [NewsEvent], on curated: CuratedItems, of query: Query, by indexing: SiteIndexing
  ) {
    guard !events.isEmpty else {
      self = .none
      return
    }
    let listed = curated.listed
    var last: [ItemID: Item] = [:]
    var prices: [(id: ItemID, change: DatedPrice)] = []
    for event in events {
      switch event.kind {
      case .added: break
      case .gone(let item): last[event.id] = item
      case .price(let change):
        guard listed[event.id] != nil else { continue }
        prices.append((event.id, DatedPrice(day: event.day, change: change)))
      }
    }
    let subject = { (id: ItemID) -> NewsEntry? in
      if let item = listed[id] {
        // The page of an item that is gone leads nowhere; the news of its going show the last way.
        let told = item.item.goneSince == nil ? nil : last[id].flatMap(curated.showing)
        return NewsEntry(item: told ?? item, isListed: true)
      }
      guard query.limit == nil, let item = last[id].flatMap(curated.showing) else { return nil }
      return NewsEntry(item: item, isListed: false)
    }
    var days: [NewsDay] = []
    var rest = events[...]
    while let newest = rest.last?.day, days.count < Self.mostDays {
      let start = rest.lastIndex { $0.day != newest }.map { $0 + 1 } ?? rest.startIndex
      if let day = NewsDay(rest[start...], by: indexing, of: subject) { days.append(day) }
      rest = rest[..<start]
    }
    self.days = days
    self.prices = PriceChanges(prices)
  }
}

extension CuratedItems {
  /// By its id all that the rows show, each as its own store described it.
  ///
  /// Of a work in several stores each store tells its own news.
  fileprivate var listed: [ItemID: CuratedItem] {
    var listed: [ItemID: CuratedItem] = [:]
    listed.reserveCapacity(items.count)
    for item in items {
      listed[item.id] =
        item.fold == nil ? item : CuratedItem(item: item.record, curation: item.curation)
    }
    for item in items {
      for twin in item.twins where listed[twin.id] == nil {
        listed[twin.id] = CuratedItem(item: twin, curation: item.curation)
      }
    }
    return listed
  }
}
