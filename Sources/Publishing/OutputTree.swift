import FileSystem
import Synchronization

/// The folders of an output folder, of which only real ones are written to or removed from.
///
/// A symbolic link in the place of a folder could lead anywhere, so nothing goes through one.
final class OutputTree: Sendable {
  private let root: String
  private let disk: Disk
  /// Folders known to be real ones, below the root; the root itself is `""`.
  private let known = Mutex<Set<String>>([])

  init(_ root: String, on disk: Disk) {
    self.root = root
    self.disk = disk
  }

  /// Where a file or folder of the output is.
  func location(of path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// Makes a folder and those around it unless they are there.
  ///
  /// - Parameter folder: Below the root.
  /// - Throws: When something else than a folder is in its place.
  func make(_ folder: String) throws(DiskError) {
    var missing: [String] = []
    var next = folder
    while !isKnown(next) {
      missing.append(next)
      guard !next.isEmpty else { break }
      next = next.parentFolder
    }
    for folder in missing.reversed() {
      try folder.isEmpty ? makeRoot() : makeOne(folder)
      _ = known.withLock { $0.insert(folder) }
    }
  }

  /// Whether a folder and those around it are real ones.
  func isReal(_ folder: String) throws(DiskError) -> Bool {
    if isKnown(folder) { return true }
    if !folder.isEmpty {
      guard try isReal(folder.parentFolder) else { return false }
    }
    guard try disk.status(location(of: folder))?.kind == .folder else { return false }
    _ = known.withLock { $0.insert(folder) }
    return true
  }

  /// Removes a folder, and those around it up to the root, as far as they are empty.
  func removeEmpty(_ folder: String) throws(DiskError) {
    var folder = folder
    while !folder.isEmpty, try isReal(folder) {
      do throws(DiskError) {
        try disk.removeFolder(location(of: folder))
      } catch  where error.isNotEmpty || error.isMissing {
        return
      }
      _ = known.withLock { [folder] in $0.remove(folder) }
      folder = folder.parentFolder
    }
  }

  private func isKnown(_ folder: String) -> Bool { known.withLock { $0.contains(folder) } }

  /// The root may be in folders that are not there yet.
  private func makeRoot() throws(DiskError) {
    var missing: [String] = []
    var next = root
    while next != "/", !next.isEmpty, try disk.status(next) == nil {
      missing.append(next)
      next = next.parentFolder
    }
    for folder in missing.reversed() { try makeFolder(folder) }
    guard try disk.status(root)?.kind == .folder else { throw .noFolder }
  }

  private func makeOne(_ folder: String) throws(DiskError) {
    let location = location(of: folder)
    guard try !makeFolder(location) else { return }
    guard try disk.status(location)?.kind == .folder else { throw .noFolder }
  }

  /// - Parameter path: A folder whose own folder is there.
  /// - Returns: Whether it is new.
  /// - Throws: What the disk says, but not that it is there.
  @discardableResult
  private func makeFolder(_ path: String) throws(DiskError) -> Bool {
    do throws(DiskError) {
      try disk.makeFolder(path)
      return true
    } catch  where error.isTaken {
      return false
    }
  }
}

extension DiskError {
  /// A file or symbolic link is where a folder is wanted.
  fileprivate static var noFolder: DiskError {
    DiskError(code: 0, words: "something that is no folder is in the place of its folder")
  }
}

extension String {
  /// What a path stands in; empty for a single name.
  var parentFolder: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
  }
}
