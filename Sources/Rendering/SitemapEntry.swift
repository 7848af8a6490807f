package import Pages

/// A page as the site map lists it.
package struct SitemapEntry: Hashable, Sendable {
  package let address: Address
  /// The day (UTC) of the newest of its data: `2022-05-07`.
  package let date: String?

  package init(address: Address, date: String? = nil) {
    self.address = address
    self.date = date
  }

  /// Returns `nil` for a page that readers are not led to.
  package init?(_ listing: SitePages.Listing) {
    guard listing.isListed else { return nil }
    self.init(address: listing.address, date: listing.day)
  }
}
