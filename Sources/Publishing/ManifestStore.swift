import FileSystem
import Diagnostics

/// Where the list of an output folder is kept.
struct ManifestStore: Sendable {
  let folder: OutputFolder
  let disk: Disk

  private var list: String { "\(folder.cache)/\(folder.manifestName).txt" }
  private var pending: String { "\(folder.cache)/\(folder.manifestName).pending" }
  private var name: String { ".thumbindex/\(folder.manifestName).txt" }

  /// What builds have written so far; empty when there was none.
  ///
  /// - Throws: When the list is there and cannot be read.
  func load() throws(Diagnostic) -> Manifest {
    do throws(DiskError) {
      var manifest = Manifest()
      if let text = try text(of: list) {
        guard let read = Manifest(text: text) else {
          throw DiskError(code: 0, words: "it is no list of this version of Thumbindex")
        }
        manifest = read
      }
      if let text = try text(of: pending) { manifest.addPending(text: text) }
      return manifest
    } catch {
      throw unreadable(error)
    }
  }

  /// The list of a build that has ended, unless another has begun since.
  func loadSettled() throws(Diagnostic) -> ManifestReader? {
    do throws(DiskError) {
      guard try disk.status(pending) == nil else { return nil }
      return try text(of: list).flatMap(ManifestReader.init)
    } catch {
      throw unreadable(error)
    }
  }

  private func text(of path: String) throws(DiskError) -> [UInt8]? {
    try disk.status(path) == nil ? nil : disk.read(path)
  }

  private func unreadable(_ error: DiskError) -> Diagnostic {
    fault(
      "The list of built files cannot be read: \(error.words).",
      hint: "Delete it and the folder '\(folder.name)', then build again.")
  }

  /// Notes, before anything is written, which files a build may make.
  func begin(_ paths: [String]) throws(Diagnostic) {
    try keep(Manifest.pendingText(paths), in: pending)
  }

  /// Keeps the list of a build that has ended.
  func finish(_ text: [UInt8]) throws(Diagnostic) {
    try keep(text, in: list)
    try remove(pending)
  }

  /// Forgets everything.
  func forget() throws(Diagnostic) {
    try remove(list)
    try remove(pending)
  }

  private func keep(_ text: [UInt8], in path: String) throws(Diagnostic) {
    do throws(DiskError) {
      if try disk.status(folder.cache) == nil { try disk.makeFolder(folder.cache) }
      _ = try disk.replace(text, path)
    } catch {
      throw fault(
        "The list of built files cannot be written: \(error.words).",
        hint: "Make room, or let the folder '.thumbindex' be written to.")
    }
  }

  private func remove(_ path: String) throws(Diagnostic) {
    do throws(DiskError) {
      try disk.remove(path)
    } catch  where error.isMissing {
      return
    } catch {
      throw fault(
        "The list of built files cannot be removed: \(error.words).",
        hint: "Let the folder '.thumbindex' be written to.")
    }
  }

  private func fault(_ summary: String, hint: String) -> Diagnostic {
    Diagnostic(.error, at: Place(file: name), summary, hints: [hint])
  }
}
