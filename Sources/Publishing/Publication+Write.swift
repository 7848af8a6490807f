import FileSystem
import Diagnostics
import Synchronization

extension Publication {
  /// Writes a file of the plan, if its bytes are not there already.
  ///
  /// What goes wrong is kept for `finish`; the file that was there stays.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: A path of the plan, once in a publication.
  package func write(_ bytes: [UInt8], to path: String) {
    guard let place = OutputPath(path), let number = plan.number(of: place) else {
      fail(path, "This file was not planned, so it is not written.")
      return
    }
    let isHopeless = state.withLock { $0.isHopeless || $0.faults.count >= Self.faultLimit }
    if isHopeless { return }
    do throws(DiskError) {
      let fingerprint = Fingerprint(bytes)
      let outcome = try put(bytes, fingerprint, at: place)
      guard let (status, isNew) = outcome else {
        let fault = objection(to: path, insteadOf: bytes)
        state.withLock { $0.faults += [fault].compactMap(\.self) }
        return
      }
      state.withLock { state in
        state.stamps[number] = Manifest.Stamp(status: status, fingerprint: fingerprint)
        state.summary.bytes += bytes.count
        state.summary.written += isNew ? 1 : 0
        state.summary.unchanged += isNew ? 0 : 1
      }
    } catch {
      fail(
        path, "This file cannot be written: \(error.words).",
        hint: "Look at the space on the disk, and at the permissions of '\(folder.name)'.")
    }
  }

  /// Copies a file of the owner's.
  package func copy(_ asset: Asset) {
    do throws(DiskError) {
      write(try disk.read(asset.source), to: asset.file.path)
    } catch {
      let fault = Diagnostic(
        .error, at: Place(file: asset.file.origin), "This file cannot be read: \(error.words).")
      state.withLock { $0.faults.append(fault) }
    }
  }

  /// - Parameters:
  ///   - bytes: The file.
  ///   - fingerprint: Of the bytes.
  ///   - path: Where to, below the output folder.
  /// - Returns: What is there now and whether it was written; `nil` when someone else's is.
  /// - Throws: What the disk says.
  private func put(
    _ bytes: [UInt8], _ fingerprint: Fingerprint, at path: OutputPath
  ) throws(DiskError) -> (status: FileStatus, isNew: Bool)? {
    let location = tree.location(of: path)
    if let stamp = previous.files[path], stamp.fingerprint == fingerprint,
      stamp.status.size == bytes.count, try disk.status(location) == stamp.status
    {
      return (stamp.status, false)
    }
    try tree.make(path.folder)
    if !previous.lists(path) {
      do throws(DiskError) {
        return (try disk.create(bytes, location), true)
      } catch  where error.isTaken {
        guard let there = try disk.status(location) else { throw error }
        return try isSame(there, at: location, as: bytes) ? (there, false) : nil
      }
    }
    guard let there = try disk.status(location) else {
      return (try disk.create(bytes, location), true)
    }
    if try isSame(there, at: location, as: bytes) { return (there, false) }
    guard there.kind == .file || there.kind == .link else { return nil }
    return (try disk.replace(bytes, location), true)
  }

  func isSame(
    _ status: FileStatus, at location: String, as bytes: [UInt8]
  ) throws(DiskError) -> Bool {
    guard status.kind == .file, status.size == bytes.count else { return false }
    return try disk.read(location) == bytes
  }

  private func fail(_ path: String, _ summary: String, hint: String? = nil) {
    let fault = Diagnostic(
      .error, at: Place(file: "\(folder.name)/\(path)"), summary, hints: hint.map { [$0] } ?? [])
    state.withLock { $0.faults.append(fault) }
  }
}
