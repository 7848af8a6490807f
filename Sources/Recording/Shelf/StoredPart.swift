import Diagnostics
import Digest
import FileSystem

/// What stands in the folder of one query's recordings, kept or not.
struct StoredPart {
  let folder: ShelfFolder
  /// Where its files are: absolute.
  let location: String
  /// Of `record.json`; `nil` when nothing is recorded.
  let bytes: [UInt8]?

  /// - Parameters:
  ///   - folder: The folder.
  ///   - kept: The kept part of the same query, when this is the cached one.
  /// - Throws: What cannot be read, at its path.
  init(_ folder: ShelfFolder, beside kept: StoredPart? = nil) throws(Diagnostic) {
    self.folder = folder
    do throws(DiskError) {
      location = try folder.current(keptDigest: kept?.digest ?? "")
      bytes = try folder.bytes(of: ShelfFolder.recordName, in: location)
    } catch {
      throw folder.unreadable(ShelfFolder.recordName, error)
    }
  }

  /// The SHA-256 of `record.json`; empty without one.
  var digest: String { bytes.map { sha256($0) } ?? "" }

  /// - Throws: When the record is damaged.
  func record() throws(Diagnostic) -> Record? {
    guard let bytes else { return nil }
    return try Record(bytes, path: "\(folder.path)/\(ShelfFolder.recordName)")
  }

  /// What the history tells; of one that cannot be read only a warning.
  func history() -> History {
    do throws(DiskError) {
      let bytes = try folder.bytes(of: ShelfFolder.historyName, in: location) ?? []
      return History(bytes, path: "\(folder.path)/\(ShelfFolder.historyName)")
    } catch {
      var warning = folder.unreadable(ShelfFolder.historyName, error)
      warning.severity = .warning
      return History(diagnostics: [warning])
    }
  }

  /// What stands in the folder; nothing when there is none.
  func names() throws(DiskError) -> [String] {
    try folder.disk.status(location) == nil ? [] : folder.disk.names(location)
  }

  /// Reads one of the record's files.
  func read(_ file: String) throws(Diagnostic) -> [UInt8] {
    do throws(DiskError) {
      guard let bytes = try folder.bytes(of: file, in: location) else {
        throw DiskError(words: "there is no such file")
      }
      return bytes
    } catch {
      throw folder.unreadable(file, error)
    }
  }
}
