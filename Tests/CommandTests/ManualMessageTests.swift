import Foundation
import TestSupport
import Testing

/// The messages that the manual explains, held against the texts of the program.
@Suite struct ManualMessageTests {
  @Test("every message that the manual explains is one of the program")
  func messages() throws {
    let texts = try Self.texts()
    let messages = try ManualPage("manual/troubleshooting").headings
      .filter { $0.hasPrefix("### `") }.map { $0.dropFirst(5).dropLast() }
    #expect(messages.count > 50)
    for message in messages {
      let parts = message.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) }
      for part in parts where part.count > 2 {
        let isKnown = texts.contains(part)
        #expect(isKnown, "\(message): nothing says '\(part)'.")
      }
    }
  }

  /// The sources, their texts put together where they are parted over lines.
  private static func texts() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let sources = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return sources.joined().replacing(/"\n *\+ "/, with: "")
  }
}
