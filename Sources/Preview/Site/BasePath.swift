package import Diagnostics

/// The path that all addresses of a site begin with: `/`, or `/repo/` for a project's pages.
package struct BasePath: Hashable, Sendable {
  /// Begins and ends with a slash, percent-encoded.
  package let encoded: String
  /// Between the slashes, decoded.
  let segments: [String]

  package static let root = BasePath(encoded: "/", segments: [])

  /// - Parameter encoded: Begins and ends with a slash, percent-encoded.
  /// - Throws: When it is no such path.
  package init(_ encoded: String) throws(Diagnostic) {
    guard let path = RequestPath(encoded.utf8), path.isFolder else {
      throw Diagnostic(
        .error, "'\(encoded)' is no path that a site can stand at.",
        hints: ["Write a path such as '/' or '/catalog/'."])
    }
    self.init(encoded: encoded, segments: path.segments)
  }

  private init(encoded: String, segments: [String]) {
    self.encoded = encoded
    self.segments = segments
  }

  /// The same path as a browser's script reads it once it has decoded it.
  var decoded: String { "/" + segments.map { $0 + "/" }.joined() }
}
