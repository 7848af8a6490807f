import Indexing
import Items
import Markup
import QueryFiles

/// All that the indexes over a site and their pages are made of.
///
/// Of equal sources come equal pages, so that they need not be made twice.
struct IndexSources: Equatable, Sendable {
  /// The items as the indexes show them, each once; the lists below go with it.
  let entries: [CuratedItem]
  /// The owner's notes on the items.
  let notes: [HTML?]
  /// The owner's tags of the items.
  let tags: [[String]]
  /// The days (UTC) of the responses that the items are from.
  let days: [String?]
  /// In the order of the site's catalogs.
  let taggedCatalogs: [TaggedCatalog]
  /// Those of all catalogs, each once.
  let stores: [StoreName]
  /// The newest `CatalogContent.day(of:)` of the site's items.
  let latestDay: String?
  let indexing: SiteIndexing

  /// A catalog that the owner gave tags.
  struct TaggedCatalog: Equatable, Sendable {
    let card: CatalogCard
    /// Each once.
    let tags: [String]
  }

  /// - Parameters:
  ///   - items: Those that the indexes list.
  ///   - atlas: Their catalogs.
  ///   - indexing: The rules.
  ///   - same: Sources of the same items, in catalogs that list them as `atlas` does; `nil` when
  ///     there are none.
  init(
    of items: ArraySlice<ItemAppearances>, in atlas: Atlas, by indexing: SiteIndexing,
    likeThoseOf same: IndexSources?
  ) {
    entries = same?.entries ?? items.map { $0.entry(in: atlas) }
    notes = same?.notes ?? items.map { $0.note(in: atlas) }
    tags = same?.tags ?? items.map { $0.tags(in: atlas) }
    days = same?.days ?? items.map { $0.day(in: atlas) }
    taggedCatalogs = atlas.layouts.filter { !$0.content.query.tags.isEmpty }.map { layout in
      TaggedCatalog(
        card: CatalogCard(layout), tags: layout.content.query.tags.unique())
    }
    stores = atlas.stores
    latestDay = atlas.latestDay(of: atlas.layouts)
    self.indexing = indexing
  }

  var settings: SiteSettings { indexing.settings }
}
