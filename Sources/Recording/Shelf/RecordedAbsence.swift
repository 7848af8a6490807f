/// A lookup of what the store does not have (any more), as `record.json` notes it: there is no file.
package struct RecordedAbsence: Hashable, Sendable {
  /// The search's number in the query, from 1.
  package let search: Int
  /// The address that was asked, without the key.
  package internal(set) var request: String
  /// 404 or 410.
  package let status: Int
  /// ISO 8601 in UTC, to the second: `2022-05-07T10:00:00Z`.
  package let date: String

  package init(search: Int, request: String, status: Int, date: String) {
    self.search = search
    self.request = request
    self.status = status
    self.date = date
  }
}
