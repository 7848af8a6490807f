import Foundation
import Testing

/// What `CONTRIBUTING.md` says of the targets, against the manifest.
@Suite struct ContributingTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What the manifest lets each stage import, but for `Diagnostics`, which nearly all do.
  private static func manifest() throws -> [String: Set<String>] {
    let text = try String(contentsOf: checkout.appending(path: "Package.swift"), encoding: .utf8)
    var arrows: [String: Set<String>] = [:]
    let stage =
      #/(?:stage\(\s*|\.target\(\s*name: )"(\w+)"(?:,\s*(?:imports:|dependencies:)([^)]*?))?\s*(?:\)|\],)/#
    for match in text.matches(of: stage) {
      arrows[String(match.1)] = names(in: match.2 ?? "", between: "\"").subtracting(["Diagnostics"])
    }
    return arrows
  }

  private static func names(in text: Substring, between mark: Character) -> Set<String> {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return Set(parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  @Test("the table of targets has the arrows of the manifest")
  func arrows() throws {
    let manifest = try Self.manifest()
    let text = try String(
      contentsOf: Self.checkout.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    var told: Set<String> = []
    for row in text.split(separator: "\n") {
      let cells = row.split(separator: "|")
      guard row.hasPrefix("| `"), cells.count == 3,
        let name = Self.names(in: cells[0], between: "`").first, let imports = manifest[name],
        name != "Command"
      else { continue }
      told.insert(name)
      #expect(Self.names(in: cells[2], between: "`") == imports, "\(name)")
    }
    let others = ["Command", "TestSupport", "StoreServer", "Visitor"]
    #expect(told == Set(manifest.keys).subtracting(others))
  }
}
