package import Indexing
import Items
import QueryFiles

/// The page `new/`: what the stores added, dropped or priced anew.
package struct NewsPage: Equatable, Sendable {
  package let heading: PageHeading
  /// The newest first, at most `CatalogNews.mostDays` with `SiteNews.mostChanges` rows in all;
  /// empty while no fetch has seen a change.
  package let days: [Day]
  /// Whether older or further changes are left out.
  package let isCut: Bool
  /// Where there are no days: the catalogs, and when each was recorded.
  package let catalogs: [Recorded]

  package struct Day: Equatable, Sendable {
    /// In UTC: `2022-05-07`.
    package let date: String
    package let groups: [Group]

    package init(date: String, groups: [Group]) {
      self.date = date
      self.groups = groups
    }

    /// The element's id on the page.
    package var anchor: String { "d-\(date)" }
  }

  package struct Group: Equatable, Sendable {
    package let topic: NewsTopic
    /// Never empty.
    package let rows: [Row]

    package init(topic: NewsTopic, rows: [Row]) {
      self.topic = topic
      self.rows = rows
    }
  }

  package struct Row: Equatable, Sendable {
    package let item: CuratedItem
    /// `nil` when the site has no page of the item.
    package let address: Address?
    /// The letter on the cloth where artwork is missing.
    package let letter: String
    /// Where the price is the news.
    package let price: PriceChange?
    /// The catalogs that tell it, each with its page.
    package let catalogs: [NamedLink]

    package init(
      item: CuratedItem, address: Address?, letter: String, price: PriceChange?,
      catalogs: [NamedLink]
    ) {
      self.item = item
      self.address = address
      self.letter = letter
      self.price = price
      self.catalogs = catalogs
    }

    init(_ entry: NewsEntry, hasPage: Bool, catalogs: [CatalogLayout]) {
      self.init(
        item: entry.item, address: hasPage ? Address(of: entry.id) : nil,
        letter: entry.item.letter, price: entry.price,
        catalogs: catalogs.map { layout in
          NamedLink(title: layout.content.query.title, target: Target(layout.address))
        })
    }
  }

  package struct Recorded: Equatable, Sendable {
    package let title: String
    package let address: Address
    /// The day (UTC) of its newest response; `nil` without one.
    package let date: String?

    package init(title: String, address: Address, date: String?) {
      self.title = title
      self.address = address
      self.date = date
    }
  }

  package init(heading: PageHeading, days: [Day], isCut: Bool, catalogs: [Recorded]) {
    self.heading = heading
    self.days = days
    self.isCut = isCut
    self.catalogs = catalogs
  }

  init(_ news: SiteNews, in atlas: Atlas) {
    let shown = Set(
      news.days.lazy.flatMap(\.groups).flatMap(\.rows).map(\.item.id.store))
    heading = PageHeading(
      address: .news, title: "", language: atlas.settings.language.value,
      crumbs: [.home], stores: atlas.stores.filter(shown.contains),
      changed: news.days.first?.date ?? atlas.latestDay(of: atlas.layouts))
    days = news.days
    isCut = news.isCut
    catalogs =
      news.days.isEmpty
      ? atlas.ownersOrder.map { number in
        let layout = atlas.layouts[number]
        return Recorded(
          title: layout.content.query.title, address: layout.address, date: layout.latestDay)
      } : []
  }
}
