import Indexing
import Items
import Markup
import QueryFiles

/// Where one item stands over the whole site.
struct ItemAppearances: Equatable, Sendable {
  struct Appearance: Equatable, Sendable {
    /// An index of the atlas's layouts.
    let catalog: Int
    /// An index of that layout's rows.
    let row: Int
    /// Its number among those who share the row with the item that leads; `nil` for that one.
    let twin: Int?
  }

  let id: ItemID
  /// In the order in which the home page shows the catalogs; never empty.
  private(set) var appearances: [Appearance]

  /// Whether it has a row of its own somewhere, and does not only share those of others.
  var hasRow: Bool { appearances.contains { $0.twin == nil } }

  /// Every item of the site once, in the order of its first appearance; those without a row of
  /// their own after all others.
  static func all(in atlas: Atlas) -> [ItemAppearances] {
    var numbers: [ItemID: Int] = [:]
    var all: [ItemAppearances] = []
    func add(_ id: ItemID, _ appearance: Appearance) {
      if let number = numbers[id] {
        all[number].appearances.append(appearance)
      } else {
        numbers[id] = all.count
        all.append(ItemAppearances(id: id, appearances: [appearance]))
      }
    }
    for catalog in atlas.ownersOrder {
      for (row, entry) in atlas.layouts[catalog].rows.lazy.map(\.entry).enumerated() {
        add(entry.id, Appearance(catalog: catalog, row: row, twin: nil))
        for (twin, item) in entry.twins.enumerated() {
          add(item.id, Appearance(catalog: catalog, row: row, twin: twin))
        }
      }
    }
    // Nearly always there are none of them.
    guard all.contains(where: { !$0.hasRow }) else { return all }
    return all.filter(\.hasRow) + all.filter { !$0.hasRow }
  }
}

extension ItemAppearances {
  /// The rows it stands in, in the order of the catalogs.
  private func rows(in atlas: Atlas) -> some Sequence<Row> {
    appearances.lazy.map { atlas.layouts[$0.catalog].rows[$0.row] }
  }

  /// The entry of its first row.
  private func home(in atlas: Atlas) -> CuratedItem {
    let first = appearances[0]
    return atlas.layouts[first.catalog].rows[first.row].entry
  }

  /// The one entry there is of it, where nothing else is to be taken into account.
  private func only(in atlas: Atlas) -> CuratedItem? {
    let first = appearances[0]
    guard appearances.count == 1, first.twin == nil, atlas.content.shared[id] == nil else {
      return nil
    }
    return home(in: atlas)
  }

  /// The item as the indexes over the whole site show it.
  ///
  /// The owner's words for it come from the first catalog that has any, and so do its twins.
  func entry(in atlas: Atlas) -> CuratedItem {
    if let only = only(in: atlas) { return only }
    let entries = rows(in: atlas).lazy.map(\.entry).filter { $0.id == id }
    let curated = entries.first { $0.curation != nil }
    let folded = entries.first { $0.fold != nil }
    guard let entry = curated ?? folded ?? entries.first(where: { _ in true }) else {
      return page(in: atlas)
    }
    let shown = shown(in: atlas)
    guard let twins = folded?.fold?.twins else {
      return shown == entry.item ? entry : CuratedItem(item: shown, curation: entry.curation)
    }
    return CuratedItem(Fold(leader: shown, twins: twins), curation: entry.curation)
  }

  /// The item as its own page shows it: as its store described it, with the owner's words from the
  /// first catalog that has any.
  func page(in atlas: Atlas) -> CuratedItem {
    if let only = only(in: atlas), only.fold == nil { return only }
    let entry = rows(in: atlas).lazy.map(\.entry).first { $0.curation != nil }
    return CuratedItem(item: shown(in: atlas), curation: entry?.curation)
  }

  /// The same work in other stores, over all catalogs.
  func twins(in atlas: Atlas) -> [Item] {
    let others = rows(in: atlas).flatMap { $0.entry.fold?.members ?? [] }
    guard !others.isEmpty else { return [] }
    var seen: Set<ItemID> = [id]
    return others.filter { seen.insert($0.id).inserted }
      .map { atlas.content.shared[$0.id]?.item ?? $0 }
  }

  private func shown(in atlas: Atlas) -> Item {
    atlas.content.shared[id]?.item ?? record(in: atlas)
  }

  /// As the first of its catalogs found it.
  private func record(in atlas: Atlas) -> Item { record(at: appearances[0], in: atlas) }

  private func record(at place: Appearance, in atlas: Atlas) -> Item {
    let entry = atlas.layouts[place.catalog].rows[place.row].entry
    return place.twin.map { entry.twins[$0] } ?? entry.record
  }

  /// The language of its page: the site's own if one of its catalogs is in it, else that of the first.
  func language(in atlas: Atlas) -> String {
    let languages = appearances.lazy.map { place in
      atlas.language(of: atlas.layouts[place.catalog].content.query)
    }
    let own = atlas.settings.language.value
    return languages.contains(own) ? own : languages.first ?? own
  }

  /// The owner's note on it, from the first catalog that has one.
  func note(in atlas: Atlas) -> HTML? {
    rows(in: atlas).lazy.compactMap(\.note).first { _ in true }
  }

  /// The owner's tags of it over all catalogs, each once.
  func tags(in atlas: Atlas) -> [String] {
    let tags =
      appearances.count == 1 ? home(in: atlas).tags : rows(in: atlas).flatMap(\.entry.tags)
    return tags.count > 1 ? tags.unique() : tags
  }

  /// The day of the item: `CatalogContent.day(of:)`.
  func day(in atlas: Atlas) -> String? {
    if let shared = atlas.content.shared[id] { return shared.date }
    let entry = home(in: atlas)
    // Of the many that stand for themselves no copy is made.
    let content = atlas.layouts[appearances[0].catalog].content
    return entry.fold == nil
      ? content.day(of: entry.item) : content.day(of: record(in: atlas))
  }

  /// What it cost over time in the country of its own page; `nil` unless there are two prices.
  ///
  /// Of what is gone the last price stands to the end: nobody knows what came after it.
  func prices(in atlas: Atlas) -> PriceHistory? {
    guard appearances.contains(where: { !priceChanges($0, in: atlas).isEmpty }) else { return nil }
    let shown = page(in: atlas).item
    let changes = appearances.filter { record(at: $0, in: atlas).country == shown.country }
      .flatMap { priceChanges($0, in: atlas) }
    let latest = changes.lazy.map(\.day).max()
    let price =
      shown.goneSince == nil ? shown.price : changes.last { $0.day == latest }?.change.to
    return PriceHistory(changes, now: price, on: day(in: atlas))
  }

  private func priceChanges(_ appearance: Appearance, in atlas: Atlas) -> [DatedPrice] {
    atlas.layouts[appearance.catalog].content.news.prices[id]
  }
}
