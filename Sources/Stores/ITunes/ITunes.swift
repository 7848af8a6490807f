package import Items
package import QueryFiles
package import Diagnostics

/// Apple's iTunes Search: songs, films, apps, podcasts and books of Apple's shops.
///
/// - SeeAlso: <https://performance-partners.apple.com/search-api>
package struct ITunes: Store {
  static let storeName = StoreName("itunes")

  package let name = Self.storeName
  package let title = "iTunes Search"
  package let mainParameter = "term"
  package let terms = StoreTerms(attribution: "attribution-itunes", mayKeep: true)

  package init() {}

  package func plan(
    for search: Search, site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    var reader = SearchReader(search)
    if let details = search.details, details.value {
      reader.fault(
        details, "itunes has no records with more details than a search brings.",
        "Leave 'details' out.")
    }
    if let fault = Affiliation.fault(in: site.stores[name]) { reader.add(fault) }
    let lookups = reader.present(among: ITunesLookup.keys)
    return lookups.isEmpty
      ? try planSearch(&reader, site) : try planLookup(&reader, lookups, site)
  }

  package func answer(
    in bytes: [UInt8], to request: StoreRequest, site: SiteSettings
  ) throws(StoreError) -> StoreAnswer {
    try ITunesReader(request: request, settings: site.stores[name]).answer(in: bytes)
  }

  /// Names that the service or other clients know, and why a search may not have them.
  static let refused: [String: String] = [
    "callback": "It makes scripts for web pages out of answers; this program reads JSON.",
    "offset": "iTunes Search has no paging; ask narrower questions instead.",
    "page": "iTunes Search has no paging; ask narrower questions instead.",
    "key": "iTunes Search needs no key.",
    "apikey": "iTunes Search needs no key.",
    "output": "Answers are always read as JSON.",
  ]

  /// Warns where a country is not known to have a store.
  func checkStores(_ countries: [Placed<String>], _ reader: inout SearchReader) {
    for country in countries where !iTunesCountries.contains(country.value) {
      reader.warn(
        country, "'\(country.value)' is not known to have an iTunes store.",
        "The store will refuse the request; write the code of a neighbour that has one.")
    }
  }
}
