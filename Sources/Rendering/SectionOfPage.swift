import Indexing
import Items
import Pages

/// A section together with what its page decides about all of its rows.
struct SectionOfPage: Sendable {
  let section: CatalogPage.Section
  let namesCountry: Bool
  /// The name of the page's query.
  let query: String
  /// Whether the page has no other section.
  let isOnly: Bool

  /// Whether it holds what is not pinned, on a page without other sections.
  var isTheRest: Bool { section.label == .everything && !isOnly }

  var listings: [Listing] {
    section.rows.map { Listing(row: $0, namesCountry: namesCountry, query: query) }
  }
}
