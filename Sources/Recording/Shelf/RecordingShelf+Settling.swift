private import FileSystem

/// What killed runs left behind.
extension RecordingShelf {
  /// Brings it to rest, of whatever query, so that nothing half done gets into version control.
  ///
  /// Only for who has the lock. What the disk does not let go now is tried again by the next
  /// fetch, and by the next recording of the query.
  ///
  /// - Parameters:
  ///   - names: The queries of this fetch.
  ///   - date: Pending responses that came up to then are of no use: `2022-05-07T10:00:00Z`.
  package func settle(_ names: [String], pendingAfter date: String) {
    for root in [Self.keptPath, Self.cache] {
      for remains in remains(below: root) {
        for name in remains.queries(among: names) { settle(name) }
        if remains.isUnread { try? disk.removeTree("\(site)/\(root)/\(remains.path)") }
      }
    }
    dropPending(upTo: date)
  }

  private func settle(_ name: String) {
    guard let stored = try? stored(name) else { return }
    for part in [stored.kept, stored.cached] {
      try? part.folder.settle(keptDigest: stored.kept.digest)
    }
  }

  private func remains(below root: String) -> [Remains] {
    var found: [Remains] = []
    for folder in [""] + folders(below: root) {
      let names = names(in: "\(root)/\(folder)")
      let isQuery = names.contains(ShelfFolder.recordName)
      found += names.compactMap { Remains($0, in: folder, isQuery: isQuery) }
    }
    return found
  }

  /// Removes the pending responses of queries of which none came after a date.
  private func dropPending(upTo date: String) {
    let root = Self.pendingPath
    for name in folders(below: root) {
      let isOne = names(in: "\(root)/\(name)").contains { RecordedName($0) != nil }
      let newest = pending(of: name)?.record.responses.map(\.date).max()
      if isOne, newest.map({ $0 <= date }) ?? true { try? dropPending(of: name) }
    }
  }

  /// All folders below one, the ones inside others after them, relative to it; hidden ones and
  /// links are left out.
  private func folders(below root: String) -> [String] {
    var found: [String] = []
    var waiting = names(in: root)
    while let folder = waiting.popLast() {
      let name = folder.split(separator: "/").last ?? ""
      guard !name.hasPrefix("."), RecordedName(String(name)) == nil,
        (try? disk.status("\(site)/\(root)/\(folder)"))?.kind == .folder
      else { continue }
      found.append(folder)
      waiting += names(in: "\(root)/\(folder)").map { "\(folder)/\($0)" }
    }
    return found
  }

  /// In the order of their bytes; none where there is no folder that can be read.
  private func names(in folder: String) -> [String] {
    let names = (try? disk.names("\(site)/\(folder)")) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Something that a killed run left in a folder of recordings.
private struct Remains {
  /// Relative to the root of the recordings.
  let path: String
  /// Whether nobody reads it, whatever query it is of.
  let isUnread: Bool
  /// The query's name as far as the remains tell it.
  private let query: String

  /// Returns `nil` for what is none.
  init?(_ name: String, in folder: String, isQuery: Bool) {
    path = folder.isEmpty ? name : "\(folder)/\(name)"
    let inFolder = [ShelfFolder.conditionName, ShelfFolder.recordName + Disk.newSuffix]
    if isQuery, inFolder.contains(name) {
      query = folder
      isUnread = false
      return
    }
    for word in [ShelfFolder.newWord, ShelfFolder.nextWord] {
      let ending = ".thumbindex-\(word)"
      guard name.hasPrefix("."), name.hasSuffix(ending) else { continue }
      let plain = name.dropFirst().dropLast(ending.count)
      query = folder.isEmpty ? String(plain) : "\(folder)/\(plain)"
      isUnread = word == ShelfFolder.newWord
      return
    }
    return nil
  }

  /// The queries that it may be of: of a long name it has only a hash.
  func queries(among names: [String]) -> [String] {
    let known = names.filter { ShelfFolder.shortened($0) == query }
    return known.isEmpty && !ShelfFolder.isShortened(query) ? [query] : known
  }
}
