import FileSystem
import Synchronization

/// The folders of an output folder, of which only real ones are written to or removed from.
///
/// A symbolic link in the place of a folder could lead anywhere, so nothing goes through one.
final class OutputTree: Sendable {
  private let root: String
  private let disk: Disk
  /// Folders known to be real ones; `nil` is the root.
  private let known = Mutex<Set<OutputPath?>>([])
  /// Those of them that were not there before.
  private let made = Mutex<Set<OutputPath>>([])

  init(_ root: String, on disk: Disk) {
    self.root = root
    self.disk = disk
  }

  /// Where a file or folder of the output is; `nil` is the root, here and below.
  func location(of path: OutputPath?) -> String { path.map { "\(root)/\($0.text)" } ?? root }

  /// Makes a folder and those around it unless they are there.
  ///
  /// - Throws: When something else than a folder is in its place.
  func make(_ folder: OutputPath?) throws(DiskError) {
    var missing: [OutputPath?] = []
    var next = folder
    while !isKnown(next) {
      missing.append(next)
      guard let inner = next else { break }
      next = inner.folder
    }
    for folder in missing.reversed() {
      if let folder { try makeOne(folder) } else { try makeRoot() }
      _ = known.withLock { $0.insert(folder) }
    }
  }

  /// Whether a folder and those around it are real ones.
  func isReal(_ folder: OutputPath?) throws(DiskError) -> Bool {
    if isKnown(folder) { return true }
    if let folder {
      guard try isReal(folder.folder) else { return false }
    }
    guard try disk.status(location(of: folder))?.kind == .folder else { return false }
    _ = known.withLock { $0.insert(folder) }
    return true
  }

  /// Removes a folder, and those around it up to the root, as far as they are empty.
  func removeEmpty(_ folder: OutputPath?) throws(DiskError) {
    try removeEmpty(folder) { folder throws(DiskError) in try isReal(folder) }
  }

  /// Removes a folder, and those around it, as far as they are empty and were made here.
  func removeMade(_ folder: OutputPath?) throws(DiskError) {
    try removeEmpty(folder) { folder in made.withLock { $0.contains(folder) } }
  }

  private func removeEmpty(
    _ folder: OutputPath?, while mayGo: (OutputPath) throws(DiskError) -> Bool
  ) throws(DiskError) {
    var next = folder
    while let folder = next, try mayGo(folder) {
      do throws(DiskError) {
        try disk.removeFolder(location(of: folder))
      } catch  where error.isNotEmpty || error.isMissing {
        return
      }
      _ = known.withLock { $0.remove(folder) }
      next = folder.folder
    }
  }

  /// Removes a folder with the folders in it, as far as they are empty.
  func removeEmptyFolders(in folder: OutputPath) throws(DiskError) {
    for name in try disk.names(location(of: folder)) {
      guard let inner = OutputPath("\(folder.text)/\(name)"),
        try disk.status(location(of: inner))?.kind == .folder
      else { continue }
      try removeEmptyFolders(in: inner)
    }
    try disk.removeFolder(location(of: folder))
    _ = known.withLock { $0.remove(folder) }
  }

  private func isKnown(_ folder: OutputPath?) -> Bool { known.withLock { $0.contains(folder) } }

  /// The root may be in folders that are not there yet.
  private func makeRoot() throws(DiskError) {
    try disk.makeFolders(root, durably: false)
    guard try disk.status(root)?.kind == .folder else { throw .noFolder }
  }

  private func makeOne(_ folder: OutputPath) throws(DiskError) {
    let location = location(of: folder)
    do throws(DiskError) {
      try disk.makeFolder(location)
      _ = made.withLock { $0.insert(folder) }
    } catch  where error.isTaken {
      guard try disk.status(location)?.kind == .folder else { throw .noFolder }
    }
  }
}

extension DiskError {
  /// A file or symbolic link is where a folder is wanted.
  fileprivate static var noFolder: DiskError {
    DiskError(words: "something that is no folder is in the place of its folder")
  }
}
