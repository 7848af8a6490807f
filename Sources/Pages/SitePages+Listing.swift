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

  /// The positions of the pages of indexes and items, which come after all others.
  package var ofIndexesAndItems: Range<Int> { others.count..<endIndex }

  /// Whether the pages of indexes and items are listed as those of an earlier state of the site are,
  /// whatever is on them.
  package func listsSameIndexesAndItems(as earlier: SitePages) -> Bool {
    indexes === earlier.indexes && items === earlier.items
  }

  /// Whether a page may have words of the Markdown below the front matter of a query or a plain page.
  ///
  /// Its own stands on the page of each, and the first paragraph of a query wherever there is a card of it.
  package func hasWordsOfBodies(at position: Int) -> Bool {
    switch place(of: position) {
    case .other: true
    case .index(let number): indexes.showsCatalogs(at: number)
    case .item: false
    }
  }

  package func listing(at position: Int) -> Listing {
    switch place(of: position) {
    case .other(let number):
      return Listing(others[number], in: atlas)
    case .index(let number):
      return Listing(
        address: indexes.address(at: number), origin: "the indexes over the site",
        day: indexes.day(at: number), isListed: true)
    case .item(let number):
      let item = items.all[number]
      return Listing(
        address: Address(of: item.id), origin: "the item \(item.id.text)", day: item.day(in: atlas),
        isListed: true)
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
      case .item, .index, .news, .notFound: "the theme"
      }
    var isListed = true
    if case .notFound = page { isListed = false }
    self.init(address: address, origin: origin, day: page.heading.changed, isListed: isListed)
  }
}
