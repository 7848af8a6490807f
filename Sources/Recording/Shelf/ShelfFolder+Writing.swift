import FileSystem

extension ShelfFolder {
  /// Brings to rest what a killed run left behind, beside a kept record of that digest.
  func settle(keptDigest: String) throws(DiskError) {
    try disk.removeTree(new)
    if try disk.status(next) != nil {
      if try isNextValid(keptDigest: keptDigest) {
        try advance()
      } else {
        try dropNext()
      }
    }
    for name in [Self.conditionName, Self.recordName + Disk.newSuffix] {
      if try disk.status("\(location)/\(name)") != nil { try disk.remove("\(location)/\(name)") }
    }
  }

  /// Writes the whole of a plan beside the folder, where nobody reads it.
  ///
  /// When it fails, nothing of it stays.
  func stage(_ plan: PlannedPart, condition: String? = nil) throws(DiskError) {
    try disk.makeFolders(parent)
    do throws(DiskError) {
      try disk.makeFolder(new)
      for (name, content) in plan.files {
        switch content {
        case .bytes(let bytes): try disk.save(bytes, "\(new)/\(name)")
        case .linked(let path): try disk.duplicate(path, as: "\(new)/\(name)")
        }
      }
      if let record = plan.record { try disk.save(record, "\(new)/\(Self.recordName)") }
      if let condition {
        try disk.save(Array(condition.utf8), "\(new)/\(Self.conditionName)")
      }
      try disk.sync(new)
    } catch {
      try? disk.removeTree(new)
      throw error
    }
  }

  /// Puts another record beside the same files; when it fails, everything is as it was.
  func replaceRecord(_ bytes: [UInt8]) throws(DiskError) {
    let record = "\(location)/\(Self.recordName)"
    let new = record + Disk.newSuffix
    do throws(DiskError) {
      try disk.save(bytes, new)
      try disk.rename(new, record)
    } catch {
      try? disk.remove(new)
      throw error
    }
    // There is no way back from here; and after a power cut either record is right.
    try? disk.sync(location)
  }

  /// Puts the staged folder in the place of this one, in one step.
  ///
  /// When it fails, everything is as it was.
  func commit() throws(DiskError) {
    guard try disk.status(location) != nil else {
      try disk.rename(new, location)
      try sync { () throws(DiskError) in try disk.rename(location, new) }
      return
    }
    do throws(DiskError) { try disk.exchange(new, location) } catch {
      guard error.isUnsupported else { throw error }
      try announce()
      // From here on the next folder is read; if this fails, the next writer does it.
      try? advance()
      return
    }
    try sync { () throws(DiskError) in try disk.exchange(new, location) }
    try? disk.removeTree(new)
  }

  /// Makes the staged folder the next one, which counts from here on.
  ///
  /// When it fails, everything is as it was.
  func announce() throws(DiskError) {
    try disk.rename(new, next)
    try sync { () throws(DiskError) in try disk.rename(next, new) }
  }

  private func sync(orUndo undo: () throws(DiskError) -> Void) throws(DiskError) {
    do throws(DiskError) { try disk.sync(parent) } catch {
      try? undo()
      throw error
    }
  }

  /// Puts the next folder in the place of this one; until that is done, it is read where it is.
  func advance() throws(DiskError) {
    try disk.removeTree(location)
    try disk.rename(next, location)
    try disk.sync(parent)
    let condition = "\(location)/\(Self.conditionName)"
    if try disk.status(condition) != nil { try disk.remove(condition) }
  }

  /// Removes a next folder that does not count.
  func dropNext() throws(DiskError) {
    // In one step: without its condition it would count.
    try disk.rename(next, new)
    try disk.removeTree(new)
  }

  /// Removes the folder, in one step as far as readers see.
  ///
  /// When it fails, everything is as it was.
  func withdraw() throws(DiskError) {
    do throws(DiskError) { try disk.rename(location, new) } catch {
      guard error.isUnsupported else { throw error }
      try disk.makeFolder(new)
      try announce()
      try? advance()
      try? disk.removeFolder(location)
      return
    }
    try sync { () throws(DiskError) in try disk.rename(new, location) }
    try? disk.removeTree(new)
  }
}
