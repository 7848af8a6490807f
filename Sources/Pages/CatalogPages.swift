import Items

/// The pages of a catalog and its data, and what they were made of.
struct CatalogPages: Sendable {
  /// One, or the catalog's opening and the pages of its letters.
  let pages: [CatalogPage]
  /// `nil` while no store was asked.
  let data: CatalogData?
  private let layout: CatalogLayout
  private let surroundings: CatalogPage.Surroundings

  /// Makes the pages of all catalogs, but for those that stay.
  ///
  /// - Parameters:
  ///   - atlas: The site.
  ///   - indexes: Where the values of the site's indexes have their pages.
  ///   - earlier: Those of the same site as it was before, which stay where they would be made of
  ///     the same again.
  /// - Returns: One for each catalog, in their order.
  static func all(
    in atlas: Atlas, indexes: IndexAddresses, after earlier: [CatalogPages]
  ) -> [CatalogPages] {
    let known = Dictionary(
      earlier.map { (ObjectIdentifier($0.layout), $0) }, uniquingKeysWith: { first, _ in first })
    return atlas.layouts.map { layout in
      let surroundings = CatalogPage.Surroundings(of: layout.content.query, in: atlas, indexes)
      if let same = known[ObjectIdentifier(layout)], same.surroundings == surroundings {
        return same
      }
      return CatalogPages(of: layout, in: surroundings)
    }
  }

  private init(of layout: CatalogLayout, in surroundings: CatalogPage.Surroundings) {
    self.layout = layout
    self.surroundings = surroundings
    pages = CatalogPage.pages(of: layout, in: surroundings)
    data = pages.first.flatMap { $0.data == nil ? nil : CatalogData(layout, openedBy: $0) }
  }
}
