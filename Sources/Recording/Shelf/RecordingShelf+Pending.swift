package import Diagnostics
private import Digest
private import FileSystem

/// Responses of a query that a fetch has already, before it has them all.
extension RecordingShelf {
  /// Keeps a response until all of the query's are there; it is on the disk when this returns.
  ///
  /// - Parameters:
  ///   - entry: The response, under a file name that none of the others has.
  ///   - bytes: Its bytes.
  ///   - others: What else is pending of the query and is to stay so; nothing of it is read.
  ///   - name: The query's.
  /// - Throws: When the disk does not take it; then the others still count.
  package func keepPending(
    _ entry: RecordedResponse, _ bytes: [UInt8], beside others: [RecordedResponse],
    of name: String
  ) throws(Diagnostic) {
    let folder = pendingFolder(name)
    let record = Record(responses: others + [entry])
    do throws(DiskError) {
      try makeCache()
      try disk.makeFolders("\(site)/\(folder)")
      try disk.replaceDurably(bytes, "\(site)/\(folder)/\(entry.file)")
      try disk.replaceDurably(record.bytes, "\(site)/\(folder)/\(ShelfFolder.recordName)")
    } catch {
      throw Self.unwritable(folder, error)
    }
  }

  /// What earlier fetches left of a query; `nil` when nothing.
  ///
  /// What is damaged counts as not there.
  package func pending(of name: String) -> RecordingFolder? {
    let path = pendingFolder(name)
    let folder = ShelfFolder(path, site: site, disk: disk)
    let location = folder.location
    guard let bytes = try? folder.bytes(of: ShelfFolder.recordName, in: location),
      var record = try? Record(bytes, path: path)
    else { return nil }
    record.responses.removeAll { response in
      (try? folder.bytes(of: response.file, in: location)).map { sha256($0) } != response.sha256
    }
    guard !record.responses.isEmpty else { return nil }
    return RecordingFolder(path: path, record: record) { file in
      try folder.disk.read("\(location)/\(file)")
    }
  }

  /// Removes what is pending of a query, if there is anything.
  package func dropPending(of name: String) throws(Diagnostic) {
    let path = pendingFolder(name)
    do throws(DiskError) { try disk.removeTree("\(site)/\(path)") } catch {
      throw Self.unwritable(path, error)
    }
  }

  /// Where one of a query's pending responses is.
  func pendingFile(_ file: String, of name: String) -> PendingFile {
    PendingFile("\(site)/\(pendingFolder(name))/\(file)", on: disk)
  }

  private func pendingFolder(_ name: String) -> String { "\(Self.pendingPath)/\(name)" }
}
