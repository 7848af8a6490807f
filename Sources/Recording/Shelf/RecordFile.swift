import Foundation

/// `record.json` as it is spelled.
///
/// Keys stand in the order of this type, so that a change of a file is a change of few lines.
struct RecordFile: Codable {
  static let version = 1

  let version: Int
  let responses: [Entry]
  /// Left out when there are none.
  let absent: [Absence]?

  struct Entry: Codable {
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

  struct Absence: Codable {
    let search: Int
    let request: String
    let status: Int
    let date: String
  }
}
