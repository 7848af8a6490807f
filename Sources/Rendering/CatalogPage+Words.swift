import Items
import Pages

extension CatalogPage {
  /// How many items this page itself shows.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// `Apple, United States`, or `Apple, Google Books (Spain, Peru)`.
  func source(in phrases: Phrases) -> String {
    let stores = heading.stores.map { phrases.store($0) }
    let countries = countries.map { phrases.country($0) }
    guard stores.count > 1 || countries.count > 1, !countries.isEmpty else {
      return phrases.list(stores + countries)
    }
    return phrases(
      "stores-in", ["stores": phrases.list(stores), "countries": phrases.list(countries)])
  }

  /// `62 songs by 28 artists`, or that there are none, or that nobody knows yet.
  func entries(in phrases: Phrases) -> String {
    switch state {
    case .empty: return phrases["entries-none"]
    case .notFetched: return phrases["entries-unknown"]
    case .filled:
      let entries = phrases.items(count.items, of: count.kind)
      guard creatorCount > 1 else { return entries }
      return phrases(
        "entries-by",
        ["entries": entries, "creators": phrases.creators(creatorCount, of: count.kind)])
    }
  }
}
