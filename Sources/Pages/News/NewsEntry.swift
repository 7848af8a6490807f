package import Indexing
package import Items

/// An item, and what became of it on one day.
package struct NewsEntry: Equatable, Sendable {
  /// As its catalog shows it; as it was last known where the catalog lists it no more.
  package let item: CuratedItem
  /// Whether the catalog lists it now.
  package let isListed: Bool
  /// Where the price is the news.
  package let price: PriceChange?

  package init(item: CuratedItem, isListed: Bool, price: PriceChange? = nil) {
    self.item = item
    self.isListed = isListed
    self.price = price
  }

  package var id: ItemID { item.id }
}
