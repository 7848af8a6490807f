import Pages

extension Thing {
  /// The most pages of which a list tells position and name.
  ///
  /// With them a page of 200 rows grows by a tenth, with addresses alone by a fortieth.
  private static let fullListLimit = 100

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
    let isFull = pages.count <= fullListLimit
    if !isFull { list.set(.itemListOrder, "https://schema.org/ItemListOrderAscending") }
    // One element is a list too, so that programs find always the same.
    list.set(
      .itemListElement,
      .list(
        zip(1..., pages).map { position, page in
          let address = edition.addresses.absolute(page.address)
          guard isFull else { return Thing(at: address).json }
          var element = Thing(.listItem)
          element.set(.position, position)
          element.set(.url, address)
          element.set(.name, page.name ?? edition.phrases["untitled"])
          return element.json
        }))
    return list
  }

  /// The catalogs that a page lists.
  static func list(of catalogs: [CatalogCard], in edition: Edition) -> Thing? {
    list(of: catalogs.map { (name: $0.title, address: $0.address) }, in: edition)
  }
}
