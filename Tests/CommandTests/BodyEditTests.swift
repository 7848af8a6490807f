import Pages
import Rendering
import Synchronization
import TestSupport
import Testing

@testable import Command

/// Builds after edits of introductions and plain pages, which leave pages of items and indexes as they are.
@Suite struct BodyEditTests {
  private let now = Int.max

  @Test("only pages that can have the words are made again")
  func makesOnlyTheOthers() async throws {
    let site = try TestSite.toBeEdited()
    try site.write("tags: [red]\n" + site.text("Queries/bands.yml"), to: "Queries/bands.yml")
    let folder = try SiteFolder(site.path)
    let work = try await SiteWork(
      of: folder, includesDrafts: false, options: Answers.Options())
    let asked = Mutex<[String]>([])
    let made = Mutex<[String]>([])
    try await SiteOutput(of: work, in: folder).make(
      keep: { path in
        asked.withLock { $0.append(path) }
        return path != "item/itunes/2/index.html"
      }, take: { _, path in made.withLock { $0.append(path) } }, copy: { _ in })
    let pages = made.withLock(\.self).filter { $0.hasSuffix(".html") }.sorted()
    #expect(
      pages == [
        "404.html", "a/index.html", "about/index.html", "b/index.html", "bands/heart/index.html",
        "bands/index.html", "bands/rush/index.html", "index.html",
        "item/itunes/2/index.html",
        "new/index.html", "tag/red/index.html",
      ])
    #expect(
      asked.withLock { $0.sorted() }
        == work.pages.ofIndexesAndItems.map { work.pages.listing(at: $0).address.file }
        .filter { $0 != "tag/red/index.html" }.sorted())
  }

  @Test(
    "whatever was edited before and with it, the site is that of a first build",
    arguments: 1...3 as ClosedRange<UInt64>)
  func equalsAFirstBuild(_ seed: UInt64) async throws {
    let site = try TestSite.toBeEdited()
    var chance: any RandomNumberGenerator = SeededGenerator(seed: seed)
    let harmless = SiteEdit.all.filter { $0.name != SiteEdit.searchName }
    for number in 0..<20 {
      if Int.random(in: 0..<3, using: &chance) == 0 {
        if site.has(SiteEdit.mistake) { try site.remove(SiteEdit.mistake) }
        try harmless.randomElement(using: &chance)?.run(site, &chance)
      }
      let file =
        ["Queries/a.md", "Queries/b.md", "Site/Pages/about.md"]
        .randomElement(using: &chance) ?? ""
      try site.write(try site.text(file) + "Line \(number).\n\n", to: file)
      let next = await site.run("build", now: now)
      let first = await site.run("build", "--output", "first\(number)", now: now)
      #expect(next.status == first.status)
      #expect(next.remarks == first.remarks)
      guard next.status == .done || next.status == .partial else { continue }
      let (one, other) = (try site.contents(), try site.contents(of: "first\(number)"))
      #expect(one.keys.sorted() == other.keys.sorted())
      #expect(one.filter { $0.value != other[$0.key] }.keys.sorted() == [])
    }
  }

  @Test("a page of an item that someone has changed is written again")
  func mends() async throws {
    let site = try TestSite.toBeEdited()
    await site.run("build", now: now)
    let page = "_site/item/itunes/1/index.html"
    let before = try site.text(page)
    try site.write("mine", to: page)
    try site.write(try site.text("Queries/a.md") + "More.\n", to: "Queries/a.md")
    let run = await site.run("build", now: now)
    #expect(run.status == .done, "\(run.remarks)")
    #expect(try site.text(page) == before)
  }
}
