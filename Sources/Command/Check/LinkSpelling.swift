import Diagnostics
import Links
import Pages

/// How the owner of a site may have written a link that stands on a page.
struct LinkSpelling {
  /// The likeliest first.
  let all: [String]

  /// - Parameters:
  ///   - link: As it stands on the page.
  ///   - page: The page's file below the base path.
  ///   - base: What the program put before the link.
  init(of link: String, on page: String, base: BasePath) {
    guard link.hasPrefix(base.encoded) else {
      all = [link]
      return
    }
    // With a slash in front, relative to its page, or relative to the home page.
    let path = String(link.dropFirst(base.encoded.count))
    var folders = page.split(separator: "/").dropLast().map(String.init)
    var spellings = ["/" + path]
    var steps = ""
    while !folders.isEmpty {
      let folder = Address(folders: folders).encoded
      if path.hasPrefix(folder) { spellings.append(steps + path.dropFirst(folder.count)) }
      folders.removeLast()
      steps += "../"
    }
    all = (spellings + [steps + path, path, link]).filter { !$0.isEmpty }
  }

  /// Where one of them first stands in a file.
  func position(in file: SourceFile) -> Position? {
    all.lazy.compactMap { file.position(ofLink: $0) }.first
  }
}

extension SourceFile {
  /// Where a text first stands as a whole link: behind a bracket, a quote or a blank, and before
  /// one.
  fileprivate func position(ofLink link: String) -> Position? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for mark in ["(", "\"", "'", "<", " ", "="] {
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
