import Checking
import Diagnostics
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

  /// An error for each link, at its first page's source or at the settings if it is written
  /// there; a link that stands on many pages is one error.
  ///
  /// - Parameter basePath: What the program put before the link as its owner wrote it.
  /// - Returns: In the order of the pages.
  func diagnostics(basePath: String) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    for broken in all { counts[broken.summary, default: 0] += 1 }
    var told: Set<String> = []
    return all.compactMap { broken in
      guard told.insert(broken.summary).inserted else { return nil }
      let others = (counts[broken.summary] ?? 1) - 1
      let page = "It stands on '\(broken.place.file)'"
      let hints = [
        others == 0 ? "\(page)." : "\(page) and \(others) other place\(others == 1 ? "" : "s")."
      ]
      return inSource(broken, basePath: basePath, hints: hints)
        ?? Diagnostic(.error, broken.summary, hints: hints)
    }
  }

  /// The error at the link as its owner wrote it; `nil` when it is not found, as in a template.
  private func inSource(
    _ broken: InternalLinks.Broken, basePath: String, hints: [String]
  ) -> Diagnostic? {
    let isRooted = broken.link.hasPrefix(basePath)
    let written = isRooted ? "/" + broken.link.dropFirst(basePath.count) : broken.link
    let origin = plan.origin(of: broken.place.file)
    for path in [origin, SiteSettings.path].compactMap(\.self) {
      guard let bytes = try? folder.bytes(of: path),
        let source = try? SourceFile(path: path, bytes: bytes),
        let position = source.position(of: written)
      else { continue }
      return source.diagnostic(at: position, broken.summary, hints: hints)
    }
    return nil
  }
}

extension SourceFile {
  /// Where a text first stands as a whole link: behind a bracket, a quote or a blank.
  fileprivate func position(of link: String) -> Position? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for mark in ["(", "\"", "'", "<", " "] {
        guard let range = line.firstRange(of: mark + link) else { continue }
        let column = line[..<range.lowerBound].unicodeScalars.count + 2
        return Position(line: number + 1, column: column)
      }
    }
    return nil
  }
}
