import Indexing
import QueryFiles

/// The page `index.html`: every catalog and list.
package struct HomePage: Sendable {
  package let heading: PageHeading
  package let groups: [Group]
  /// Of the whole site, each item once.
  package let itemCount: Int
  package let catalogCount: Int
  /// The day (UTC) of the site's oldest response: `2022-05-07`.
  package let date: String?

  package struct Group: Sendable {
    /// `nil` for catalogs in no folder.
    package let title: String?
    package let catalogs: [CatalogCard]

    package init(title: String?, catalogs: [CatalogCard]) {
      self.title = title
      self.catalogs = catalogs
    }
  }

  package init(
    heading: PageHeading, groups: [Group], itemCount: Int, catalogCount: Int, date: String?
  ) {
    self.heading = heading
    self.groups = groups
    self.itemCount = itemCount
    self.catalogCount = catalogCount
    self.date = date
  }

  init(_ atlas: Atlas, itemCount: Int) {
    let settings = atlas.settings
    heading = PageHeading(
      address: Address(""), title: settings.title, description: settings.description,
      language: settings.language.value,
      stores: atlas.layouts.flatMap(\.content.stores).unique(),
      changed: atlas.latestDay(of: atlas.layouts))
    groups = Self.groups(atlas)
    self.itemCount = itemCount
    catalogCount = atlas.layouts.count
    date = atlas.date(of: atlas.layouts)
  }

  /// Catalogs in no folder first, then the owner's groups in their order, then other folders by
  /// name.
  private static func groups(_ atlas: Atlas) -> [Group] {
    var cards: [String: [(name: String, card: CatalogCard)]] = [:]
    for layout in atlas.layouts where layout.content.query.list == nil {
      let name = layout.content.query.name
      cards[folder(of: name), default: []].append((name, CatalogCard(layout, in: atlas)))
    }
    for list in atlas.content.sources.lists {
      cards[folder(of: list.name), default: []].append((list.name, CatalogCard(list, in: atlas)))
    }
    let titles = Dictionary(
      atlas.settings.groups.map { ($0.folder.value, $0.title) },
      uniquingKeysWith: { first, _ in first })
    let known = [""] + atlas.settings.groups.map(\.folder.value)
    let folders = (known + cards.keys.sorted()).unique()
    return folders.compactMap { folder in
      guard let members = cards[folder] else { return nil }
      let ordered = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      let title = folder.isEmpty ? titles[""] : titles[folder] ?? folder
      return Group(title: title, catalogs: ordered.map(\.card))
    }
  }

  /// The first folder of a query's name; empty when it is in none.
  private static func folder(of name: String) -> String {
    name.firstIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }
}
