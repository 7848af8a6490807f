extension SitePages {
  /// Tells which pages are surely those of an earlier state of the site, without making them.
  ///
  /// Of all other pages that is to be seen when they are made.
  package struct Likeness: Sendable {
    private let pages: SitePages
    private let earlier: SitePages
    private let indexes: IndexPages.Likeness
    /// Where the items stood before, of those that have as many places as then.
    private let items: Correspondence
    /// Whether what holds for all pages of items is the same, with the addresses of the indexes
    /// to which they link; of what holds for a catalog its layout knows.
    private let hasSameSurroundings: Bool

    package init(of pages: SitePages, to earlier: SitePages) {
      self.pages = pages
      self.earlier = earlier
      indexes = IndexPages.Likeness(of: pages.indexes, to: earlier.indexes)
      items = Correspondence(
        of: pages.items.lazy.map(\.id), in: earlier.items.lazy.map(\.id)
      ) { pages.items[$0] == earlier.items[$1] }
      hasSameSurroundings =
        pages.indexes.addresses === earlier.indexes.addresses
        && pages.atlas.settings == earlier.atlas.settings
        && pages.atlas.content.shared == earlier.atlas.content.shared
    }

    /// Finds out whether a page is as the one at its address was before.
    ///
    /// - Parameter position: Of a page of the later state.
    /// - Returns: Its address; `nil` when it may be another.
    package func address(at position: Int) -> Address? {
      switch pages.place(of: position) {
      case .other: nil
      case .index(let number): indexes.address(at: number)
      case .item(let number): isSameItem(number) ? Address(of: pages.items[number].id) : nil
      }
    }

    /// Whether an item has the same places as before, in catalogs that are the same.
    private func isSameItem(_ number: Int) -> Bool {
      guard hasSameSurroundings, items[number] != nil else { return false }
      // Two items that are equal stand in catalogs of the same numbers.
      return pages.items[number].appearances.allSatisfy { appearance in
        earlier.atlas.layouts.indices.contains(appearance.catalog)
          && pages.atlas.layouts[appearance.catalog] === earlier.atlas.layouts[appearance.catalog]
      }
    }
  }
}
