import Digest
import FileSystem

/// What the folder of one query's recordings, kept or not, is to hold, and how much of that is new.
struct PlannedPart {
  enum Content {
    case bytes([UInt8])
    /// The file at an absolute path gets a second name.
    case linked(String)
  }

  enum Extent {
    case nothing
    /// Only `record.json` differs.
    case record
    case whole
  }

  /// By name, without `record.json`.
  private(set) var files: [(name: String, content: Content)] = []
  /// Of `record.json`.
  let record: [UInt8]?
  let extent: Extent
  private let folder: ShelfFolder

  /// - Parameters:
  ///   - new: What is to be there.
  ///   - stored: What is there.
  ///   - location: Where a file of the present recordings is, in this folder or the other.
  /// - Throws: When what is there cannot be read.
  init(
    _ new: NewRecording.Part, in stored: StoredPart, location: (_ file: String) -> String
  ) throws(DiskError) {
    folder = stored.folder
    record = new.record?.bytes
    var left = Set(try stored.names())
    var isWhole = false
    for response in new.responses {
      let name = response.entry.file
      let own = "\(stored.location)/\(name)"
      let isThere = left.remove(name) != nil
      switch response.content {
      case .present(let file):
        isWhole = isWhole || !isThere || location(file) != own
        files.append((name, .linked(location(file))))
      case .bytes(let bytes):
        let isSame = try folder.bytes(of: name, in: stored.location) == bytes
        isWhole = isWhole || !isSame
        files.append((name, isSame ? .linked(own) : .bytes(bytes)))
      case .pending(let file):
        let digest = try folder.bytes(of: name, in: stored.location).map { sha256($0) }
        let isSame = digest == response.entry.sha256
        isWhole = isWhole || !isSame
        files.append((name, .linked(isSame ? own : file.path)))
      }
    }
    if let history = try folder.bytes(of: ShelfFolder.historyName, in: stored.location) {
      isWhole = isWhole || !new.changes.isEmpty
      files.append(
        (
          ShelfFolder.historyName,
          new.changes.isEmpty
            ? .linked("\(stored.location)/\(ShelfFolder.historyName)")
            : .bytes(new.changes.appended(to: history))
        ))
    } else if !new.changes.isEmpty {
      isWhole = true
      files.append((ShelfFolder.historyName, .bytes(new.changes.appended(to: []))))
    }
    for name in left.sorted() where !ShelfFolder.isOurs(name) {
      files.append((name, .linked("\(stored.location)/\(name)")))
    }
    isWhole = isWhole || left.contains { RecordedName($0) != nil }
    // A record that goes away is a change of the folder.
    isWhole = isWhole || (record == nil) != (stored.bytes == nil)
    extent = isWhole ? .whole : record == stored.bytes ? .nothing : .record
  }

  /// Whether nothing at all is to stay.
  var isEmpty: Bool { files.isEmpty && record == nil }
}
