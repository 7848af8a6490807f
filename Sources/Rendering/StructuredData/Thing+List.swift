import Pages

extension Thing {
  /// The pages that a page lists, in its order.
  ///
  /// - Parameters:
  ///   - pages: What each is called, and where it is.
  ///   - edition: The site in the language of the page.
  /// - Returns: `nil` when there are none.
  static func list(
    of pages: some Collection<(name: String?, address: Address)>, in edition: Edition
  ) -> Thing? {
    guard !pages.isEmpty else { return nil }
    var list = Thing(.list)
    list.set(.numberOfItems, pages.count)
    // One element is a list too, so that programs find always the same.
    list.set(
      .itemListElement,
      .list(
        zip(1..., pages).map { position, page in
          var element = Thing(.listItem)
          element.set(.position, position)
          element.set(.url, edition.addresses.absolute(page.address))
          element.set(.name, page.name)
          return element.json
        }))
    return list
  }

  /// The catalogs that a page lists.
  static func list(of catalogs: [CatalogCard], in edition: Edition) -> Thing? {
    list(of: catalogs.map { (name: $0.title, address: $0.address) }, in: edition)
  }
}
