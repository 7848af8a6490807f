import Diagnostics
package import Indexing
package import Items
package import Markup
import QueryFiles

/// A catalog as other pages show it.
package struct CatalogCard: Equatable, Sendable {
  package let title: String
  package let address: Address
  package let description: String?
  package let count: ItemCount
  package let state: CatalogPage.State
  package let stores: [StoreName]
  /// Items to be shown as a shelf: those with artwork first, at most nine.
  package let shelf: [CuratedItem]
  /// The owner's note in a list.
  package let note: HTML?

  private static let shelfLength = 9

  package init(
    title: String, address: Address, description: String?, count: ItemCount,
    state: CatalogPage.State, stores: [StoreName], shelf: [CuratedItem], note: HTML? = nil
  ) {
    self.title = title
    self.address = address
    self.description = description
    self.count = count
    self.state = state
    self.stores = stores
    self.shelf = shelf
    self.note = note
  }

  /// The card of one query.
  init(_ layout: CatalogLayout, note: HTML? = nil) {
    let query = layout.content.query
    self.init(
      title: query.title, address: layout.address,
      description: query.description ?? layout.introduction?.firstParagraph,
      count: layout.count, state: layout.state, stores: layout.content.stores,
      shelf: Self.shelf(layout.rows.map(\.entry)), note: note)
  }

  /// The card of a list, with what its queries found.
  init(_ list: QueryList, in atlas: Atlas) {
    let entries = Set(list.entries)
    let layouts = atlas.layouts.filter { entries.contains($0.content.query.name) }
    let items = layouts.flatMap(\.rows).map(\.entry)
    let covers = layouts.compactMap { Self.shelf($0.rows.map(\.entry)).first }
    let isFetched = layouts.contains(where: \.content.isFetched)
    self.init(
      title: list.title, address: atlas.addresses.list(list), description: list.description,
      count: ItemCount(items.lazy.map(\.item)),
      state: items.isEmpty ? (isFetched ? .empty : .notFetched) : .filled,
      stores: layouts.flatMap(\.content.stores).unique(),
      shelf: Self.shelf(covers + items))
  }

  /// The first with artwork, no picture twice, then those without.
  private static func shelf(_ entries: [CuratedItem]) -> [CuratedItem] {
    var pictures: Set<String> = []
    var pictured: [CuratedItem] = []
    var bare: [CuratedItem] = []
    for entry in entries where pictured.count < shelfLength {
      if let artwork = entry.item.artwork {
        if pictures.insert(artwork.address).inserted { pictured.append(entry) }
      } else if bare.count < shelfLength {
        bare.append(entry)
      }
    }
    return pictured + bare.prefix(shelfLength - pictured.count)
  }
}
