package import Items
package import QueryFiles
package import Diagnostics

/// Apple's iTunes Search: songs, films, apps, podcasts and books of Apple's shops.
///
/// - SeeAlso: <https://performance-partners.apple.com/search-api>
package struct ITunes: Store {
  static let storeName = StoreName("itunes")

  static let title = "iTunes Search"

  static let host = "https://itunes.apple.com"

  package let name = Self.storeName
  package let service = Self.title
  package let mainParameter = "term"

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
    reader.allow(only: parameters, refusing: Self.refused)
    let lookups = reader.present(among: ITunesLookup.keys)
    return lookups.isEmpty
      ? try planSearch(&reader, site) : try planLookup(&reader, lookups, site)
  }

  package func answer(
    in bytes: [UInt8], to request: StoreRequest, site: SiteSettings
  ) throws(StoreError) -> StoreAnswer {
    try ITunesReader(request: request, settings: site.stores[name]).answer(in: bytes)
  }

  package func request(at address: String) -> StoreRequest? {
    guard let asked = AskedAddress(address) else { return nil }
    let purpose: StoreRequest.Purpose
    switch asked.path {
    case "/search": purpose = .search
    case "/lookup":
      let ids = asked["id"]?.split(separator: ",").map { String($0) } ?? []
      purpose = .lookup(ids: ids, related: asked["entity"] != nil)
    default: return nil
    }
    return StoreRequest(store: name, address: address, country: asked.country, purpose: purpose)
  }

  package func faults(in settings: StoreSettings) -> [Diagnostic] {
    let country = settings.country.flatMap { Self.doubt(about: $0) }
    return [country].compactMap(\.self) + Affiliation.faults(in: settings)
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

  /// A warning where a country is not known to have a store.
  static func doubt(about country: Placed<CountryCode>) -> Diagnostic? {
    guard !iTunesCountries.contains(country.value.text) else { return nil }
    return country.diagnostic(
      .warning, "'\(country.value.text)' is not known to have an iTunes store.",
      hints: ["The store will refuse the request; write the code of a neighbour that has one."])
  }
}
