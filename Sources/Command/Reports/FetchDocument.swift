import Diagnostics
import Items
import Recording

/// The report of a fetch as programs read it: `fetch --json`.
///
/// What is `nil` is left out. Version 1; fields may be added to it.
struct FetchDocument: Encodable {
  let version = 1
  /// The exit status: 0, 1 or 2.
  let status: Int32
  /// By name.
  let queries: [Query]
  /// A sentence for each store that was not asked, or not any more, in this run.
  let givenUp: [String]

  init(_ result: FetchResult, status: ExitStatus) {
    self.status = status.rawValue
    queries = result.queries.map(Query.init)
    givenUp = result.givenUp
  }

  struct Query: Encodable {
    let name: String
    let title: String
    /// `first`, `renewed`, `partly-renewed` (something failed, and the older recording of it stays),
    /// `kept` (likewise, of everything), `failed` (likewise, and nothing is recorded) or `untouched`.
    let outcome: String
    /// In their order; none where the fetch did not get as far as the query.
    let searches: [Search]
    /// How many items its recordings have now.
    let results: Int
    /// How many the older recording had, where it was of other searches.
    let formerResults: Int?
    let requests: Int
    let retries: Int
    let changes: [ChangeDocument]
    let messages: [Message]

    private enum CodingKeys: String, CodingKey {
      case name, title, outcome, searches, results, requests, retries, changes, messages
      case formerResults = "former-results"
    }
  }

  struct Search: Encodable {
    let store: String
    /// `renewed`, `partly-renewed` (in some countries), `current` (not asked), `kept` (the older
    /// recording stays) or `failed` (nothing is recorded).
    let outcome: String
    /// How many items its recordings have now.
    let results: Int
  }

  /// Something wrong or odd.
  struct Message: Encodable {
    /// `error` or `warning`.
    let severity: String
    let message: String
    let hints: [String]
    let file: String?
    /// From 1.
    let line: Int?
    let column: Int?
  }

  private enum CodingKeys: String, CodingKey {
    case version, status, queries
    case givenUp = "given-up"
  }
}

extension FetchDocument.Query {
  fileprivate init(_ fetch: QueryFetch) {
    name = fetch.query
    title = fetch.title
    outcome =
      switch fetch.outcome {
      case .first: "first"
      case .renewed: "renewed"
      case .partlyRenewed: "partly-renewed"
      case .kept: "kept"
      case .failed: "failed"
      case .untouched: "untouched"
      }
    searches = fetch.searches.compactMap(FetchDocument.Search.init)
    results = fetch.results
    formerResults = fetch.formerResults
    requests = fetch.requests
    retries = fetch.retries
    changes = fetch.changes.map(ChangeDocument.init)
    messages = fetch.diagnostics.map(FetchDocument.Message.init)
  }
}

extension FetchDocument.Search {
  fileprivate init?(_ search: SearchFetch) {
    guard let standing = search.standing else { return nil }
    store = search.store.text
    outcome =
      switch standing {
      case .renewed: "renewed"
      case .partlyRenewed: "partly-renewed"
      case .current: "current"
      case .kept: "kept"
      case .nothing: "failed"
      }
    results = search.results
  }
}

extension FetchDocument.Message {
  fileprivate init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    message = diagnostic.summary
    hints = diagnostic.hints
    file = diagnostic.place?.file
    line = diagnostic.place?.position?.line
    column = diagnostic.place?.position?.column
  }
}
