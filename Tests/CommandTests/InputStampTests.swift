import FileSystem
import Testing

@testable import Command

@Suite struct InputStampTests {
  private func stamp(_ site: TestSite, now: Int = .max) throws -> InputStamp? {
    InputStamp(of: try SiteFolder(site.path), options: "", programs: [], now: now)
  }

  @Test("a file that is saved again with the same text is another, and stands for the same pages")
  func tellsASaveOfTheSame() throws {
    let site = try TestSite.toBeEdited()
    let folder = try SiteFolder(site.path)
    let first = try #require(try stamp(site))
    #expect(try stamp(site) == first)
    try site.write(site.text("Queries/a.md"), to: "Queries/a.md")
    let second = try #require(try stamp(site))
    #expect(second != first)
    #expect(second.all != first.all)
    #expect(second.withoutBodies(in: folder) == first.withoutBodies(in: folder))
  }

  @Test("what was saved just now may be saved again unnoticed")
  func waitsForFilesToSettle() throws {
    let site = try TestSite.toBeEdited()
    #expect(try stamp(site, now: 0) == nil)
  }

  @Test("what editors leave beside a file is nothing, but for assets")
  func leavesOutLeftovers() throws {
    let site = try TestSite.toBeEdited()
    let first = try #require(try stamp(site))
    try site.write("x", to: "Queries/.a.md.swp")
    try site.link("Queries/.#a.md", to: "me@machine")
    #expect(try stamp(site) == first)
    try site.write("x", to: "Site/Assets/.a.txt.swp")
    #expect(try stamp(site) != first)
  }
}
