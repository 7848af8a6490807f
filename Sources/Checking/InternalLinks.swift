package import Diagnostics
package import Links

/// Finds the links inside a site that lead nowhere.
package struct InternalLinks: Sendable {
  private let base: BasePath
  /// Files by their paths below the base path.
  private let files: Set<String>
  /// Those of them whose ids are known.
  private let pages: Set<String>
  /// `FILE#ID` for each id of each page.
  private let anchors: Set<String>

  /// - Parameters:
  ///   - pages: Each page's file and what was found in it.
  ///   - files: All files of the site, pages included, as paths below the base path.
  ///   - base: Where the site stands.
  package init(
    pages: [(file: String, scan: PageScan)], files: some Sequence<String>, base: BasePath
  ) {
    self.base = base
    self.files = Set(files)
    self.pages = Set(pages.lazy.map(\.file))
    anchors = Set(pages.lazy.flatMap { page in page.scan.ids.lazy.map { "\(page.file)#\($0)" } })
  }

  /// A link to no file, or to no place of its file.
  package struct Broken: Hashable, Sendable {
    /// As it stands in the page, without what browsers pass over.
    package let link: String
    /// The page's file below the base path, and where in it the link stands.
    package let place: Place
    package let reason: Reason
  }

  /// Why a link leads nowhere.
  package enum Reason: Hashable, Sendable {
    case nothingThere
    /// It begins with a slash, but not with the base path.
    case outside
    /// It goes up above the home page.
    case above
    /// There is a page, but nothing on it has that id.
    case noPlace(id: String)
  }

  /// The broken links of one page, in the order of the page.
  ///
  /// - Parameters:
  ///   - scan: What was found in the page.
  ///   - file: The page's file below the base path.
  /// - Returns: Those inside the site that lead nowhere.
  package func broken(of scan: PageScan, in file: String) -> [Broken] {
    scan.links.compactMap { link in
      (link.isInside ? reason(for: link.value, in: file) : nil).map { reason in
        Broken(
          link: link.value, place: Place(file: file, position: link.position), reason: reason)
      }
    }
  }

  /// Why a link inside the site leads nowhere; `nil` for one that leads somewhere.
  private func reason(for link: String, in file: String) -> Reason? {
    let (path, fragment) = Self.split(link)
    guard !path.isEmpty else { return reason(for: fragment, of: file) }
    let encoded = PercentEncoding.written.encode(path)
    let isRelative = !encoded.hasPrefix("/")
    // By bytes: a name may begin with a mark that Unicode joins to the slash.
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(decoding: file.utf8[...$0], as: UTF8.self) } ?? ""
    let start = isRelative ? base.encoded + PercentEncoding.path.encode(folder) : ""
    let whole = DotSegments.removed(from: start + encoded)
    guard !whole.leadsAbove else { return .above }
    guard let address = RequestPath(whole.path.utf8) else { return .nothingThere }
    switch base.find(address, where: files.contains) {
    case .file(let found), .folder(let found): return reason(for: fragment, of: found)
    case .missing: return .nothingThere
    case .outside: return isRelative ? .above : .outside
    }
  }

  /// Why a fragment leads to no place of a file; `nil` when it does, or nobody can know.
  ///
  /// - SeeAlso: <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>
  private func reason(for fragment: String?, of file: String) -> Reason? {
    guard let fragment, !fragment.isEmpty, pages.contains(file),
      !anchors.contains("\(file)#\(fragment)"), fragment.lowercased() != "top",
      // A text to look for, and no id.
      !fragment.contains(":~:")
    else { return nil }
    return .noPlace(id: fragment)
  }

  /// The path without its query, and the decoded fragment.
  private static func split(_ link: String) -> (path: String, fragment: String?) {
    let beforeFragment = link.utf8.prefix { $0 != UInt8(ascii: "#") }
    let path = String(Substring(beforeFragment.prefix { $0 != UInt8(ascii: "?") }))
    guard beforeFragment.endIndex < link.utf8.endIndex else { return (path, nil) }
    let fragment = link.utf8[beforeFragment.endIndex...].dropFirst()
    return (path, String(decoding: PercentEncoding.decodedLeniently(fragment), as: UTF8.self))
  }
}
