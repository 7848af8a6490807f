package import Indexing
package import Items
package import QueryFiles

/// All that the pages are made of.
package struct SiteContent: Sendable {
  package var sources: SiteSources
  package var addresses: SiteAddresses
  /// One for each query, in the order of `sources.queries`.
  package var catalogs: [CatalogContent]
  /// The queries of each list by the list's name, as indexes into `catalogs`.
  package var lists: [String: SectionedIndex<Int>]
  /// For each item that several queries found, the one that its own page shows.
  package var shared: [ItemID: ItemContent]

  package init(
    sources: SiteSources, addresses: SiteAddresses, catalogs: [CatalogContent],
    lists: [String: SectionedIndex<Int>], shared: [ItemID: ItemContent]
  ) {
    self.sources = sources
    self.addresses = addresses
    self.catalogs = catalogs
    self.lists = lists
    self.shared = shared
  }
}

/// A query with what was found, curated and indexed.
package struct CatalogContent: Sendable {
  package var query: Query
  package var index: SectionedIndex<CuratedItem>
  /// Whether any response was recorded.
  package var isFetched: Bool
  package var subjects: [Item]
  package var stores: [StoreName]
  package var countries: [CountryCode]
  /// The day (UTC) of the oldest response: `2022-05-07`.
  package var date: String?
  /// The day (UTC) of the response that an item was taken from, where that is not `date`.
  package var days: [ItemID: String]
  /// What fetches saw change.
  package var news: CatalogNews

  package init(
    query: Query, index: SectionedIndex<CuratedItem>, isFetched: Bool, subjects: [Item] = [],
    stores: [StoreName] = [], countries: [CountryCode] = [], date: String? = nil,
    days: [ItemID: String] = [:], news: CatalogNews = .none
  ) {
    self.query = query
    self.index = index
    self.isFetched = isFetched
    self.subjects = subjects
    self.stores = stores
    self.countries = countries
    self.date = date
    self.days = days
    self.news = news
  }

  /// The day of an item (UTC), which its page, site maps and feeds tell: that of the response it was
  /// taken from; of one that is gone, that on which it was found missing.
  package func day(of item: Item) -> String? { item.goneSince ?? days[item.id] ?? date }
}

/// An item as its own page shows it, and the day (UTC) of the response it comes from.
package struct ItemContent: Equatable, Sendable {
  package let item: Item
  package let date: String?

  package init(item: Item, date: String?) {
    self.item = item
    self.date = date
  }
}
