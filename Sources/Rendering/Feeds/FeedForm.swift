import Pages

/// A form of a page's feed, as readers are led to it.
struct FeedForm: Sendable {
  /// The same in every language.
  let name: String
  let type: String
  let address: Address
  /// What the feed is called.
  let title: String
  let hasNext: Bool

  static func all(of files: Feed.Files, title: String) -> [FeedForm] {
    [
      FeedForm(
        name: "Atom", type: "application/atom+xml", address: files.atom, title: title,
        hasNext: true),
      FeedForm(
        name: "JSON Feed", type: "application/feed+json", address: files.json, title: title,
        hasNext: false),
    ]
  }
}

extension Headed {
  /// The feed that readers of the page may follow, in each of its forms.
  func feeds(in edition: Edition) -> [FeedForm] {
    guard hasAddress else { return [] }
    return edition.site.feed.map { FeedForm.all(of: $0, title: edition.site.title) } ?? []
  }
}

extension CatalogPage {
  /// Its own, else that of the site.
  func feeds(in edition: Edition) -> [FeedForm] {
    (feed ?? edition.site.feed).map {
      FeedForm.all(of: $0, title: feed == nil ? edition.site.title : heading.title)
    } ?? []
  }
}

extension ItemPage {
  /// None: there are many pages of items, and what becomes of one is in the feeds of its catalogs.
  func feeds(in edition: Edition) -> [FeedForm] { [] }
}
