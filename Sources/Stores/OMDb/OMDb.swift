package import Diagnostics
package import Items
package import QueryFiles

/// The Open Movie Database: films, series, episodes and games.
///
/// - SeeAlso: <https://www.omdbapi.com/>
package struct OMDb: Store {
  static let storeName = StoreName("omdb")
  static let title = "OMDb"

  package let name = Self.storeName
  package let service = Self.title
  package let mainParameter = "s"

  package init() {}

  package func plan(
    for search: Search, site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    var reader = SearchReader(search)
    reader.allow(only: parameters, refusing: Self.refused)
    let questions = reader.present(among: ["s", "i", "t"])
    guard let question = questions.first else {
      reader.fault(
        search.store, "A search of omdb needs 's', 'i' or 't'.",
        "Write 's:' and words to search for, 'i:' and IMDb ids, or 't:' and an exact title.")
      return try reader.finish(SearchPlan(requests: [], results: 0))
    }
    for other in questions.dropFirst() {
      reader.fault(
        other.name, "'\(other.name.value)' does not go with '\(question.name.value)'.",
        "Ask for one of them; a second search may take the other.")
    }
    return question.name.value == "s"
      ? try planSearch(&reader, question, site) : try planTitles(&reader, question, site)
  }

  package func answer(
    in bytes: [UInt8], to request: StoreRequest, site: SiteSettings
  ) throws(StoreError) -> StoreAnswer {
    try OMDbReader(request: request).answer(in: bytes)
  }

  private static let refused: [String: String] = [
    "apikey": "Set the key in the environment variable OMDB_API_KEY; files are published.",
    "key": "Set the key in the environment variable OMDB_API_KEY; files are published.",
    "page": "Write 'results: 35' for the first 35, over as many pages as that takes.",
    "callback": "It makes scripts for web pages out of answers; this program reads JSON.",
    "v": "The service keeps it for later.",
    "tomatoes": "The service has retired it.",
    "country": "OMDb has no countries.",
    "season": "Write 'Season' with a capital letter.",
    "episode": "Write 'Episode' with a capital letter.",
  ]
}
