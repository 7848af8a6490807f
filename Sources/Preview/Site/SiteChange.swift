import Links

/// What differs between two states of a site, for the browsers that show the older one.
struct SiteChange: Sendable {
  private let old: ServedSite
  private let new: ServedSite
  /// Changed, added or gone, below the base path.
  let paths: Set<String>
  /// Style sheets that can be exchanged: the path of the old one to that of the new one.
  ///
  /// The two are the same for a sheet that has kept its name, and differ for one whose name
  /// carries a digest: `theme.1f0c.css`, `theme.93ab.css`.
  let sheets: [String: String]

  /// What a change means for an open page, its assets aside.
  enum Effect: Hashable {
    case none
    /// Nothing is new but the names of style sheets.
    case restyled
    case reloaded
  }

  init(from old: ServedSite, to new: ServedSite) {
    self.old = old
    self.new = new
    paths = new.changes(since: old)
    sheets = Self.sheets(among: paths, old, new)
  }

  /// The paths of what a page may use besides style sheets that are exchanged.
  var otherFiles: Set<String> {
    let exchanged = Set(sheets.keys).union(sheets.values)
    return paths.filter { !$0.isPage && !exchanged.contains($0) }
  }

  /// Whether nothing that a browser may show has changed.
  var isEmpty: Bool { paths.isEmpty && old.base == new.base }

  /// What to do with a page that a browser has open.
  func effect(on page: RequestPath) -> Effect {
    let (before, after) = (old.find(page), new.find(page))
    guard old.base == new.base, before == after else { return .reloaded }
    switch after {
    case .outside, .missing(nil): return .none
    case .folder: return .reloaded
    case .file(let path), .missing(let path?):
      guard let one = old.files[path], let other = new.files[path] else { return .reloaded }
      if one.isSame(as: other) { return .none }
      return isRestyled(one, other) ? .restyled : .reloaded
    }
  }

  /// Whether the two pages would be the same if style sheets had kept their names.
  private func isRestyled(_ one: ServedFile, _ other: ServedFile) -> Bool {
    guard case .bytes(var bytes) = one.content, case .bytes(let wanted) = other.content else {
      return false
    }
    // The longest first, since one may be the end of another; and those alike in one order.
    let renamed = sheets.filter { $0.key != $0.value }.sorted {
      ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key)
    }
    for (old, new) in renamed {
      bytes = bytes.replacing(Array(old.utf8), with: Array(new.utf8))
    }
    return bytes == wanted
  }

  private static func sheets(
    among paths: Set<String>, _ old: ServedSite, _ new: ServedSite
  ) -> [String: String] {
    let sheets = paths.filter(\.isStyleSheet).sorted()
    var exchanges: [String: String] = [:]
    var added: [String: String] = [:]
    for path in sheets where new.files[path] != nil {
      if old.files[path] != nil { exchanges[path] = path } else { added[path.withoutDigest] = path }
    }
    for path in sheets where new.files[path] == nil {
      exchanges[path] = added[path.withoutDigest]
    }
    return exchanges
  }
}

extension String {
  /// Whether a path is that of a page, which is of no concern to other pages.
  var isPage: Bool { utf8.suffix(5).elementsEqual(".html".utf8) }

  fileprivate var isStyleSheet: Bool { utf8.suffix(4).elementsEqual(".css".utf8) }

  /// `assets/theme.css` of `assets/theme.1f0c.css`.
  fileprivate var withoutDigest: String {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return self }
    return (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
  }
}
