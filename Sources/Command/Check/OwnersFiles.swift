import Diagnostics
import QueryFiles
import Synchronization

/// The files of a site that its owner wrote, to find in them what stands on a page.
///
/// A file is read when it is asked for, and kept. Those that cannot be read are passed over: there are
/// messages about them already.
final class OwnersFiles: Sendable {
  private let folder: SiteFolder
  private let names: Set<String>
  private let read = Mutex<[String: SourceFile?]>([:])
  /// Queries, lists, plain pages and settings, in the order of bytes.
  let texts: [String]
  /// Those of the site's own.
  let templates: [String]

  init(in folder: SiteFolder) {
    self.folder = folder
    var faults: [Diagnostic] = []
    let texts =
      folder.sources(below: "Queries", &faults) + folder.sources(below: "Site/Pages", &faults)
      + [SiteSettings.path]
    let templates = folder.sources(below: "Templates", &faults).filter { $0.hasSuffix(".html") }
    names = Set(texts + templates)
    self.texts = texts
    self.templates = templates
  }

  /// One of them; `nil` when it is none, or cannot be read.
  subscript(path: String) -> SourceFile? {
    guard names.contains(path) else { return nil }
    if let known = read.withLock({ $0[path] }) { return known }
    let file = (try? folder.bytes(of: path)).flatMap { try? SourceFile(path: path, bytes: $0) }
    read.withLock { $0[path] = .some(file) }
    return file
  }
}

extension SourceFile {
  /// Where a text first stands; `nil` when it does not.
  func position(ofFirst text: String) -> Position? {
    guard !text.isEmpty, let range = self.text.firstRange(of: text) else { return nil }
    let before = self.text[..<range.lowerBound].unicodeScalars
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return Position(line: line.count, column: (line.last?.count ?? 0) + 1)
  }
}
