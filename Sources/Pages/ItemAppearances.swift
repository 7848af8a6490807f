import Indexing
import Items
import Markup
import QueryFiles

/// Where one item stands over the whole site.
struct ItemAppearances: Sendable {
  struct Appearance: Sendable {
    /// An index of the atlas's layouts.
    let catalog: Int
    /// An index of that layout's rows.
    let row: Int
  }

  let id: ItemID
  /// In the order in which the home page shows the catalogs; never empty.
  private(set) var appearances: [Appearance]

  /// Every item of the site once, in the order of its first appearance.
  static func all(in atlas: Atlas) -> [ItemAppearances] {
    var numbers: [ItemID: Int] = [:]
    var all: [ItemAppearances] = []
    for catalog in atlas.ownersOrder {
      for (row, id) in atlas.layouts[catalog].rows.lazy.map(\.entry.id).enumerated() {
        let appearance = Appearance(catalog: catalog, row: row)
        if let number = numbers[id] {
          all[number].appearances.append(appearance)
        } else {
          numbers[id] = all.count
          all.append(ItemAppearances(id: id, appearances: [appearance]))
        }
      }
    }
    return all
  }
}

extension ItemAppearances {
  /// Its rows, in the order of the catalogs.
  private func rows(in atlas: Atlas) -> some Sequence<Row> {
    appearances.lazy.map { atlas.layouts[$0.catalog].rows[$0.row] }
  }

  /// The item as its own page and the indexes over the whole site show it.
  ///
  /// The owner's words for it come from the first catalog that has any.
  func entry(in atlas: Atlas) -> CuratedItem {
    let row = atlas.layouts[appearances[0].catalog].rows[appearances[0].row]
    let curated = rows(in: atlas).first { $0.entry.curation != nil } ?? row
    return curated.entry.showing(atlas.content.shared[id]?.item, orItemOf: row.entry)
  }

  /// The owner's note on it, from the first catalog that has one.
  func note(in atlas: Atlas) -> HTML? {
    rows(in: atlas).lazy.compactMap(\.note).first { _ in true }
  }

  /// The owner's tags of it over all catalogs, each once.
  func tags(in atlas: Atlas) -> [String] {
    let tags = rows(in: atlas).flatMap(\.entry.tags)
    return tags.count > 1 ? tags.unique() : tags
  }

  /// The day (UTC) of the response that the item was taken from.
  func day(in atlas: Atlas) -> String? {
    let content = atlas.layouts[appearances[0].catalog].content
    return atlas.content.shared[id]?.date ?? content.days[id] ?? content.date
  }

  /// What it cost over time in the country of its own page; `nil` unless there are two prices.
  func prices(in atlas: Atlas) -> PriceHistory? {
    guard appearances.contains(where: { !priceChanges($0, in: atlas).isEmpty }) else { return nil }
    let shown = entry(in: atlas).item
    let changes = appearances.filter { appearance in
      let row = atlas.layouts[appearance.catalog].rows[appearance.row]
      return row.entry.item.country == shown.country
    }.flatMap { priceChanges($0, in: atlas) }
    return PriceHistory(changes, now: shown.price, on: day(in: atlas))
  }

  private func priceChanges(_ appearance: Appearance, in atlas: Atlas) -> [DatedPrice] {
    atlas.layouts[appearance.catalog].content.news.prices[id] ?? []
  }
}

extension CuratedItem {
  /// The same curation over what is to be seen of the item, `shown` or else what `other` has.
  fileprivate func showing(_ shown: Item?, orItemOf other: CuratedItem) -> CuratedItem {
    if shown == nil, self === other { return self }
    let shown = shown ?? other.item
    return shown == item ? self : CuratedItem(item: shown, curation: curation)
  }
}
