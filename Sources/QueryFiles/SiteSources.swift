package import Diagnostics

/// Everything that the owner wrote, read.
package struct SiteSources: Sendable {
  package var settings: SiteSettings
  /// By name in code points; the entries of lists included.
  package var queries: [Query]
  /// By name in code points.
  package var lists: [QueryList]
  /// By name in code points.
  package var pages: [PlainPage]

  package init(
    settings: SiteSettings, queries: [Query], lists: [QueryList], pages: [PlainPage]
  ) {
    self.settings = settings
    self.queries = queries
    self.lists = lists
    self.pages = pages
  }
}

/// A file `Queries/NAME.yml`: its own page, beside a query for each of its entries.
package struct QueryList: Hashable, Sendable {
  package let name: String
  package let place: Place
  package var title: String
  package var description: String?
  package var language: Placed<String>?
  package var index: IndexSettings
  package var isDraft: Bool
  /// The names of its queries, in the order of the file.
  package var entries: [String]

  package init(
    name: String, place: Place, title: String, description: String? = nil,
    language: Placed<String>? = nil, index: IndexSettings = IndexSettings(),
    isDraft: Bool = false, entries: [String]
  ) {
    self.name = name
    self.place = place
    self.title = title
    self.description = description
    self.language = language
    self.index = index
    self.isDraft = isDraft
    self.entries = entries
  }
}

/// A file `Site/Pages/NAME.md`.
package struct PlainPage: Hashable, Sendable {
  /// The path below `Site/Pages/` without its ending.
  package let name: String
  package let place: Place
  package var title: String
  package var description: String?
  /// Its place in the menu; `nil` leaves it out.
  package var navigation: Int?
  package var body: MarkdownText

  package init(
    name: String, place: Place, title: String, description: String? = nil,
    navigation: Int? = nil, body: MarkdownText
  ) {
    self.name = name
    self.place = place
    self.title = title
    self.description = description
    self.navigation = navigation
    self.body = body
  }
}
