extension BasePath {
  /// What stands at an address of a site.
  package enum Finding: Hashable, Sendable {
    /// A file, by its path below the base path.
    case file(String)
    /// Nothing, but a host leads on to the page with a slash at its end: the file of that page.
    case folder(String)
    case missing
    /// Nothing, since the address does not begin with the base path.
    case outside
  }

  /// What GitHub Pages would answer with.
  ///
  /// For `/a` that is the file `a`, else `a.html`, else a hint at `/a/`; for `/a/` only
  /// `a/index.html`.
  ///
  /// - Parameters:
  ///   - path: The address.
  ///   - exists: Whether the site has a file of that path below the base path.
  /// - Returns: What is there.
  /// - SeeAlso: <https://github.com/slorber/trailing-slash-guide>, the row of GitHub Pages.
  package func find(_ path: RequestPath, where exists: (_ file: String) -> Bool) -> Finding {
    guard let candidates = candidates(for: path) else { return .outside }
    if let file = candidates.files.first(where: exists) { return .file(file) }
    if let page = candidates.page, exists(page) { return .folder(page) }
    return .missing
  }

  /// The files that an address may stand for, the first that there is wins, and the page that it
  /// may lead on to; `nil` outside the base path.
  package func candidates(for path: RequestPath) -> (files: [String], page: String?)? {
    guard path.segments.starts(with: segments) else { return nil }
    let name = path.segments.dropFirst(segments.count).joined(separator: "/")
    let page = name.isEmpty ? "index.html" : name + "/index.html"
    if path.isFolder { return ([page], nil) }
    // The base path without its slash is no file of the site.
    return (name.isEmpty ? [] : [name, name + ".html"], page)
  }
}
