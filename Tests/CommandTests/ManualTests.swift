import Foundation
import Testing

@testable import Command

/// The manual page, `docs/thumbindex.1`.
@Suite struct ManualTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/thumbindex.1")

  private static func page() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The page with the sections that the program's own account of itself would give it.
  private static func renewed(_ page: String) throws -> String {
    let start = try #require(page.range(of: ".Sh COMMANDS\n")).lowerBound
    let end = try #require(page.range(of: ".Sh ENVIRONMENT\n")).lowerBound
    return page[..<start] + ManualSections.text + page[end...]
  }

  /// `make manual` asks for a new page in place of a comparison.
  @Test("the commands and options of the page are those of the program")
  func current() throws {
    let page = try Self.page()
    let renewed = try Self.renewed(page)
    if ProcessInfo.processInfo.environment["RENEW_MANUAL"] != nil {
      try Data(renewed.utf8).write(to: Self.file)
    } else {
      #expect(page == renewed, "Run 'make manual', and look at what it changed.")
    }
  }

  @Test("the page has all sections that a manual has")
  func sections() throws {
    let page = try Self.page()
    let headings = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map {
      $0.dropFirst(4)
    }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test(
    "every variable with a store's key is in the page",
    arguments: ["GOOGLE_BOOKS_API_KEY", "OMDB_API_KEY"])
  func keys(_ variable: String) throws {
    #expect(try Self.page().contains(".It Ev \(variable)\n"))
  }

  @Test("mandoc has no objection", .needs("mandoc"))
  func mandoc() throws {
    let run = try ShellProgram(name: "mandoc").run(
      ["-T", "lint", "-W", "warning", Self.file.path], in: "/")
    #expect(run.status == 0 && run.output == "", "\(run.output)")
  }

  @Test("groff has no warning", .needs("groff"))
  func groff() throws {
    let run = try ShellProgram(name: "groff").run(
      ["-m", "mdoc", "-T", "utf8", "-w", "w", "-z", Self.file.path], in: "/")
    #expect(run.status == 0 && run.output == "", "\(run.output)")
  }
}
