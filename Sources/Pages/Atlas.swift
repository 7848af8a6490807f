import Indexing
import Items
import Markup
import QueryFiles

/// The content of a site and the layout of its catalogs, for those who make pages of them.
struct Atlas: Sendable {
  let content: SiteContent
  /// One for each of the content's catalogs, in their order.
  let layouts: [CatalogLayout]
  /// Those of all catalogs, each once.
  let stores: [StoreName]
  /// Catalogs and lists as the home page shows them.
  let groups: [CatalogGroup]

  init(content: SiteContent, layouts: [CatalogLayout]) {
    self.content = content
    self.layouts = layouts
    stores = layouts.flatMap(\.content.stores).unique()
    groups = CatalogGroup.all(of: content.sources)
  }

  var settings: SiteSettings { content.sources.settings }
  var addresses: SiteAddresses { content.addresses }
  var markdown: OwnerMarkdown { OwnerMarkdown(settings: settings) }

  /// Whether programs may follow the site: not without an address by which they find it.
  var hasFeeds: Bool { settings.hasFeeds && settings.url != nil }

  func language(of query: Query) -> String {
    query.language?.value ?? settings.language.value
  }

  /// The layouts in the order of the home page, with those of a list in the order of the list.
  var ownersOrder: [Int] {
    let numbers = Dictionary(
      zip(content.sources.queries.lazy.map(\.name), layouts.indices),
      uniquingKeysWith: { first, _ in first })
    return groups.flatMap(\.members).flatMap { member in
      switch member {
      case .catalog(let number): [number]
      case .list(let number): content.sources.lists[number].entries.compactMap { numbers[$0] }
      }
    }
  }

  /// The day of the oldest response of these catalogs.
  func date(of catalogs: some Sequence<CatalogLayout>) -> String? {
    catalogs.compactMap(\.content.date).min()
  }

  /// The newest of `CatalogLayout.latestDay`.
  func latestDay(of catalogs: some Sequence<CatalogLayout>) -> String? {
    catalogs.compactMap(\.latestDay).max()
  }
}
