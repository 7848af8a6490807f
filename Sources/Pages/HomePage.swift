import Indexing
import QueryFiles

/// The page `index.html`: every catalog and list.
package struct HomePage: Equatable, Sendable {
  package let heading: PageHeading
  package let groups: [Group]
  /// Of the whole site, each item once; the same work in several stores is one.
  package let itemCount: Int
  package let catalogCount: Int
  /// The day (UTC) of the site's oldest response: `2022-05-07`.
  package let date: String?
  /// The indexes over the site, but for the list of them.
  package let indexes: [IndexLink]
  /// The page of news, while it has none and so is not in the menu.
  package let news: Address?

  package struct Group: Equatable, Sendable {
    /// `nil` for catalogs in no folder.
    package let title: String?
    package let catalogs: [CatalogCard]

    package init(title: String?, catalogs: [CatalogCard]) {
      self.title = title
      self.catalogs = catalogs
    }
  }

  package init(
    heading: PageHeading, groups: [Group], itemCount: Int, catalogCount: Int, date: String?,
    indexes: [IndexLink] = [], news: Address? = nil
  ) {
    self.heading = heading
    self.groups = groups
    self.itemCount = itemCount
    self.catalogCount = catalogCount
    self.date = date
    self.indexes = indexes
    self.news = news
  }

  init(_ atlas: Atlas, itemCount: Int, indexes: [IndexLink], news: SiteNews) {
    let settings = atlas.settings
    heading = PageHeading(
      address: .home, title: settings.title, description: settings.description,
      language: settings.language.value, stores: atlas.stores,
      changed: atlas.latestDay(of: atlas.layouts))
    groups = atlas.groups.map { group in
      let cards = group.members.map { member in
        switch member {
        case .catalog(let number): CatalogCard(atlas.layouts[number])
        case .list(let number): CatalogCard(atlas.content.sources.lists[number], in: atlas)
        }
      }
      return Group(title: group.title, catalogs: cards)
    }
    self.itemCount = itemCount
    catalogCount = atlas.layouts.count
    date = atlas.date(of: atlas.layouts)
    self.indexes = indexes.filter { $0.caption != .indexes }
    self.news = news.days.isEmpty && !atlas.layouts.isEmpty ? .news : nil
  }
}
