extension SitePages {
  /// Tells which pages are surely those of an earlier state of the site, without making them.
  ///
  /// Of all other pages that is to be seen when they are made.
  package struct Likeness: Sendable {
    private let pages: SitePages
    private let earlier: SitePages
    /// Whether the indexes, and so the links from items to them, are the same.
    private let hasSameIndexes: Bool
    /// Whether what holds for all pages of items is the same; of what holds for a catalog its
    /// layout knows.
    private let hasSameSurroundings: Bool

    package init(of pages: SitePages, to earlier: SitePages) {
      self.pages = pages
      self.earlier = earlier
      hasSameIndexes = pages.indexes === earlier.indexes
      hasSameSurroundings =
        hasSameIndexes && pages.atlas.settings == earlier.atlas.settings
        && pages.atlas.content.shared == earlier.atlas.content.shared
    }

    /// Finds out whether a page is as the one at its address was before.
    ///
    /// - Parameter position: Of a page of the later state.
    /// - Returns: Its address; `nil` when it may be another.
    package func address(at position: Int) -> Address? {
      switch pages.place(of: position) {
      case .other: nil
      case .index(let number): hasSameIndexes ? pages.indexes.address(at: number) : nil
      case .item(let number): isSameItem(number) ? Address(of: pages.items[number].id) : nil
      }
    }

    /// Whether an item has the same number and the same places, in catalogs that are the same.
    private func isSameItem(_ number: Int) -> Bool {
      guard hasSameSurroundings, earlier.items.indices.contains(number),
        pages.items[number] == earlier.items[number]
      else { return false }
      // Two items that are equal stand in catalogs of the same numbers.
      return pages.items[number].appearances.allSatisfy {
        pages.atlas.layouts[$0.catalog] === earlier.atlas.layouts[$0.catalog]
      }
    }
  }
}
