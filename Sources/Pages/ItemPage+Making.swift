import Indexing
import Items
import QueryFiles

extension ItemPage {
  /// The page of an item.
  ///
  /// The way back and the neighbours are those of its first catalog, in the order of that page.
  convenience init(_ item: ItemAppearances, in atlas: Atlas, indexes: IndexAddresses) {
    let home = item.appearances[0]
    let layout = atlas.layouts[home.catalog]
    let entry = item.page(in: atlas)
    let twins = item.twins(in: atlas)
    let query = layout.content.query
    let day = item.day(in: atlas)
    func neighbour(_ step: Int) -> Neighbour? {
      let number = home.row + step
      guard layout.rows.indices.contains(number) else { return nil }
      return Neighbour(
        title: layout.rows[number].entry.title, address: layout.rows[number].address)
    }
    self.init(
      heading: PageHeading(
        address: Address(of: item.id), title: entry.title ?? "",
        language: item.language(in: atlas),
        crumbs: [
          .home, .init(title: query.title, target: layout.target(ofRow: home.row)),
        ],
        stores: ([item.id] + twins.map(\.id)).map(\.store).unique(),
        changed: day),
      entry: entry, letter: entry.letter, twins: twins, note: item.note(in: atlas),
      tags: item.tags(in: atlas),
      date: day, notch: layout.notch(ofRow: home.row),
      catalogs: item.appearances.map { appearance in
        let layout = atlas.layouts[appearance.catalog]
        return NamedLink(
          title: layout.content.query.title, target: layout.target(ofRow: appearance.row))
      },
      previous: neighbour(-1), next: neighbour(1), indexes: indexes,
      prices: item.prices(in: atlas))
  }
}
