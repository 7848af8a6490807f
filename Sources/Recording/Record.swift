package import Items

/// `record.json`: what the files of a query's recordings are.
package struct Record: Hashable, Sendable {
  /// In the order of the file.
  package var responses: [RecordedResponse]

  package init(responses: [RecordedResponse]) { self.responses = responses }
}

/// One recorded response, as `record.json` describes it.
package struct RecordedResponse: Hashable, Sendable {
  /// `1-1.json`: search 1, its first response.
  package let file: String
  /// The search's number in the query, from 1.
  package let search: Int
  /// The address that was asked, without the key.
  package let request: String
  package let status: Int
  /// ISO 8601 in UTC, to the second: `2022-05-07T10:00:00Z`.
  package let date: String
  package let etag: String?
  package let lastModified: String?
  /// 64 lower-case hexadecimal digits.
  package let sha256: String

  package init(
    file: String, search: Int, request: String, status: Int, date: String, etag: String? = nil,
    lastModified: String? = nil, sha256: String
  ) {
    self.file = file
    self.search = search
    self.request = request
    self.status = status
    self.date = date
    self.etag = etag
    self.lastModified = lastModified
    self.sha256 = sha256
  }
}

/// What the recordings say to a query's searches.
package struct Findings: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// Every request has its recording.
    case recorded
    /// Recordings exist, but made by other requests than the query asks now.
    case outdated
    /// No recording at all.
    case missing
  }

  package var state: State
  /// Merged by id over all searches, in the store's order, each item once.
  package var items: [Item]
  /// Looked-up objects that head the page, in the order of the searches.
  package var subjects: [Item]
  /// The stores that were asked, in the order of the searches, each once.
  package var stores: [StoreName]
  /// The countries that were asked, in the order of the searches, each once.
  package var countries: [String]
  /// The day (UTC) of the oldest response: `2022-05-07`; `nil` without one.
  package var date: String?

  package init(
    state: State, items: [Item] = [], subjects: [Item] = [], stores: [StoreName] = [],
    countries: [String] = [], date: String? = nil
  ) {
    self.state = state
    self.items = items
    self.subjects = subjects
    self.stores = stores
    self.countries = countries
    self.date = date
  }
}
