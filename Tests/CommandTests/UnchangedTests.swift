import Command
import Foundation
import Testing

@Suite struct UnchangedTests {
  /// A time at which no file of the site was saved just now.
  private let later = Int.max

  private func site() throws -> TestSite {
    try TestSite(
      Fixtures.settings + Fixtures.query("queen", songs: "Bicycle Race", "Innuendo")
        + "-- Site/Assets/a.txt --\none\n")
  }

  @Test("A build without a change to the inputs makes nothing again")
  func nothingChanged() async throws {
    let site = try site()
    let first = await site.run("build", "-v", now: later)
    let second = await site.run("build", "-v", now: later)
    #expect(first.remarks == "1 query, 0 lists, 12 pages\n")
    #expect(second.remarks.isEmpty)
    #expect(second.output.contains("; 0 written, "))
  }

  @Test("A file of the same size and time in the place of another is a change")
  func replacedFile() async throws {
    let site = try site()
    await site.run("build", now: later)
    let asset = "\(site.path)/Site/Assets/a.txt"
    let date = try #require(
      try FileManager.default.attributesOfItem(atPath: asset)[.modificationDate] as? Date)
    try "two\n".write(toFile: asset + "2", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: asset + "2")
    try FileManager.default.removeItem(atPath: asset)
    try FileManager.default.moveItem(atPath: asset + "2", toPath: asset)
    await site.run("build", now: later)
    #expect(
      try String(contentsOfFile: "\(site.path)/_site/assets/a.txt", encoding: .utf8) == "two\n")
  }

  @Test("A change behind a linked folder of assets is a change")
  func linkedAssets() async throws {
    let site = try site()
    let folder = "\(site.path)/shared"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "one\n".write(toFile: "\(folder)/b.txt", atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.path)/Site/Assets/linked", withDestinationPath: folder)
    await site.run("build", now: later)
    try "two\n".write(toFile: "\(folder)/b.txt", atomically: true, encoding: .utf8)
    await site.run("build", now: later)
    let copy = "\(site.path)/_site/assets/linked/b.txt"
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "two\n")
  }

  @Test("A change of the cached recordings is a change")
  func cachedRecordings() async throws {
    let site = try site()
    await site.run("build", "--offline", now: later)
    try site.write(
      #"{"date":"2003-05-09T09:00:00Z","change":"added","id":"itunes:1","title":"Bicycle Race"}"#,
      to: ".thumbindex/responses/queen/history.jsonl")
    await site.run("build", "--offline", now: later)
    #expect(try site.page("new/index.html").titles == ["Bicycle Race"])
  }

  @Test("A recording that grows too old between two builds is told by the second")
  func expiry() async throws {
    let site = try TestSite(
      Fixtures.settings + "stores: {itunes: {keep: false, cache: 1m}}\n"
        + Fixtures.query("queen", songs: "Innuendo"))
    let answer = StoreAnswers.songs(["Innuendo"])
    try site.record("queen", [answer], date: "2100-01-01T00:00:00Z")
    try site.makeFolder(".thumbindex")
    try site.rename("Site/Responses", to: ".thumbindex/responses")
    let date = 4_102_444_800 * 1_000_000_000
    let first = await site.run("build", "--offline", now: date + 30_000_000_000)
    #expect(first.remarks == "")
    let second = await site.run("build", "--offline", now: date + 90_000_000_000)
    #expect(second.status == .done)
    #expect(
      second.remarks.contains(
        "This search was recorded on 2100-01-01, which is longer ago than the store's terms allow."),
      "\(second.remarks)")
  }

  @Test("A build that has something to say says it again")
  func repeatsWarnings() async throws {
    let site = try TestSite("-- Site/site.yml --\ntitle: Shelf\n")
    let first = await site.run("build", now: later)
    let second = await site.run("build", now: later)
    #expect(first.remarks.contains("warning: This site has no 'url'"))
    #expect(first.remarks == second.remarks)
  }

  @Test("An output that is a file is refused with one sentence")
  func outputIsAFile() async throws {
    let site = try site()
    try "mine".write(toFile: "\(site.path)/_site", atomically: false, encoding: .utf8)
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        error: The site cannot be written to '_site': it is no folder.
        hint: Move it away, or name another folder with '--output'.
        1 error. Nothing was published.

        """)
  }
}
