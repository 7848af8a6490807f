import Diagnostics
import Publishing
import Testing

/// Files that were built, changed by someone, and left when they were to go.
@Suite struct LeftFileTests {
  private let texts = ["a.html": "a", "index.html": "home"]

  /// A site whose page was changed and is left, by a clean or by a build without it.
  private func site(byBuild: Bool) throws -> Folder {
    let folder = try Folder()
    try folder.build(texts)
    try folder.write("by hand", to: "_site/a.html")
    let warnings =
      byBuild
      ? try folder.build(["index.html": "home"]).warnings
      : try Cleaning(of: folder.output()).run().warnings
    #expect(warnings.map(\.place?.file) == ["_site/a.html"])
    return folder
  }

  @Test("A build says of such a file that it was built and changed", arguments: [false, true])
  func isTheOwners(byBuild: Bool) throws {
    let folder = try site(byBuild: byBuild)
    for _ in 1...2 {
      let error = #expect(throws: DiagnosticList.self) { try folder.build(texts) }
      #expect(
        error?.all.map(\.description) == [
          "_site/a.html: error: This file is in the way of a page: it was built, and changed "
            + "afterwards.\nhint: Delete it to have it built anew, or move it out of '_site' to keep "
            + "it."
        ])
      #expect(folder.text("_site/a.html") == "by hand")
    }
    // A second clean does not take it either.
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files() == ["a.html"])
    try folder.remove("_site/a.html")
    try folder.build(texts)
    #expect(folder.text("_site/a.html") == "a")
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files(in: ".").filter { $0.hasPrefix("_site") } == [])
    #expect(folder.lists() == [])
  }

  @Test("Another file that comes to its place later was not built", arguments: [false, true])
  func isForgottenWhenItIsGone(byBuild: Bool) throws {
    let folder = try site(byBuild: byBuild)
    try folder.remove("_site/a.html")
    try folder.build(["index.html": "new"])
    try folder.write("mine", to: "_site/a.html")
    let error = #expect(throws: DiagnosticList.self) { try folder.build(texts) }
    #expect(
      error?.all.map(\.summary) == [
        "This file is in the way of a page and was not built by Thumbindex."
      ])
  }
}
