import Items

/// Every item of a site once, in the order of its first appearance; those without a row of their
/// own after all others.
///
/// A class so that two states of a site can be told to have the same ones.
final class SiteItems: Sendable {
  let all: [ItemAppearances]
  /// Those with a row of their own; any other is a work that is listed already.
  let works: ArraySlice<ItemAppearances>

  init(in atlas: Atlas) {
    all = ItemAppearances.all(in: atlas)
    works = all.prefix(while: \.hasRow)
  }
}

extension Atlas {
  /// Whether every item stands in the same rows as in another atlas, with the same words and of
  /// the same day, so that `SiteItems` and the lists of `IndexSources` are the same for both.
  func listsSameItems(as other: Atlas) -> Bool {
    layouts.count == other.layouts.count && ownersOrder == other.ownersOrder
      && content.shared == other.content.shared
      && zip(layouts, other.layouts).allSatisfy { $0 === $1 || $0.listsSameItems(as: $1) }
  }
}

extension CatalogLayout {
  fileprivate func listsSameItems(as other: CatalogLayout) -> Bool {
    rows == other.rows && content.date == other.content.date && content.days == other.content.days
  }
}
