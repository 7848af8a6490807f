/// `record.json`: what the files of a query's recordings are.
package struct Record: Hashable, Sendable {
  /// In the order of the file.
  package var responses: [RecordedResponse]
  /// Requests that the store answered with nothing, in the order of the file.
  package var absences: [RecordedAbsence]

  package init(responses: [RecordedResponse], absences: [RecordedAbsence] = []) {
    self.responses = responses
    self.absences = absences
  }
}

/// One recorded response, as `record.json` describes it.
package struct RecordedResponse: Hashable, Sendable {
  /// `1-1.json`: search 1, its first response.
  package let file: String
  /// The search's number in the query, from 1.
  package let search: Int
  /// The address that was asked, without the key.
  package internal(set) var request: String
  package let status: Int
  /// ISO 8601 in UTC, to the second: `2022-05-07T10:00:00Z`.
  package let date: String
  /// Until when the cache header of the answer lets it be used, in the form of `date`; `nil` where
  /// there was none, and for what is kept.
  package let expires: String?
  package let etag: String?
  package let lastModified: String?
  /// 64 lower-case hexadecimal digits.
  package let sha256: String

  /// The day of `date`: `2022-05-07`.
  package var day: String { String(date.prefix(10)) }

  package init(
    file: String, search: Int, request: String, status: Int, date: String, expires: String? = nil,
    etag: String? = nil, lastModified: String? = nil, sha256: String
  ) {
    self.file = file
    self.search = search
    self.request = request
    self.status = status
    self.date = date
    self.expires = expires
    self.etag = etag
    self.lastModified = lastModified
    self.sha256 = sha256
  }
}
