/// The address of a file of the site below its base path, without a slash in front.
///
/// `""` is the home page, `music/queen/` a folder page, `404.html` a file.
package struct Address: Hashable, Sendable {
  /// Segments as they are named on disk: NFC, not percent-encoded.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The file it is written to: a folder page's `index.html`, else the path itself.
  package var file: String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }
}

/// An address with an optional place on that page.
package struct Target: Hashable, Sendable {
  package let address: Address
  /// An element's id, without `#`.
  package let fragment: String?

  package init(_ address: Address, fragment: String? = nil) {
    self.address = address
    self.fragment = fragment
  }
}
