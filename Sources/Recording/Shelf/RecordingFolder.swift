import Diagnostics

/// The recordings of one query: what `record.json` says, and a way to the files beside it.
package struct RecordingFolder: Sendable {
  /// As a message names it: `Site/Responses/music/queen`.
  package let path: String
  package let record: Record
  /// The bytes of one of the record's files.
  package let read: @Sendable (_ file: String) throws -> [UInt8]

  package init(
    path: String, record: Record, read: @escaping @Sendable (_ file: String) throws -> [UInt8]
  ) {
    self.path = path
    self.record = record
    self.read = read
  }

  func place(of file: String) -> Place { Place(file: "\(path)/\(file)") }
}
