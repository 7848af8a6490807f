/// A file of the site's folder.
package struct SiteFile: Hashable, Sendable {
  /// Relative to the site's folder, with slashes: `Queries/music/queen.md`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
