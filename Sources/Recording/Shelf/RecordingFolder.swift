package import Diagnostics

/// The recordings of one query: what `record.json` says, and a way to the files beside it.
///
/// What is kept and what is not stand in two folders, each with its record; here they are one.
package struct RecordingFolder: Sendable {
  /// As a message names it: `Site/Responses/music/queen`.
  package let path: String
  package let record: Record
  /// The bytes of one of the record's files.
  package let read: @Sendable (_ file: String) throws -> [UInt8]
  private let cache: Cache?

  /// Where the files are that are not kept.
  struct Cache: Sendable {
    let path: String
    let files: Set<String>
  }

  package init(
    path: String, record: Record, read: @escaping @Sendable (_ file: String) throws -> [UInt8]
  ) {
    self.init(path: path, record: record, cache: nil, read: read)
  }

  init(
    path: String, record: Record, cache: Cache?,
    read: @escaping @Sendable (_ file: String) throws -> [UInt8]
  ) {
    self.path = path
    self.record = record
    self.cache = cache
    self.read = read
  }

  /// The same files under another record.
  func described(by record: Record) -> RecordingFolder {
    RecordingFolder(path: path, record: record, cache: cache, read: read)
  }

  /// Whether the file is in `Site/Responses/`, and not in the cache.
  package func isKept(_ file: String) -> Bool { cache.map { !$0.files.contains(file) } ?? true }

  package func place(of file: String) -> Place {
    let folder = cache.flatMap { $0.files.contains(file) ? $0.path : nil } ?? path
    return Place(file: "\(folder)/\(file)")
  }
}
