package import Foundation
import Testing

/// A page of the manual in `Site/Pages`, as far as tests compare it with the program.
package struct ManualPage {
  package let file: URL
  package let text: String

  /// The page of that name: `manual/queries`.
  package init(_ name: String) throws {
    file = Self.folder.appending(path: "\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// All pages but the first one, in the order of their names.
  package static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "manual").path)
    return (files ?? []).filter { $0.hasSuffix(".md") }.map { "manual/\($0.dropLast(3))" }.sorted()
  }()

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Site/Pages")

  /// A block of code, and what stands behind the backquotes that open it: `yaml query`.
  package struct Example: Hashable, Sendable {
    package let info: String
    package let text: String
  }

  package var examples: [Example] {
    text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }.map { part in
      let lines = part.element.split(separator: "\n", omittingEmptySubsequences: false)
      return Example(
        info: String(lines.first ?? ""), text: lines.dropFirst().map { "\($0)\n" }.joined())
    }
  }

  /// The headings with their hashes, in the order of the page.
  package var headings: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("##") }.map { String($0) }
  }

  /// What stands below a heading, up to the next one of any level.
  package func text(below heading: String) throws -> Substring {
    let start = try #require(text.range(of: "\n\(heading)\n"), "There is no '\(heading)'.")
    let rest = text[start.upperBound...]
    return rest[..<(rest.range(of: "\n#")?.lowerBound ?? rest.endIndex)]
  }

  /// The names that the lines of a list below a heading begin with: ``- `title`: …``.
  package func names(below heading: String) throws -> [String] {
    try text(below: heading).split(separator: "\n").filter { $0.hasPrefix("- `") }.compactMap {
      $0.dropFirst(3).split(separator: "`").first.map { String($0) }
    }
  }

  /// Compares what stands below a heading, up to the next one of its level or above, with what the
  /// program makes of it.
  ///
  /// With `RECORD_TABLE` in the environment it is written anew, and the test fails.
  package func expect(_ wanted: String, below heading: String) throws {
    let start = try #require(text.range(of: "\n\(heading)\n"), "There is no '\(heading)'.")
    let level = heading.prefix { $0 == "#" }.count
    let end = Self.end(of: text[start.upperBound...], level: level)
    if ProcessInfo.processInfo.environment["RECORD_TABLE"] == nil {
      #expect(
        text[start.upperBound..<end] == wanted,
        "Run the test with RECORD_TABLE=1, and look at what it changed.")
    } else {
      try Data((text[..<start.upperBound] + wanted + text[end...]).utf8).write(to: file)
      Issue.record("'\(heading)' was recorded; run the test again without RECORD_TABLE.")
    }
  }

  private static func end(of rest: Substring, level: Int) -> String.Index {
    let ends = (1...level).compactMap { level in
      rest.range(of: "\n\(String(repeating: "#", count: level)) ")
        .map { rest.index(after: $0.lowerBound) }
    }
    return ends.min() ?? rest.endIndex
  }
}
