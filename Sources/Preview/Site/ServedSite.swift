import Digest
import FileSystem
package import Links

/// All files of a site as it is at one moment, found by the rules of GitHub Pages.
package struct ServedSite: Sendable {
  package let base: BasePath
  /// By path below the base path: `index.html`, `music/queen/index.html`.
  ///
  /// A path is found in each normal form of Unicode, since texts are equal in all of them.
  let files: [String: ServedFile]
  /// The paths of those of them that are on disk, which are the owner's own, in order of their bytes.
  let assets: [String]
  /// What tells their state from others, in any run of the program.
  let assetDigest: String

  package init(_ files: [String: ServedFile], at base: BasePath) {
    self.base = base
    self.files = files
    var lines: [(path: String, line: String)] = []
    for (path, file) in files {
      if case .onDisk(_, _, let identity) = file.content {
        lines.append((path, "\(path)\n\(identity.text)\n"))
      }
    }
    lines.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    assets = lines.map(\.path)
    assetDigest = sha256(lines.map(\.line).joined().utf8, digits: 16)
  }

  /// What stands at an address.
  enum Finding: Hashable {
    /// A file, by its path below the base path.
    case file(String)
    /// Nothing, but there is a page with a slash at the end.
    case folder
    /// Nothing: the site's own page for that, or `nil` when it has none.
    case missing(String?)
    /// Nothing, since the address does not begin with the base path.
    case outside
  }

  /// What Pages would answer with.
  func find(_ path: RequestPath) -> Finding {
    switch base.find(path, where: { files[$0] != nil }) {
    case .file(let file): .file(file)
    case .folder: .folder
    case .missing: .missing(files[Self.missingPage] == nil ? nil : Self.missingPage)
    case .outside: .outside
    }
  }

  static let missingPage = "404.html"

  /// A path below the base path as a browser's script reads it, decoded.
  func address(of path: String) -> String { base.decoded + path }
}
