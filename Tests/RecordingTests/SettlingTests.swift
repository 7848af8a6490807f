import Diagnostics
import FileSystem
import Recording
import Testing

/// What a killed run leaves behind is gone after the next fetch begins, whatever that asks.
@Suite struct SettlingTests {
  private static let later = "2023-01-01T00:00:00Z"
  private static let long = "lists/" + String(repeating: "queen-", count: 35)

  @Test(
    "wherever a replacement was killed, nothing is left, and the old or the new state counts",
    arguments: ["queen", "music/queen", long], [true, false])
  func replacements(_ name: String, _ canExchange: Bool) throws {
    for number in 0..<200 {
      let site = try SiteOnDisk()
      var old = NewRecording()
      old.add("1-1.json", "a")
      old.add("2-1.json", "b", isKept: false)
      try site.shelf.replace(old, of: name)
      try site.write("mine", to: "Site/Responses/\(name)/notes/.kept")
      var new = NewRecording()
      new.add("1-1.json", "A", date: Self.later)
      new.add("2-1.json", "B", isKept: false, date: Self.later)
      let before = try site.state(name)
      let changes = Counter()
      let disk = Disk.failing(at: number, .forGood, changes, over: canExchange ? .hasty : .plain)
      try? RecordingShelf(site: site.path, disk: disk).replace(new, of: name)
      let after = try site.state(name)
      let names = name == Self.long ? [name] : []
      site.shelf.settle(names, pendingAfter: NewRecording.date)
      #expect(try site.state(name) == after, "failure \(number)")
      let mine = "Site/Responses/\(name)/notes/.kept"
      #expect(site.leftovers == [mine], "failure \(number)")
      if changes.value <= number {
        #expect(after != before)
        return
      }
    }
    Issue.record("It never came to an end.")
  }

  @Test("pending responses of a day ago go, those of today stay") func pending() throws {
    let site = try SiteOnDisk()
    for (name, date) in [("music/old", NewRecording.date), ("music/new", Self.later)] {
      try site.shelf.keepPending(.entry("1-1.json", "a", date: date), [0x61], beside: [], of: name)
    }
    try site.write("b", to: ".thumbindex/pending/cut-off/1-1.json")
    site.shelf.settle([], pendingAfter: NewRecording.date)
    #expect(
      site.files().filter { $0.contains("/pending/") } == [
        ".thumbindex/pending/music/new/1-1.json", ".thumbindex/pending/music/new/record.json",
      ])
  }

  @Test("a fetch of other queries does it") func fetching() async throws {
    let site = try FetchingSite()
    site.query("a", "store: itunes\nterm: ax")
    site.say("term=ax", .body(.songs(1)))
    let remains = "\(site.path)/Site/Responses/.gone.thumbindex-new"
    try Disk.system.makeFolders(remains)
    try site.write("{", to: "Site/Responses/.gone.thumbindex-new/1-1.json")
    try await site.fetch { $0.standsAlone = true }
    #expect(try Disk.system.status(remains) == nil)
  }
}
