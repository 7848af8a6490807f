package import Diagnostics

/// A file of the site's folder.
package struct SiteFile: Hashable, Sendable {
  /// Relative to the site's folder, with slashes: `Queries/music/queen.md`.
  package let path: String
  /// The bytes; for a file that is there and cannot be read, why.
  ///
  /// That fault is reported when the file's turn comes, so that it hides no fault of others.
  package let contents: Result<[UInt8], Diagnostic>

  package init(path: String, contents: Result<[UInt8], Diagnostic>) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, bytes: [UInt8]) {
    self.init(path: path, contents: .success(bytes))
  }

  /// The text.
  ///
  /// - Throws: When the file cannot be read or is not UTF-8.
  func source() throws(Diagnostic) -> SourceFile {
    try SourceFile(path: path, bytes: try contents.get())
  }

  /// Whether the file of a path is a query or a plain page, which have Markdown below their front matter.
  package static func hasBody(_ path: String) -> Bool {
    path.utf8.suffix(3).elementsEqual(".md".utf8)
      && ["Queries/", "Site/Pages/"].contains { path.utf8.starts(with: $0.utf8) }
  }

  /// The text of such a file up to its body; `nil` for others, and where it cannot be told.
  package var textBeforeBody: Substring? {
    guard Self.hasBody(path), let source = try? source(),
      let matter = try? FrontMatter(of: source)
    else { return nil }
    return source.text.prefix(upTo: matter.bodyStart)
  }
}
