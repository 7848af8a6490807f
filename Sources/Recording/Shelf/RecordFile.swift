import Foundation

/// `record.json` as it is spelled, to be read; `Record.bytes` writes it.
struct RecordFile: Decodable {
  static let version = 1

  let version: Int
  let responses: [Entry]
  /// Left out when there are none.
  let absent: [Absence]?

  struct Entry: Decodable {
    let file: String
    let search: Int
    let request: String
    let status: Int
    let date: String
    /// Left out where nothing limits it.
    let expires: String?
    let etag: String?
    let lastModified: String?
    let sha256: String

    private enum CodingKeys: String, CodingKey {
      case file, search, request, status, date, expires, etag, sha256
      case lastModified = "last-modified"
    }
  }

  struct Absence: Decodable {
    let search: Int
    let request: String
    let status: Int
    let date: String
  }
}
