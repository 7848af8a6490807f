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
  private let identity = Identity()
  private let origin: Origin?

  /// Tells a state of a site from any other in the same run of the program.
  private final class Identity: Sendable {}

  /// The state that another was made of, and where the two differ.
  private struct Origin: Sendable {
    let identity: Identity
    let paths: Set<String>
  }

  package init(_ files: [String: ServedFile], at base: BasePath) {
    self.init(files, at: base, assets: Self.assets(of: files), from: nil)
  }

  private init(
    _ files: [String: ServedFile], at base: BasePath, assets: (paths: [String], digest: String),
    from origin: Origin?
  ) {
    self.base = base
    self.files = files
    (self.assets, assetDigest) = assets
    self.origin = origin
  }

  /// Makes another state of the site, without the cost of one that is put together anew.
  ///
  /// - Parameters:
  ///   - changes: By path, what stands there from now on; `nil` where nothing does. All other files
  ///     stay. It may well name files that are as they were.
  ///   - base: Where the site then stands.
  /// - Returns: The new state.
  package func with(_ changes: [String: ServedFile?], at base: BasePath) -> ServedSite {
    var files = files
    var paths: Set<String> = []
    var hasOtherAssets = false
    for (path, file) in changes {
      let old = files[path]
      switch (old, file) {
      case (nil, nil): continue
      case (let old?, let file?) where old.isSame(as: file): continue
      default: break
      }
      paths.insert(path)
      files[path] = file
      hasOtherAssets = hasOtherAssets || [old, file].contains { $0?.isOnDisk ?? false }
    }
    return ServedSite(
      files, at: base,
      assets: hasOtherAssets ? Self.assets(of: files) : (assets, assetDigest),
      from: Origin(identity: identity, paths: paths))
  }

  /// The paths of what differs from another state: changed, added or gone.
  func changes(since old: ServedSite) -> Set<String> {
    if let origin, origin.identity === old.identity { return origin.paths }
    var paths = Set(old.files.keys.lazy.filter { files[$0] == nil })
    for (path, file) in files where !(old.files[path]?.isSame(as: file) ?? false) {
      paths.insert(path)
    }
    return paths
  }

  private static func assets(
    of files: [String: ServedFile]
  ) -> (paths: [String], digest: String) {
    var lines: [(path: String, line: String)] = []
    for (path, file) in files {
      if case .onDisk(_, _, let identity) = file.content {
        lines.append((path, "\(path)\n\(identity.text)\n"))
      }
    }
    lines.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return (lines.map(\.path), sha256(lines.map(\.line).joined().utf8, digits: 16))
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
