import Foundation
import Mustache
import TestSupport
import Testing

@testable import Rendering

/// The names that templates may use, generated from the shapes: the table in `Templates/README.md`
/// and the list in the manual.
///
/// `RECORD_TABLE=1` writes both anew, and fails the tests.
@Suite struct VariableTableTests {
  private static let marks = (begin: "<!-- names -->\n", end: "<!-- /names -->\n")
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates/README.md")

  @Test func theTableIsInStepWithTheShapes() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let begin = try #require(text.range(of: Self.marks.begin)).upperBound
    let end = try #require(text.range(of: Self.marks.end)).lowerBound
    let table = Self.sections.map(\.table).joined()
    if ProcessInfo.processInfo.environment["RECORD_TABLE"] != nil {
      try (text[..<begin] + table + text[end...])
        .write(to: Self.readme, atomically: true, encoding: .utf8)
      Issue.record("The table was recorded; run the test again without RECORD_TABLE.")
      return
    }
    #expect(String(text[begin..<end]) == table)
  }

  @Test func theManualIsInStepWithTheShapes() throws {
    let sections = Self.sections
    let titles = Set(sections.map(\.title))
    let introduction = """

      This is what the program knows, written down by itself. A *flag* is only asked, as in
      `{{#gone}}…{{/gone}}`. A type that is a link leads to the names that count within it.

      """
    try ManualPage("manual/templates").expect(
      introduction + sections.map { $0.list(linking: titles) }.joined(), below: "## Every name")
  }

  /// The fields of every template's context, then those of the parts below them, each once.
  private static var sections: [Section] {
    let roots = Renderer.roots.sorted { $0.key < $1.key }
    let own = roots.map {
      ($0.key, $0.value.documentation.filter { [name = $0.value.name] in $0.shape == name })
    }
    let everywhere = Set(own.first?.1.map(\.field) ?? []).intersection(
      own.reduce(Set(own.first?.1.map(\.field) ?? [])) { $0.intersection($1.1.map(\.field)) })
    var sections = [
      Section(
        title: "every page", rows: own.first?.1.filter { everywhere.contains($0.field) } ?? [])
    ]
    for (name, rows) in own {
      sections.append(
        Section(title: "`\(name)`", rows: rows.filter { !everywhere.contains($0.field) }))
    }
    var seen = Set(roots.map(\.value.name))
    for row in roots.flatMap(\.value.documentation) where seen.insert(row.shape).inserted {
      let rows = roots.lazy.map { $0.value.documentation.filter { $0.shape == row.shape } }
      sections.append(Section(title: row.shape, rows: rows.first { !$0.isEmpty } ?? []))
    }
    return sections.filter { !$0.rows.isEmpty }
  }

  /// The names of one part.
  private struct Section {
    let title: String
    let rows: [Shape.DocumentationRow]

    var table: String {
      let lines = rows.map { "| `\($0.field)` | \($0.type) | \($0.summary) |\n" }
      return "\n### \(title)\n\n| name | type | what it holds |\n|---|---|---|\n" + lines.joined()
    }

    /// The same as a list, since pages of a site have no tables.
    func list(linking titles: Set<String>) -> String {
      let lines = rows.map { row in
        let listed = "list of "
        let isList = row.type.hasPrefix(listed)
        let name = isList ? String(row.type.dropFirst(listed.count)) : row.type
        let link =
          titles.contains(name)
          ? "[\(name)](#\(name.replacing(" ", with: "-")))" : name
        return "- `\(row.field)`, \(isList ? listed : "")\(link). \(row.summary)\n"
      }
      return "\n### \(title)\n\n" + lines.joined()
    }
  }
}
