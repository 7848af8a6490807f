package import Items

/// What every page has.
package struct PageHeading: Equatable, Sendable {
  package let address: Address
  /// Empty where the theme has its own words: an item without title, an index, the page for lost
  /// readers.
  package let title: String
  /// Plain text for search engines.
  package let description: String?
  /// BCP 47.
  package let language: String
  /// From the home page down to the page before this one; empty on the home page.
  package let crumbs: [Crumb]
  /// The stores whose data the page shows, for the notices under it, each once.
  package let stores: [StoreName]
  /// The day (UTC) of the newest of the data that the page shows: `2022-05-07`.
  package let changed: String?

  package init(
    address: Address, title: String, description: String? = nil, language: String,
    crumbs: [Crumb] = [], stores: [StoreName] = [], changed: String? = nil
  ) {
    self.address = address
    self.title = title
    self.description = description
    self.language = language
    self.crumbs = crumbs
    self.stores = stores
    self.changed = changed
  }

  package struct Crumb: Equatable, Sendable {
    package let caption: Caption
    package let target: Target

    package init(_ caption: Caption, target: Target) {
      self.caption = caption
      self.target = target
    }

    /// What stands first on the way to every page.
    static let home = Crumb(.home, target: Target(.home))

    package init(title: String, target: Target) { self.init(.text(title), target: target) }
  }
}
