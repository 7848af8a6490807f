import Items
import QueryFiles

extension SitePages {
  /// A page as lists of all pages need it, without making the page.
  package struct Listing: Sendable {
    package let address: Address
    /// What the page is made from, as the owner knows it: `Queries/queen.md`.
    package let origin: String
    /// The day (UTC) of the newest of its data: `2022-05-07`.
    package let day: String?
    /// Whether readers may be led to it; not so for the page of addresses without a page.
    package let isListed: Bool
  }

  package func listing(at position: Int) -> Listing {
    switch place(of: position) {
    case .other(let number): Listing(others[number], in: atlas)
    case .index(let number):
      Listing(
        address: indexes.address(at: number), origin: "the indexes over the site",
        day: indexes.day(at: number), isListed: true)
    case .item(let number):
      Listing(
        address: Address(of: items[number].id), origin: "the item \(items[number].id.text)",
        day: items[number].day(in: atlas), isListed: true)
    }
  }
}

extension SitePages.Listing {
  fileprivate init(_ page: Page, in atlas: Atlas) {
    let address = page.heading.address
    let origin =
      switch page {
      case .home: SiteSettings.path
      case .catalog(let page): page.file
      case .list(let page): page.file
      case .prose(let page): page.file
      case .search: "'search' in \(SiteSettings.path)"
      case .item, .index, .notFound: "the theme"
      }
    var isListed = true
    if case .notFound = page { isListed = false }
    self.init(address: address, origin: origin, day: page.heading.changed, isListed: isListed)
  }
}
