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
    for (file, body) in [("1-1.json", "a"), ("1-2.json", "b"), ("1-2.json", "c")] {
      try shelf.keepPending(.entry(file, body), Array(body.utf8), of: "music/queen")
    }
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
    for (file, body) in [("1-1.json", "a"), ("1-2.json", "b")] {
      try shelf.keepPending(.entry(file, body), Array(body.utf8), of: "q")
    }
    try site.write("A", to: "\(folder)/1-1.json")
    #expect(shelf.pending(of: "q")?.record.responses.map(\.file) == ["1-2.json"])
    try site.remove("\(folder)/1-2.json")
    #expect(shelf.pending(of: "q") == nil)
    try site.write("{", to: "\(folder)/record.json")
    #expect(shelf.pending(of: "q") == nil)
    try shelf.keepPending(.entry("1-1.json", "a"), [0x61], of: "q")
    #expect(shelf.pending(of: "q")?.record.responses.map(\.file) == ["1-1.json"])
  }

  @Test("Killed at any moment, what was kept before is still there", arguments: 0..<12)
  func killed(_ number: Int) throws {
    try shelf.keepPending(.entry("1-1.json", "a"), [0x61], of: "q")
    let dead = Disk.failing(at: number, .forGood, Counter(), over: .hasty)
    do throws(Diagnostic) {
      try RecordingShelf(site: site.path, disk: dead).keepPending(
        .entry("1-2.json", "b"), [0x62], of: "q")
    } catch {
      #expect(error.summary == "This cannot be written: No space left on device.")
    }
    let files = try #require(shelf.pending(of: "q")).record.responses.map(\.file)
    #expect(files == ["1-1.json"] || files == ["1-1.json", "1-2.json"])
    try shelf.keepPending(.entry("1-2.json", "b"), [0x62], of: "q")
    #expect(shelf.pending(of: "q")?.record.responses.map(\.file) == ["1-1.json", "1-2.json"])
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
