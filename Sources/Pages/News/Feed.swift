package import Items

/// What programs that follow the site, or one catalog of it, are told.
package struct Feed: Equatable, Sendable {
  package let files: Files
  package let title: String
  package let description: String?
  /// BCP 47.
  package let language: String
  /// The page that tells the same to readers.
  package let page: Address
  /// What it is made from, as the owner knows it: `Queries/queen.md`.
  package let origin: String
  /// The newest first, at most `mostEntries`; never empty.
  package let entries: [Entry]
  /// Of the items that their catalog lists no more, those that have a page.
  package let elsewhere: Set<ItemID>

  static let mostEntries = 50

  /// Where the two forms of a feed stand.
  package struct Files: Hashable, Sendable {
    package let atom: Address
    package let json: Address

    /// - Parameter page: The home page, or a catalog's first page.
    package init(of page: Address) {
      atom = Address("\(page.path)feed.xml")
      json = Address("\(page.path)feed.json")
    }
  }

  /// One day of one catalog, or a catalog that knows no such day.
  package struct Entry: Equatable, Sendable {
    /// The catalog's.
    package let title: String
    package let address: Address
    package let language: String
    package let stores: [StoreName]
    package let content: Content

    package init(
      title: String, address: Address, language: String, stores: [StoreName], content: Content
    ) {
      self.title = title
      self.address = address
      self.language = language
      self.stores = stores
      self.content = content
    }
  }

  package enum Content: Equatable, Sendable {
    case changes(NewsDay)
    /// What the catalog holds, and the day (UTC) of its newest response.
    case catalog(day: String, count: ItemCount, description: String?)
  }

  package init(
    of page: Address, toldBy told: Address, title: String, description: String?, language: String,
    origin: String, entries: [Entry], elsewhere: Set<ItemID>
  ) {
    files = Files(of: page)
    self.title = title
    self.description = description
    self.language = language
    self.page = told
    self.origin = origin
    self.entries = entries
    self.elsewhere = elsewhere
  }
}

extension Feed.Entry {
  /// The moment by which entries are dated: `2022-05-07T10:00:00Z`.
  package var updated: String {
    switch content {
    case .changes(let day): day.last
    case .catalog(let day, _, _): "\(day)T00:00:00Z"
    }
  }

  /// The first moment of which it tells.
  package var published: String {
    switch content {
    case .changes(let day): day.first
    case .catalog: updated
    }
  }
}
