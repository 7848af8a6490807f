package import Diagnostics
package import Items
package import QueryFiles

/// Google Books: volumes with their covers, authors and prices.
///
/// - SeeAlso: <https://developers.google.com/books/docs/v1/using>
package struct GoogleBooks: Store {
  static let storeName = StoreName("google-books")
  static let title = "Google Books"

  package let name = Self.storeName
  package let service = Self.title
  package let mainParameter = "q"

  package init() {}

  package func plan(
    for search: Search, site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    var reader = SearchReader(search)
    reader.allow(only: parameters, refusing: Self.refused)
    if let id = search.parameter("id") { return try planVolumes(&reader, id, site) }
    return try planSearch(&reader, site)
  }

  package func answer(
    in bytes: [UInt8], to request: StoreRequest, site: SiteSettings
  ) throws(StoreError) -> StoreAnswer {
    try GoogleReader(request: request, settings: site.stores[name]).answer(in: bytes)
  }

  static let credential = StoreRequest.Credential.header(
    name: "X-Goog-Api-Key", variable: keyVariable)

  static let keyVariable = "GOOGLE_BOOKS_API_KEY"

  private static let refused: [String: String] = [
    "key": "Set the key in the environment variable GOOGLE_BOOKS_API_KEY; files are published.",
    "apikey": "Set the key in the environment variable GOOGLE_BOOKS_API_KEY; files are published.",
    "access_token": "This program asks without an account.",
    "startIndex": "Write 'results: 100' for the first hundred, over as many pages as that takes.",
    "page": "Write 'results: 100' for the first hundred, over as many pages as that takes.",
    "callback": "It makes scripts for web pages out of answers; this program reads JSON.",
    "alt": "Answers are always read as JSON.",
    "fields": "This program needs all the fields.",
    "prettyPrint": "It changes nothing on the pages.",
    "quotaUser": "It is for programs with many users.",
    "libraryRestrict": "It needs an account, and this program asks without one.",
  ]
}
