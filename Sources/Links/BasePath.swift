/// The path that all addresses of a site begin with: `/`, or `/repo/` for a project's pages.
package struct BasePath: Hashable, Sendable {
  /// Begins and ends with a slash, percent-encoded.
  package let encoded: String
  /// Between the slashes, decoded.
  package let segments: [String]

  package static let root = BasePath(encoded: "/", segments: [])

  /// Returns `nil` for a path at which no site can stand.
  ///
  /// - Parameter encoded: Begins and ends with a slash, percent-encoded.
  package init?(_ encoded: String) {
    guard let path = RequestPath(encoded.utf8), path.isFolder else { return nil }
    self.init(encoded: encoded, segments: path.segments)
  }

  private init(encoded: String, segments: [String]) {
    self.encoded = encoded
    self.segments = segments
  }

  /// The same path as a browser's script reads it once it has decoded it.
  package var decoded: String { "/" + segments.map { $0 + "/" }.joined() }
}
