import FileSystem
import Diagnostics

/// Where the list of an output folder is kept.
struct ManifestStore: Sendable {
  let folder: OutputFolder
  let disk: Disk

  private var list: String { "\(folder.cache)/\(folder.manifestName).txt" }
  private var pending: String { "\(folder.cache)/\(folder.manifestName).pending" }
  private var left: String { "\(folder.cache)/\(folder.manifestName).left" }
  private var lockFile: String { "\(folder.cache)/\(folder.manifestName).lock" }

  /// Keeps other programs from building to the folder, or cleaning it, until the lock is let go.
  ///
  /// - Throws: When one of them does, or the lock's file cannot be made. A disk that has no locks keeps nobody
  ///   away.
  func lock() throws(Diagnostic) -> FileLock {
    do throws(DiskError) { try CacheFolder.make(at: folder.cache, on: disk) } catch {
      guard (try? disk.status(folder.cache))?.kind == .file else {
        throw unwritable(lockFile, error)
      }
      throw Diagnostic(
        .error, at: Place(file: CacheFolder.name),
        "This file is in the way of the folder that keeps the list of built files.",
        hints: ["Move it away."])
    }
    let lock: FileLock?
    do throws(DiskError) {
      lock = try disk.lock(lockFile)
    } catch  where error.isLackOfLocks {
      // Better a site that nobody guards than none.
      return FileLock {}
    } catch {
      throw unwritable(lockFile, error)
    }
    guard let lock else {
      throw Diagnostic(
        .error, at: Place(file: "\(CacheFolder.name)/\(lockFile.lastName)"),
        "Another build or clean of '\(folder.name)' is running.",
        hints: ["Wait until it has ended, then do this again."])
    }
    return lock
  }

  /// Whether nothing is known of the folder.
  func isEmpty() throws(Diagnostic) -> Bool {
    for path in [list, pending, left] {
      do throws(DiskError) { if try disk.status(path) != nil { return false } } catch {
        throw unreadable(path, error.words)
      }
    }
    return true
  }

  /// What builds have written so far; empty when there was none.
  ///
  /// - Throws: When a list is there and cannot be read, or names a path that no build writes to:
  ///   it may have come with a site that somebody else has made.
  func load() throws(Diagnostic) -> Manifest {
    var manifest = Manifest()
    if let text = try text(of: list) {
      guard let read = Manifest(text: text) else { throw unreadable(list, Self.noList) }
      manifest = read
    }
    if let text = try text(of: pending), !manifest.add(pending: text) {
      throw unreadable(pending, Self.noList)
    }
    if let text = try text(of: left), !manifest.add(left: text) {
      throw unreadable(left, Self.noList)
    }
    return manifest
  }

  private static let noList = "it is no list of this version of Thumbindex"

  /// The list of a build that has ended, unless another has begun since.
  func loadSettled() throws(Diagnostic) -> ManifestReader? {
    guard try text(of: pending) == nil else { return nil }
    return try text(of: list).flatMap(ManifestReader.init)
  }

  private func text(of path: String) throws(Diagnostic) -> [UInt8]? {
    do throws(DiskError) {
      return try disk.status(path) == nil ? nil : disk.read(path)
    } catch {
      throw unreadable(path, error.words)
    }
  }

  private func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    fault(
      path, "The list of built files cannot be read: \(reason).",
      hint:
        "Let it be read, or delete it and build again: old files that are in the way will be named."
    )
  }

  /// Notes, before anything is written, which files a build may make or replace, and whether it may
  /// make the folder.
  func begin(_ paths: [OutputPath], makesFolder: Bool) throws(Diagnostic) {
    try keep(Manifest.text(paths, hasMadeFolder: makesFolder), in: pending)
  }

  /// Notes that a build has made nothing and is not going to: all is as it was before.
  func withdraw(to previous: Manifest) throws(Diagnostic) {
    guard previous.isUnfinished else { return try remove(pending) }
    try begin(Array(previous.unsure), makesFolder: previous.hasMadeFolder)
  }

  /// Keeps the list of a build that has ended.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - unsure: What a build that was stopped may have made or replaced, and this one has not settled.
  ///   - makesFolder: As for `begin`.
  /// - Throws: When the disk does not keep it.
  func finish(
    _ text: [UInt8], unsure: [OutputPath], makesFolder: Bool
  ) throws(Diagnostic) {
    try keep(text, in: list)
    try unsure.isEmpty ? remove(pending) : begin(unsure, makesFolder: makesFolder)
  }

  /// Keeps the paths of files that were built and are no longer the builds', since someone has changed them.
  ///
  /// - Parameters:
  ///   - paths: All of them.
  ///   - previous: What there was before.
  ///   - makesFolder: As for `begin`.
  /// - Throws: When the disk does not keep it.
  func keep(
    left paths: [OutputPath], after previous: Manifest, makesFolder: Bool
  ) throws(Diagnostic) {
    guard Set(paths) != previous.left else { return }
    try paths.isEmpty
      ? remove(left) : keep(Manifest.text(paths, hasMadeFolder: makesFolder), in: left)
  }

  /// Forgets what builds have written.
  func forget() throws(Diagnostic) {
    try remove(list)
    try remove(pending)
  }

  private func keep(_ text: [UInt8], in path: String) throws(Diagnostic) {
    do throws(DiskError) {
      try CacheFolder.make(at: folder.cache, on: disk)
      _ = try disk.replace(text, path)
    } catch {
      throw unwritable(path, error)
    }
  }

  private func unwritable(_ path: String, _ error: DiskError) -> Diagnostic {
    fault(
      path, "The list of built files cannot be written: \(error.words).",
      hint: "Make room, or let the folder '.thumbindex' be written to.")
  }

  private func remove(_ path: String) throws(Diagnostic) {
    do throws(DiskError) {
      try disk.remove(path)
    } catch  where error.isMissing {
      return
    } catch {
      throw fault(
        path, "The list of built files cannot be removed: \(error.words).",
        hint: "Let the folder '.thumbindex' be written to.")
    }
  }

  private func fault(_ path: String, _ summary: String, hint: String) -> Diagnostic {
    Diagnostic(
      .error, at: Place(file: "\(CacheFolder.name)/\(path.lastName)"), summary, hints: [hint])
  }
}
