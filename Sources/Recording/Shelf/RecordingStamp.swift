private import FileSystem

/// What tells whether the recordings of a query are still those of an earlier look, without
/// reading them.
package struct RecordingStamp: Hashable, Sendable {
  fileprivate struct Entry: Hashable {
    /// Absolute.
    let path: String
    let identity: FileIdentity
  }

  /// Folder by folder, in each in the order of their names.
  fileprivate var files: [Entry] = []
}

extension RecordingShelf {
  /// The stamp of a query's recordings as they are before they are read.
  ///
  /// Equal stamps mean that every file that `folder(of:)` goes by is the same.
  ///
  /// - Parameters:
  ///   - name: As for `folder(of:)`.
  ///   - now: In nanoseconds since 1970.
  /// - Returns: `nil` when a file cannot be looked at, or has been saved just now.
  package func stamp(of name: String, now: Int) -> RecordingStamp? {
    var stamp = RecordingStamp()
    for root in Self.roots {
      for form in Self.forms(of: name) {
        let folder = ShelfFolder("\(root)/\(form)", site: site, disk: disk)
        for location in [folder.location, folder.next] {
          guard add(location, to: &stamp, now: now) else { return nil }
        }
      }
    }
    return stamp
  }

  /// Returns whether all files of a folder were looked at; one that is not there has none.
  private func add(_ folder: String, to stamp: inout RecordingStamp, now: Int) -> Bool {
    do throws(DiskError) {
      guard try disk.status(folder) != nil else { return true }
      for name in try disk.names(folder).sorted() {
        let path = "\(folder)/\(name)"
        guard let identity = FileIdentity(of: path), identity.isSettled(at: now) else {
          return false
        }
        stamp.files.append(RecordingStamp.Entry(path: path, identity: identity))
      }
      return true
    } catch {
      return false
    }
  }
}
