import Foundation
import Recording
import TestSupport
import Testing

@testable import Command
@testable import Preview

/// Builds that follow one another, of which each makes anew only what has changed.
@Suite struct PreviewBuildTests {
  @Test(
    "after any edit the site is that of a first build, byte for byte",
    arguments: 1...4 as ClosedRange<UInt64>)
  func equalsAFirstBuild(_ seed: UInt64) async throws {
    let site = try TestSite.toBeEdited()
    let folder = try SiteFolder(site.path)
    let build = PreviewBuild(of: folder, includesDrafts: false, moments: .system)
    var chance: any RandomNumberGenerator = SeededGenerator(seed: seed)
    var good = 0
    for _ in 0..<25 {
      // One mistake is enough for a while.
      if site.has(SiteEdit.mistake), Bool.random(using: &chance) {
        try site.remove(SiteEdit.mistake)
      }
      let edit = try #require(SiteEdit.all.randomElement(using: &chance))
      try edit.run(site, &chance)
      let next = await build.run()
      let first = await PreviewBuild(of: folder, includesDrafts: false, moments: .system).run()
      #expect(next.diagnostics == first.diagnostics, "\(edit.name)")
      #expect((next.site == nil) == (first.site == nil), "\(edit.name)")
      guard let one = next.site, let other = first.site else { continue }
      good += 1
      #expect(one.base == other.base)
      #expect(SiteChange(from: other, to: one).paths.isEmpty, "\(edit.name)")
    }
    #expect(good > 5)
  }

  @Test("it is also what a build writes")
  func equalsABuild() async throws {
    let site = try TestSite.toBeEdited()
    let build = PreviewBuild(of: try SiteFolder(site.path), includesDrafts: false, moments: .system)
    _ = await build.run()
    try site.write(
      try site.text("Queries/a.md").replacing("title: Songs", with: "title: Girls"),
      to: "Queries/a.md")
    let served = try #require(await build.run().site)
    #expect(await site.run("build").status == .done)
    let written = try site.contents()
    #expect(served.files.keys.sorted() == written.keys.sorted())
    for (path, file) in served.files {
      guard case .bytes(let bytes) = file.content else { continue }
      #expect(written[path] == Data(bytes), "\(path)")
    }
  }

  @Test("an edit of one query leaves the pages of others as they are")
  func leavesOthers() async throws {
    let site = try TestSite.toBeEdited()
    let build = PreviewBuild(of: try SiteFolder(site.path), includesDrafts: false, moments: .system)
    let before = try #require(await build.run().site)
    try site.write(try site.text("Queries/a.md") + "Hello\n", to: "Queries/a.md")
    let after = try #require(await build.run().site)
    #expect(
      SiteChange(from: before, to: after).paths.sorted() == [
        "a/catalog.json", "a/feed.json", "a/feed.xml", "a/index.html", "feed.json", "feed.xml",
        "index.html",
      ])
  }
}
