import Indexing
import Items
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
  /// In the order of the catalogs; never empty.
  private(set) var appearances: [Appearance]

  /// Every item of the site once, in the order of its first appearance.
  static func all(in layouts: [CatalogLayout]) -> [ItemAppearances] {
    var numbers: [ItemID: Int] = [:]
    var all: [ItemAppearances] = []
    for (catalog, layout) in layouts.enumerated() {
      for (row, id) in layout.rows.lazy.map(\.entry.id).enumerated() {
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
  /// The day (UTC) of the response that the item was taken from.
  func day(in atlas: Atlas) -> String? {
    let content = atlas.layouts[appearances[0].catalog].content
    return atlas.content.shared[id]?.date ?? content.days[id] ?? content.date
  }
}

extension ItemPage {
  convenience init(_ item: ItemAppearances, in atlas: Atlas) {
    let home = item.appearances[0]
    let layout = atlas.layouts[home.catalog]
    let row = layout.rows[home.row]
    let section = layout.sections[layout.sectionOfRow[home.row]]
    let rows = item.appearances.lazy.map { atlas.layouts[$0.catalog].rows[$0.row] }
    let curated = rows.first { $0.entry.curation != nil } ?? row
    let content = atlas.content.shared[item.id]
    let entry = curated.entry.showing(content?.item, orItemOf: row.entry)
    let title = layout.content.query.title
    func neighbour(_ step: Int) -> Neighbour? {
      let number = home.row + step
      guard layout.rows.indices.contains(number) else { return nil }
      return Neighbour(
        title: layout.rows[number].entry.title, address: layout.rows[number].address)
    }
    self.init(
      heading: PageHeading(
        address: row.address, title: entry.title ?? "",
        language: layout.content.query.language?.value ?? atlas.settings.language.value,
        crumbs: [
          atlas.homeCrumb, .init(title: title, target: layout.target(ofRow: home.row)),
        ],
        stores: [item.id.store]),
      entry: entry, letter: entry.letter, note: rows.compactMap(\.note).first,
      date: item.day(in: atlas),
      notch: layout.notch(of: section),
      catalogs: item.appearances.map { appearance in
        let layout = atlas.layouts[appearance.catalog]
        return Place(
          title: layout.content.query.title, target: layout.target(ofRow: appearance.row))
      },
      previous: neighbour(-1), next: neighbour(1))
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
