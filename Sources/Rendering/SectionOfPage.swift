import Items
import Pages

/// A section together with what its page decides about all of its rows.
struct SectionOfPage: Sendable {
  let section: CatalogPage.Section
  let namesCountry: Bool
  /// The name of the page's query.
  let query: String

  var listings: [Listing] {
    section.rows.map { Listing(row: $0, namesCountry: namesCountry, query: query) }
  }
}
