package import Links
import QueryFiles

/// What all pages share.
package struct Site: Equatable, Sendable {
  package let title: String
  package let description: String?
  package let author: String?
  /// Scheme, host and base path, ending in a slash; `nil` when the owner gives no `url`.
  package let url: String?
  package let basePath: BasePath
  package let language: String
  /// The home page first.
  package let navigation: [MenuEntry]
  /// The feed of the whole site; `nil` when there is none.
  package let feed: Feed.Files?
  /// Whether HTML of the owner's own may stand on its pages, and do what it likes.
  package let allowsUnsafeHTML: Bool

  package struct MenuEntry: Equatable, Sendable {
    /// Where an entry leads.
    package enum Destination: Equatable, Sendable {
      case page(Address)
      /// As `navigation` in `site.yml` says; meant from the home page.
      case link(OwnersLink)
    }

    package let caption: Caption
    package let destination: Destination

    package init(_ caption: Caption, to destination: Destination) {
      self.caption = caption
      self.destination = destination
    }
  }

  package init(
    title: String, description: String? = nil, author: String? = nil, url: String? = nil,
    basePath: BasePath = .root, language: String = "en", navigation: [MenuEntry] = [],
    feed: Feed.Files? = nil, allowsUnsafeHTML: Bool = false
  ) {
    self.title = title
    self.description = description
    self.author = author
    self.url = url
    self.basePath = basePath
    self.language = language
    self.navigation = navigation
    self.feed = feed
    self.allowsUnsafeHTML = allowsUnsafeHTML
  }

  /// - Parameters:
  ///   - content: What is shown on it.
  ///   - indexes: Those over the whole site.
  ///   - hasNews: Whether there is something on the page of news.
  ///   - feed: That of the whole site.
  init(_ content: SiteContent, indexes: [IndexLink], hasNews: Bool, feed: Feed.Files?) {
    let settings = content.sources.settings
    self.init(
      title: settings.title, description: settings.description, author: settings.author,
      url: settings.url.map { $0.value.text + "/" }, basePath: settings.basePath,
      language: settings.language.value, navigation: Self.menu(content, indexes, hasNews),
      feed: feed, allowsUnsafeHTML: settings.allowsUnsafeHTML)
  }

  /// The home page, the search, everything, the list of indexes, that of tags and the news where
  /// there are some; the numbered pages in the order of their numbers, then of their names; then
  /// the entries of `navigation` in `site.yml`.
  private static func menu(
    _ content: SiteContent, _ indexes: [IndexLink], _ hasNews: Bool
  ) -> [MenuEntry] {
    let settings = content.sources.settings
    let numbered = content.sources.pages.compactMap { page in
      page.navigation.map { (number: $0, page: page) }
    }.sorted { one, other in
      one.number == other.number
        ? one.page.name.utf8.lexicographicallyPrecedes(other.page.name.utf8)
        : one.number < other.number
    }
    let pages = numbered.map { entry in
      MenuEntry(.text(entry.page.title), to: .page(content.addresses.page(entry.page)))
    }
    let links = settings.navigation.map { entry in
      MenuEntry(.text(entry.title), to: .link(entry.link.value))
    }
    let indexes = [Caption.everything, .indexes, .index(.tag)].compactMap { caption in
      indexes.first { $0.caption == caption }
    }.map { (caption: $0.caption, address: $0.address) }
    let overviews = (indexes + (hasNews ? [(.news, .news)] : [])).map { caption, address in
      MenuEntry(caption, to: .page(address))
    }
    let home = MenuEntry(.home, to: .page(.home))
    let search = MenuEntry(.search, to: .page(SearchPage.address))
    return [home] + (settings.search == nil ? [] : [search]) + overviews + pages + links
  }
}
