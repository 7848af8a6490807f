extension Disk {
  /// Makes a folder and those around it, as far as they are missing.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - durably: Whether each is on the disk, by its name, when this returns.
  /// - Throws: When one of them cannot be made.
  package func makeFolders(_ path: String, durably: Bool = true) throws(DiskError) {
    var missing: [String] = []
    var folder = path
    while try status(folder) == nil, let parent = folder.parent {
      missing.append(folder)
      folder = parent
    }
    for path in missing.reversed() {
      do throws(DiskError) { try makeFolder(path) } catch {
        // Another task may have needed the same one.
        guard error.isTaken else { throw error }
      }
      if durably { try sync(path.parent ?? "/") }
    }
  }

  /// Removes what is at a path with all that is in it; symbolic links are removed, not followed.
  package func removeTree(_ path: String) throws(DiskError) {
    var waiting = [(path: path, isEmptied: false)]
    while let (path, isEmptied) = waiting.popLast() {
      switch try status(path)?.kind {
      case nil: continue
      case .folder where isEmptied: try removeFolder(path)
      case .folder:
        waiting.append((path, true))
        for name in try names(path).sorted() { waiting.append(("\(path)/\(name)", false)) }
      case .file, .link, .other: try remove(path)
      }
    }
  }

  /// Gives what is at a path a second name, with all that is in it, and waits until it is on the disk.
  ///
  /// Files are copied where the system has no second names.
  package func duplicate(_ path: String, as new: String) throws(DiskError) {
    var waiting = [(from: path, to: new)]
    var folders: [String] = []
    while let (from, to) = waiting.popLast() {
      let kind = try status(from)?.kind
      if kind == .folder {
        try makeFolder(to)
        folders.append(to)
        for name in try names(from).sorted() {
          waiting.append(("\(from)/\(name)", "\(to)/\(name)"))
        }
        continue
      }
      do throws(DiskError) { try link(from, to) } catch {
        guard error.isUnsupported, kind == .file else { throw error }
        try save(try read(from), to)
      }
    }
    for folder in folders { try sync(folder) }
  }

  /// As `replace`; when it returns, the new file is on the disk.
  package func replaceDurably(_ bytes: [UInt8], _ path: String) throws(DiskError) {
    let new = path + Self.newSuffix
    // Of a run that was killed.
    if try status(new) != nil { try remove(new) }
    do throws(DiskError) {
      try save(bytes, new)
      try rename(new, path)
    } catch {
      try? remove(new)
      throw error
    }
    try sync(path.parent ?? "/")
  }
}
