package import Diagnostics

/// Finds the links inside a site that lead nowhere.
package struct InternalLinks: Sendable {
  private let basePath: String
  /// Files by their paths below the base path.
  private let files: Set<String>
  /// `FILE#ID` for each id of each page.
  private let anchors: Set<String>

  /// - Parameters:
  ///   - pages: Each page's file and what was found in it.
  ///   - files: All files of the site, pages included, as paths below the base path.
  ///   - basePath: Begins and ends with a slash, percent-encoded.
  package init(
    pages: [(file: String, scan: PageScan)], files: some Sequence<String>, basePath: String
  ) {
    self.basePath = basePath
    self.files = Set(files)
    anchors = Set(pages.lazy.flatMap { page in page.scan.ids.lazy.map { "\(page.file)#\($0)" } })
  }

  /// A link to no file, or to no place of its file.
  package struct Broken: Hashable, Sendable {
    /// As it stands in the page.
    package let link: String
    /// The page's file below the base path, and where in it the link stands.
    package let place: Place
    /// A sentence about it.
    package let summary: String
  }

  /// The broken links of one page, in the order of the page.
  ///
  /// - Parameters:
  ///   - scan: What was found in the page.
  ///   - file: The page's file below the base path.
  /// - Returns: Those inside the site that lead nowhere.
  package func broken(of scan: PageScan, in file: String) -> [Broken] {
    scan.links.compactMap { link in
      fault(of: link.value, in: file).map { summary in
        Broken(
          link: link.value, place: Place(file: file, position: link.position), summary: summary)
      }
    }
  }

  /// A sentence about a link that leads nowhere; `nil` for any other, also to the outside.
  private func fault(of link: String, in file: String) -> String? {
    guard !link.contains(":") || link.hasPrefix("/") || link.hasPrefix("#"),
      !link.hasPrefix("//")
    else { return nil }
    let (path, fragment) = Self.split(link)
    let target: String
    if path.isEmpty {
      target = file
    } else if path.hasPrefix("/") {
      guard (path + "/").hasPrefix(basePath) else {
        return "The link '\(link)' leads out of the site's base path '\(basePath)'."
      }
      target = Self.decoded(path.dropFirst(basePath.count))
    } else {
      let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
      guard let joined = Self.resolve(folder + Self.decoded(path[...])) else {
        return "The link '\(link)' leads out of the site."
      }
      target = joined
    }
    let names = [
      target, target + (target.isEmpty || target.hasSuffix("/") ? "" : "/") + "index.html",
    ]
    guard let found = names.first(where: files.contains) else {
      return "The link '\(link)' leads to no page or file."
    }
    guard let fragment, !fragment.isEmpty, found.hasSuffix(".html"),
      !anchors.contains("\(found)#\(fragment)")
    else { return nil }
    return
      "The link '\(link)' leads to no place of its page: nothing there has the id '\(fragment)'."
  }

  /// The path without its query, and the decoded fragment.
  private static func split(_ link: String) -> (path: String, fragment: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0].prefix { $0 != "?" })
    return (path, parts.count > 1 ? decoded(parts[1]) : nil)
  }

  /// The path without `.` and `..`; `nil` when it leads above the site.
  private static func resolve(_ path: String) -> String? {
    var segments: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false)
    for segment in all {
      switch segment {
      case ".": continue
      case "..": guard segments.popLast() != nil else { return nil }
      default: segments.append(segment)
      }
    }
    let joined = segments.joined(separator: "/")
    let endsInFolder = all.last == "." || all.last == ".."
    return endsInFolder && !joined.isEmpty ? joined + "/" : joined
  }

  /// Percent-decoded UTF-8.
  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16),
        rest.count >= 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
