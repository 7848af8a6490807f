import Links

/// The address of a file of the site below its base path, without a slash in front.
///
/// `""` is the home page, `music/queen/` a folder page, `404.html` a file.
package struct Address: Hashable, Sendable {
  /// Segments as they are named on disk: NFC, not percent-encoded.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// A page that is a folder: `a/b/` of `["a", "b"]`.
  package init(folders: [String]) { path = folders.map { $0 + "/" }.joined() }

  /// `index.html`.
  package static let home = Address("")
  /// Everything, by title.
  static let everything = Address("all/")
  /// What became different.
  package static let news = Address("new/")
  /// The list of indexes over the whole site.
  static let indexes = Address("by/")

  /// The page below this one.
  package func child(_ segment: String) -> Address { Address("\(path)\(segment)/") }

  /// The segment by which a page directly below another differs from it; `nil` for any other page.
  func segment(below parent: Address) -> String? {
    guard path.utf8.count > parent.path.utf8.count, path.hasPrefix(parent.path) else { return nil }
    let rest = path.dropFirst(parent.path.count).dropLast()
    return rest.contains("/") ? nil : String(rest)
  }

  /// What its owner knows the page by: the path without a slash at its end.
  package var name: String { path.hasSuffix("/") ? String(path.dropLast()) : path }

  /// The file it is written to: a folder page's `index.html`, else the path itself.
  package var file: String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }

  /// The path as a browser sends it: UTF-8, everything but `A–Z a–z 0–9 - . _ ~ /` as `%XX`.
  package var encoded: String { PercentEncoding.path.encode(path) }
}
