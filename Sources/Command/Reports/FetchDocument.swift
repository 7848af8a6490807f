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
  /// A sentence for each store that was not asked any more in this run.
  let givenUp: [String]

  init(_ result: FetchResult, status: ExitStatus) {
    self.status = status.rawValue
    queries = result.queries.map(Query.init)
    givenUp = result.givenUp
  }

  struct Query: Encodable {
    let name: String
    let title: String
    /// `first`, `renewed`, `kept` (the older recording stays, or none) or `untouched`.
    let outcome: String
    /// How many items its recordings have now.
    let results: Int
    let requests: Int
    let retries: Int
    let changes: [ChangeDocument]
    let messages: [Message]
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

/// One change that a fetch saw.
struct ChangeDocument: Encodable {
  /// When the newer answer came: `2022-05-07T10:00:00Z`.
  let date: String
  /// `added`, `gone`, `price`, `title` or `artwork`, as in `history.jsonl`.
  let change: String
  let id: String
  let title: String?
  /// What was, and what is: both missing with `added` and `gone`, one where there was or is none.
  let from: Side?
  let to: Side?

  enum Side: Encodable {
    case text(String)
    case price(PriceDocument)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .price(let price): try container.encode(price)
      }
    }
  }
}

/// An amount of money.
struct PriceDocument: Encodable {
  /// In millionths of the currency's unit: 1.29 is 1290000.
  let micros: Int
  /// ISO 4217.
  let currency: String

  init(_ price: Price) {
    micros = price.micros
    currency = price.currency
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
      case .kept: "kept"
      case .untouched: "untouched"
      }
    results = fetch.results
    requests = fetch.requests
    retries = fetch.retries
    changes = fetch.changes.map(ChangeDocument.init)
    messages = fetch.diagnostics.map(FetchDocument.Message.init)
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

extension ChangeDocument {
  init(_ change: Change) {
    date = change.date
    id = change.id.text
    title = change.title
    switch change.kind {
    case .added: (self.change, from, to) = ("added", nil, nil)
    case .gone: (self.change, from, to) = ("gone", nil, nil)
    case .price(let old, let new):
      self.change = "price"
      from = old.map { .price(PriceDocument($0)) }
      to = new.map { .price(PriceDocument($0)) }
    case .title(let old, let new):
      (self.change, from, to) = ("title", old.map(Side.text), new.map(Side.text))
    case .artwork(let old, let new):
      (self.change, from, to) = ("artwork", old.map(Side.text), new.map(Side.text))
    }
  }
}
