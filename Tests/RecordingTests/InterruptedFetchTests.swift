import Diagnostics
import FileSystem
import Recording
import Testing

@Suite struct InterruptedFetchTests {
  private let site: SiteOnDisk
  private let shelf: RecordingShelf

  init() throws {
    site = try SiteOnDisk()
    shelf = site.shelf
  }

  @Test func pendingResponsesComeBack() throws {
    #expect(shelf.pending(of: "music/queen") == nil)
    var others: [RecordedResponse] = []
    for (file, body) in [("1-1.json", "a"), ("1-2.json", "b")] {
      try shelf.keepPending(
        .entry(file, body), Array(body.utf8), beside: others, of: "music/queen")
      others.append(.entry(file, body))
    }
    try shelf.keepPending(
      .entry("1-2.json", "c"), [0x63], beside: [others[0]], of: "music/queen")
    let pending = try #require(shelf.pending(of: "music/queen"))
    #expect(pending.record.responses == [.entry("1-1.json", "a"), .entry("1-2.json", "c")])
    #expect(try pending.read("1-2.json") == Array("c".utf8))
    #expect(try shelf.folder(of: "music/queen") == nil)
    #expect(site.text(".thumbindex/.gitignore") == "*\n")
    try shelf.dropPending(of: "music/queen")
    #expect(shelf.pending(of: "music/queen") == nil)
    try shelf.dropPending(of: "music/queen")
  }

  @Test("What is damaged of them counts as not there") func damagedPending() throws {
    let folder = ".thumbindex/pending/q"
    try shelf.keepPending(.entry("1-1.json", "a"), [0x61], beside: [], of: "q")
    try shelf.keepPending(
      .entry("1-2.json", "b"), [0x62], beside: [.entry("1-1.json", "a")], of: "q")
    try site.write("A", to: "\(folder)/1-1.json")
    #expect(shelf.pending(of: "q")?.record.responses.map(\.file) == ["1-2.json"])
    try site.remove("\(folder)/1-2.json")
    #expect(shelf.pending(of: "q") == nil)
    try site.write("{", to: "\(folder)/record.json")
    #expect(shelf.pending(of: "q") == nil)
    try shelf.keepPending(.entry("1-1.json", "a"), [0x61], beside: [], of: "q")
    #expect(shelf.pending(of: "q")?.record.responses.map(\.file) == ["1-1.json"])
  }

  @Test(
    "Killed at any moment, what was kept before is still there, and nothing goes into version control",
    arguments: [true, false], 0..<16)
  func killed(_ isFirst: Bool, _ number: Int) throws {
    let before: [RecordedResponse] = isFirst ? [] : [.entry("1-1.json", "a")]
    if !isFirst { try shelf.keepPending(before[0], [0x61], beside: [], of: "q") }
    let new = RecordedResponse.entry("1-2.json", "b")
    let dead = Disk.failing(at: number, .forGood, Counter(), over: .hasty)
    do throws(Diagnostic) {
      try RecordingShelf(site: site.path, disk: dead).keepPending(
        new, [0x62], beside: before, of: "q")
    } catch {
      #expect(error.summary == "This cannot be written: No space left on device.")
    }
    let after = shelf.pending(of: "q")?.record.responses ?? []
    #expect(after == before || after == before + [new])
    let rules = site.text(".thumbindex/.gitignore")
    #expect(rules == nil || rules == "*\n")
    try shelf.keepPending(new, [0x62], beside: before, of: "q")
    #expect(shelf.pending(of: "q")?.record.responses == before + [new])
    #expect(site.text(".thumbindex/.gitignore") == "*\n")
  }

  @Test("What an older version left empty is filled") func emptyRules() throws {
    try site.write("", to: ".thumbindex/.gitignore")
    _ = try shelf.lock()
    #expect(site.text(".thumbindex/.gitignore") == "*\n")
  }

  @Test func theMarkOfARun() throws {
    #expect(shelf.run == nil)
    try shelf.beginRun("2022-05-07T10:00:00Z")
    #expect(shelf.run == "2022-05-07T10:00:00Z")
    #expect(
      site.text(".thumbindex/fetch.json") == "{\"started\": \"2022-05-07T10:00:00Z\"}\n")
    try shelf.endRun()
    #expect(shelf.run == nil)
    try site.write("{\"started\": \"yesterday\"}", to: ".thumbindex/fetch.json")
    #expect(shelf.run == nil)
  }

  @Test func onlyOneFetchAtATime() throws {
    do {
      let lock = try shelf.lock()
      let fault = #expect(throws: Diagnostic.self) { try shelf.lock() }
      #expect(fault?.summary == "Another fetch is running in this site.")
      #expect(fault?.place == Place(file: ".thumbindex/lock"))
      withExtendedLifetime(lock) {}
    }
    _ = try shelf.lock()
  }
}
