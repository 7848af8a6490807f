import Command
import Foundation
import Testing

/// The workflow that a new site gets.
@Suite struct StarterTests {
  @Test("it runs this version of the program, wherever it runs it")
  func version() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Starter/.github/workflows/pages.yml")
    let uses = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("/thumbindex@") }
    #expect(uses.count == 2)
    #expect(uses.allSatisfy { $0.hasSuffix("/thumbindex@v\(Thumbindex.version)") }, "\(uses)")
  }
}
