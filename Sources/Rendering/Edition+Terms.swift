import Indexing
import Items
import Markup
import Pages

extension Edition {
  /// What the stores want to be said under a page with their data, a sentence or two each.
  func notices(of stores: [StoreName]) -> [HTML] {
    stores.filter { terms[$0] != nil }.compactMap { phrases.html("notice-\($0.text)-html") }
  }

  /// What its store wants to be said beside the preview of an item; `nil` where that is nothing.
  func courtesy(beside item: Item) -> String? {
    guard terms[item.id.store]?.askForCourtesy(beside: item) == true else { return nil }
    return phrases.optional(.courtesy, item.id.store.text)
  }

  /// The same beside the previews of many items, each store's once.
  func courtesies(beside items: some Sequence<Item>) -> [String] {
    stores(askingForCourtesyBeside: items).compactMap {
      phrases.optional(.courtesies, $0.text)
    }
  }

  /// In the order of their names.
  func stores(askingForCourtesyBeside items: some Sequence<Item>) -> [StoreName] {
    var stores: Set<StoreName> = []
    for item in items {
      guard let terms = terms[item.id.store], terms.askForCourtesy(beside: item) else { continue }
      stores.insert(item.id.store)
    }
    return stores.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }
}

extension CatalogPage {
  /// Those in the rows of this page.
  var items: some Sequence<Item> { sections.lazy.flatMap(\.rows).map(\.entry.item) }
}

extension IndexPage {
  /// Of all sections; none where only titles or names are listed.
  var rows: some Sequence<Row> {
    sections.lazy.flatMap { section in
      guard case .rows(let rows) = section.entries else { return [Row]() }
      return rows
    }
  }

  var items: some Sequence<Item> { rows.lazy.map(\.entry.item) }
}
