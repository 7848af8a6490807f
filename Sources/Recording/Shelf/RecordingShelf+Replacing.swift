package import Diagnostics
private import Digest
private import FileSystem

extension RecordingShelf {
  /// Puts new recordings in the place of a query's present ones.
  ///
  /// At each moment, also when the program is killed or the machine stops, the recordings are the
  /// old ones or the new ones as a whole, history included. Files of the owner's in the folder
  /// stay. What does not change is not written.
  ///
  /// - Throws: When the disk does not do it, in the system's words; then the old recordings stand.
  package func replace(_ new: NewRecording, of name: String) throws(Diagnostic) {
    let before = try stored(name)
    do throws(DiskError) {
      try before.kept.folder.settle(keptDigest: before.kept.digest)
      try before.cached.folder.settle(keptDigest: before.kept.digest)
    } catch {
      throw unwritable(before.kept.folder, error)
    }
    try write(new, over: try stored(name))
  }

  private func write(_ new: NewRecording, over old: StoredRecording) throws(Diagnostic) {
    let present = try? old.folder()
    let location = { (file: String) in
      let part = present?.isKept(file) ?? true ? old.kept : old.cached
      return "\(part.location)/\(file)"
    }
    var place = old.kept.folder
    do throws(DiskError) {
      if !new.cached.isEmpty { try makeCache() }
      let kept = try PlannedPart(new.kept, in: old.kept, location: location)
      let cached = try PlannedPart(new.cached, in: old.cached, location: location)
      guard kept.extent != .nothing else {
        place = old.cached.folder
        try write(cached, to: place)
        return
      }
      guard cached.extent != .nothing else {
        try write(kept, to: place)
        return
      }
      try writeBoth(kept, cached, over: old)
    } catch {
      throw unwritable(place, error)
    }
  }

  private func write(_ plan: PlannedPart, to folder: ShelfFolder) throws(DiskError) {
    switch plan.extent {
    case .nothing: return
    case .record:
      guard let record = plan.record else { return }
      try folder.replaceRecord(record)
    case .whole where plan.isEmpty: try folder.withdraw()
    case .whole:
      try folder.stage(plan)
      do throws(DiskError) { try folder.commit() } catch {
        try? disk.removeTree(folder.new)
        throw error
      }
    }
  }

  /// The cached folder waits, complete, until the kept one is replaced, which decides for both.
  private func writeBoth(
    _ kept: PlannedPart, _ cached: PlannedPart, over old: StoredRecording
  ) throws(DiskError) {
    let waiting = old.cached.folder
    try waiting.stage(cached, condition: kept.record.map { sha256($0) } ?? "")
    do throws(DiskError) {
      try waiting.announce()
      try write(kept, to: old.kept.folder)
    } catch {
      try? disk.removeTree(waiting.new)
      let digest = (try? StoredPart(old.kept.folder))?.digest ?? ""
      if (try? waiting.isNextValid(keptDigest: digest)) == false { try? waiting.dropNext() }
      throw error
    }
    // From here on the new state is read; if this fails, the next writer does it.
    try? waiting.advance()
    if cached.isEmpty { try? disk.removeFolder(waiting.location) }
  }

  private func unwritable(_ folder: ShelfFolder, _ error: DiskError) -> Diagnostic {
    Diagnostic(
      .error, at: Place(file: folder.path), "These recordings cannot be written: \(error.words).",
      hints: ["They are as they were. Look at the space on the disk and at the permissions."])
  }
}
