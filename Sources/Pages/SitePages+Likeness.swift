extension SitePages {
  /// Tells which pages are surely those of an earlier state of the site, without making them.
  ///
  /// Of all other pages that is to be seen when they are made.
  package struct Likeness: Sendable {
    private let pages: SitePages
    private let earlier: SitePages
    private let indexes: IndexPages.Likeness
    /// Where the items stood before, of those that have the same places as then; `nil` when that
    /// is so of all.
    private let items: Correspondence?
    /// Whether what holds for all pages of items is the same, with the addresses of the indexes
    /// to which they link; of what holds for a catalog its layout knows.
    private let hasSameSurroundings: Bool

    package init(of pages: SitePages, to earlier: SitePages) {
      self.pages = pages
      self.earlier = earlier
      indexes = IndexPages.Likeness(of: pages.indexes, to: earlier.indexes)
      let (new, old) = (pages.items, earlier.items)
      items =
        new === old
        ? nil
        : Correspondence(of: new.all.lazy.map(\.id), in: old.all.lazy.map(\.id)) {
          new.all[$0] == old.all[$1]
        }
      hasSameSurroundings =
        pages.indexes.addresses === earlier.indexes.addresses
        && pages.atlas.settings == earlier.atlas.settings
        && pages.atlas.content.shared == earlier.atlas.content.shared
    }

    /// Tells the pages that are as the ones at their addresses were before.
    ///
    /// - Parameter position: Of a page of the later state.
    /// - Returns: Whether it is one of them; `false` when it may be another.
    package func isSame(at position: Int) -> Bool {
      switch pages.place(of: position) {
      case .other: false
      case .index(let number): indexes.isSame(at: number)
      case .item(let number): isSameItem(number)
      }
    }

    /// Whether an item has the same places as before, in catalogs that are the same.
    private func isSameItem(_ number: Int) -> Bool {
      guard hasSameSurroundings, items.map({ $0[number] != nil }) ?? true else { return false }
      // Two items that are equal stand in catalogs of the same numbers.
      return pages.items.all[number].appearances.allSatisfy { appearance in
        earlier.atlas.layouts.indices.contains(appearance.catalog)
          && pages.atlas.layouts[appearance.catalog] === earlier.atlas.layouts[appearance.catalog]
      }
    }
  }
}
