import Items
import Pages

/// The same work in another store.
struct Offer: Sendable {
  let item: Item
  /// To the store, the main one first; none for what is gone.
  let links: [StoreLabel]

  /// - Parameters:
  ///   - item: As its store described it.
  ///   - page: What the owner knows the page by, for the campaign of the links.
  ///   - country: Named where items of several countries stand together.
  ///   - edition: The page's language.
  init(of item: Item, onPage page: String, country: String? = nil, in edition: Edition) {
    self.item = item
    links = item.links.map {
      StoreLabel($0, onPage: page, country: country, in: edition.phrases)
    }
  }

  /// What it is and where, or that it is gone: `E-Book at Apple`.
  func name(in phrases: Phrases) -> String {
    phrases.gone(item)
      ?? phrases(
        "kind-at", ["kind": phrases.kind(item.kind), "store": phrases.store(item.id.store)])
  }
}

extension Phrases {
  /// That a store has an item no more; `nil` for one that it has.
  func gone(_ item: Item) -> String? {
    item.goneSince.map { _ in self("gone", ["store": store(item.id.store)]) }
  }
}
