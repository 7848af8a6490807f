import Foundation
import Mustache
import Testing

@testable import Rendering

/// The table of names in `Templates/README.md`, generated from the shapes.
///
/// `RECORD_TABLE=1` writes it anew, and fails the test.
@Suite struct VariableTableTests {
  private static let marks = (begin: "<!-- names -->\n", end: "<!-- /names -->\n")
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates/README.md")

  @Test func theTableIsInStepWithTheShapes() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let begin = try #require(text.range(of: Self.marks.begin)).upperBound
    let end = try #require(text.range(of: Self.marks.end)).lowerBound
    if ProcessInfo.processInfo.environment["RECORD_TABLE"] != nil {
      try (text[..<begin] + Self.table + text[end...])
        .write(to: Self.readme, atomically: true, encoding: .utf8)
      Issue.record("The table was recorded; run the test again without RECORD_TABLE.")
      return
    }
    #expect(String(text[begin..<end]) == Self.table)
  }

  /// The fields of every template's context, then those of the parts below them, each once.
  private static var table: String {
    let roots = Renderer.roots.sorted { $0.key < $1.key }
    let own = roots.map {
      ($0.key, $0.value.documentation.filter { [name = $0.value.name] in $0.shape == name })
    }
    let everywhere = Set(own.first?.1.map(\.field) ?? []).intersection(
      own.reduce(Set(own.first?.1.map(\.field) ?? [])) { $0.intersection($1.1.map(\.field)) })
    var text = section("every page", own.first?.1.filter { everywhere.contains($0.field) } ?? [])
    for (name, rows) in own {
      text += section("`\(name)`", rows.filter { !everywhere.contains($0.field) })
    }
    var seen = Set(roots.map(\.value.name))
    for row in roots.flatMap(\.value.documentation) where seen.insert(row.shape).inserted {
      let rows = roots.lazy.map { $0.value.documentation.filter { $0.shape == row.shape } }
      text += section(row.shape, rows.first { !$0.isEmpty } ?? [])
    }
    return text
  }

  private static func section(_ title: String, _ rows: [Shape.DocumentationRow]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { "| `\($0.field)` | \($0.type) | \($0.summary) |\n" }
    return "\n### \(title)\n\n| name | type | what it holds |\n|---|---|---|\n" + lines.joined()
  }
}
