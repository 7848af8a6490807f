package import Diagnostics
package import FileSystem
private import Foundation

/// Where the recordings of a site are: what may be kept in `Site/Responses/`, which belongs into
/// version control, the rest in the cache `.thumbindex/`, which does not.
///
/// Names are those of `SiteAddresses.recording(_:)`: `music/queen`.
package struct RecordingShelf: Sendable {
  /// The folder of what is kept, relative to the site.
  static let keptPath = "Site/Responses"
  /// The folder of what is not kept, relative to the site.
  package static let cache = "\(CacheFolder.name)/responses"
  static let roots = [keptPath, cache]
  /// The folder of what came of queries that are not complete, relative to the site.
  static let pendingPath = "\(CacheFolder.name)/pending"

  /// Whether a path, relative to the site, is one of recordings.
  package static func holds(_ path: String) -> Bool {
    path.isBelow(keptPath) || path.isBelow(cache)
  }

  /// Absolute.
  let site: String
  let disk: Disk

  package init(site: String, disk: Disk = .system) {
    self.site = site
    self.disk = disk
  }

  /// The recordings of a query; `nil` when there are none.
  ///
  /// - Throws: When a record is damaged or cannot be read. What is damaged of the files beside it
  ///   is told by `RecordingFolder.damage`, which a fetch tells its user.
  package func folder(of name: String) throws(Diagnostic) -> RecordingFolder? {
    try stored(name).folder()
  }

  /// Where the record of a query's kept responses is, or would be.
  func place(ofRecord name: String) -> Place {
    Place(file: "\(Self.keptPath)/\(name)/\(ShelfFolder.recordName)")
  }

  /// Both folders of a query, under the form of its name under which they are there.
  ///
  /// Some systems and archives write names in another form than they were given.
  func stored(_ name: String) throws(Diagnostic) -> StoredRecording {
    let forms = Self.forms(of: name)
    let kept = try existing(Self.keptPath, forms)
    let cached = try existing(Self.cache, forms)
    let keptPart = try StoredPart(kept)
    return StoredRecording(kept: keptPart, cached: try StoredPart(cached, beside: keptPart))
  }

  /// The forms of a name under which its folder may stand.
  static func forms(of name: String) -> [String] {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    return
      [name]
      + (isPlain
        ? []
        : [name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping])
  }

  private func existing(_ root: String, _ names: [String]) throws(Diagnostic) -> ShelfFolder {
    let folders = names.map { ShelfFolder("\(root)/\($0)", site: site, disk: disk) }
    for folder in folders {
      do throws(DiskError) {
        if try disk.status(folder.location) != nil { return folder }
        if try disk.status(folder.next) != nil { return folder }
      } catch {
        throw folder.unreadable(ShelfFolder.recordName, error)
      }
    }
    return folders[0]
  }
}
