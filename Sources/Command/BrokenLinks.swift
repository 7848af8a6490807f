import Checking
import Diagnostics
import Pages
import Publishing
import QueryFiles

/// The broken links of a site, each told once, where its owner can mend it.
struct BrokenLinks {
  private let all: [InternalLinks.Broken]
  private let folder: SiteFolder
  private let plan: Plan

  /// - Parameters:
  ///   - all: In the order of the pages.
  ///   - folder: The site.
  ///   - plan: Tells what a page is made from.
  init(_ all: [InternalLinks.Broken], in folder: SiteFolder, plan: Plan) {
    self.all = all
    self.folder = folder
    self.plan = plan
  }

  /// An error for each link, at the source of a page that it stands on or at the settings if it is
  /// written there; a link that stands on many pages is one error.
  ///
  /// - Parameter basePath: What the program put before the link as its owner wrote it.
  /// - Returns: In the order of the pages.
  func diagnostics(basePath: String) -> [Diagnostic] {
    var places: [String: [InternalLinks.Broken]] = [:]
    for broken in all { places[broken.summary, default: []].append(broken) }
    var told: Set<String> = []
    return all.compactMap { broken in
      guard told.insert(broken.summary).inserted else { return nil }
      let same = places[broken.summary] ?? [broken]
      let page = "It stands on '\(broken.place.file)'"
      let others = same.count - 1
      let hints = [
        others == 0 ? "\(page)." : "\(page) and \(counted(others, "other place", "other places"))."
      ]
      return inSource(same, basePath: basePath, hints: hints)
        ?? Diagnostic(.error, broken.summary, hints: hints)
    }
  }

  /// The error at the link as its owner wrote it, one link on all its pages in their order; `nil` when
  /// it is not found, as in a template.
  ///
  /// What the owner wrote in a query may first be met on the page of an item, which has no source of
  /// its own: so all pages that the link stands on are gone through, one for each source.
  private func inSource(
    _ same: [InternalLinks.Broken], basePath: String, hints: [String]
  ) -> Diagnostic? {
    var tried: Set<String> = []
    let written = same.compactMap { broken in
      plan.origin(of: broken.place.file).flatMap { origin in
        tried.insert(origin).inserted ? (broken, path: origin) : nil
      }
    }
    for (broken, path) in written + same.prefix(1).map({ ($0, SiteSettings.path) }) {
      guard let bytes = try? folder.bytes(of: path),
        let source = try? SourceFile(path: path, bytes: bytes),
        let position = Self.spellings(of: broken, basePath: basePath).lazy
          .compactMap(source.position).first
      else { continue }
      return source.diagnostic(at: position, broken.summary, hints: hints)
    }
    return nil
  }

  /// How its owner may have written the link: with a slash in front, relative to its page, or
  /// relative to the home page.
  private static func spellings(of broken: InternalLinks.Broken, basePath: String) -> [String] {
    guard broken.link.hasPrefix(basePath) else { return [broken.link] }
    let path = String(broken.link.dropFirst(basePath.count))
    var folders = broken.place.file.split(separator: "/").dropLast().map(String.init)
    var spellings = ["/" + path]
    var steps = ""
    while !folders.isEmpty {
      let folder = Address(folders: folders).encoded
      if path.hasPrefix(folder) { spellings.append(steps + path.dropFirst(folder.count)) }
      folders.removeLast()
      steps += "../"
    }
    return (spellings + [steps + path, path]).filter { !$0.isEmpty }
  }
}

extension SourceFile {
  /// Where a text first stands as a whole link: behind a bracket, a quote or a blank, and before
  /// one.
  fileprivate func position(of link: String) -> Position? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for mark in ["(", "\"", "'", "<", " "] {
        let ranges = line.ranges(of: mark + link)
        guard
          let range = ranges.first(where: { range in
            line[range.upperBound...].first.map(")\"'>]}, \t".contains) ?? true
          })
        else { continue }
        let column = line[..<range.lowerBound].unicodeScalars.count + 2
        return Position(line: number + 1, column: column)
      }
    }
    return nil
  }
}
