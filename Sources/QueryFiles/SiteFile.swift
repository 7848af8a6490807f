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

  /// The text of a query or a plain page up to its body; `nil` for files that have none, and for those
  /// in which it cannot be told.
  package var textBeforeBody: Substring? {
    guard path.hasSuffix(".md"), let source = try? source(),
      let matter = try? FrontMatter(of: source)
    else { return nil }
    return source.text.prefix(upTo: matter.bodyStart)
  }
}
