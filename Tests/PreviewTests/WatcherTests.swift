import Diagnostics
import Foundation
import Glibc
import Testing

@testable import Preview

/// What is noticed of an owner's work; one after the other, since each waits for files to come to rest.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct WatcherTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// Files that are there before.
    let files: [String]
    let work: @Sendable (Folder) throws -> Void
    let noticed: Set<String>
    /// What is noticed too if the watcher looks at the right moment.
    let perhaps: Set<String>

    init(
      _ testDescription: String, _ files: [String] = [], noticed: Set<String>,
      perhaps: Set<String> = [], _ work: @escaping @Sendable (Folder) throws -> Void
    ) {
      self.testDescription = testDescription
      self.files = files
      self.noticed = noticed
      self.perhaps = perhaps
      self.work = work
    }
  }

  private static let cases = [
    Case("a new file", noticed: ["Queries/a.md"]) { try $0.write("a", to: "Queries/a.md") },
    Case("a file written in place", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      try $0.write("other", to: "Queries/a.md")
    },
    Case("a file that is removed", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      try $0.remove("Queries/a.md")
    },
    Case("a file that is moved", ["Queries/a.md"], noticed: ["Queries/a.md", "Site/b.md"]) {
      try $0.move("Queries/a.md", to: "Site/b.md")
    },
    Case("a save by renaming over the file", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      try $0.write("other", to: "Queries/.a.md.tmp")
      try $0.move("Queries/.a.md.tmp", to: "Queries/a.md")
    },
    Case("a save by vim with a backup", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      try $0.write("", to: "Queries/4913")
      try $0.remove("Queries/4913")
      try $0.write("swap", to: "Queries/.a.md.swp")
      try $0.move("Queries/a.md", to: "Queries/a.md~")
      try $0.write("other", to: "Queries/a.md")
      try $0.remove("Queries/a.md~")
    },
    Case("a save by emacs", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      try $0.write("auto-saved", to: "Queries/#a.md#")
      try $0.link("Queries/.#a.md", to: "me@here.1")
      try $0.write("other", to: "Queries/a.md")
      try $0.remove("Queries/#a.md#")
      try $0.remove("Queries/.#a.md")
    },
    Case("a save by an IDE", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      try $0.write("other", to: "Queries/a.md___jb_tmp___")
      try $0.move("Queries/a.md", to: "Queries/a.md___jb_old___")
      try $0.move("Queries/a.md___jb_tmp___", to: "Queries/a.md")
      try $0.remove("Queries/a.md___jb_old___")
    },
    Case("LR-05 files that live shortly", noticed: []) { folder in
      for _ in 0..<50 {
        try folder.write("", to: "Queries/x~")
        try folder.remove("Queries/x~")
      }
      for name in ["a.swp", "a.tmp", ".DS_Store", "4913", "b.json.thumbindex-new", "c.part"] {
        try folder.write("x", to: "Queries/\(name)")
      }
    },
    Case(
      "names that are left out elsewhere count among assets",
      noticed: ["Site/Assets/.well-known/x", "Site/Assets/b.tmp", "Site/Assets/c.part"]
    ) {
      for name in [".well-known/x", "b.tmp", "c.part"] {
        try $0.write("x", to: "Site/Assets/\(name)")
      }
    },
    Case("a link to a folder of the site", noticed: ["Site/Assets/a", "Site/Assets/a/x.png"]) {
      try $0.write("x", to: "shared/x.png")
      try $0.makeFolder("Site/Assets")
      try $0.link("Site/Assets/a", to: "../../shared")
    },
    Case("a link out of the site, into which nobody looks", noticed: ["Site/Assets/a"]) {
      try $0.makeFolder("Site/Assets")
      try $0.link("Site/Assets/a", to: "/etc")
    },
    Case("a link to nothing", noticed: ["Site/Assets/a"]) {
      try $0.makeFolder("Site/Assets")
      try $0.link("Site/Assets/a", to: "nothing")
    },
    Case("a hidden folder", noticed: []) { try $0.write("x", to: "Site/.git/config") },
    Case("files beside the folders", noticed: []) {
      try $0.write("x", to: "README.md")
      try $0.write("x", to: "other/a.md")
      try $0.write("x", to: "QueriesToo/a.md")
    },
    Case("a new folder with folders", noticed: ["Site/Assets/a/b/c.png"]) {
      try $0.write("x", to: "Site/Assets/a/b/c.png")
    },
    Case(
      "a folder that is moved", ["Site/a/b/c.png"], noticed: ["Site/a/b/c.png", "Site/z/b/c.png"]
    ) { try $0.move("Site/a", to: "Site/z") },
    Case("a folder that is moved away", ["Site/a/b/c.png"], noticed: ["Site/a/b/c.png"]) {
      try $0.move("Site/a", to: "elsewhere")
    },
    Case("a folder that is removed and made again", ["Queries/a/b.md"], noticed: ["Queries/a/b.md"])
    {
      try $0.remove("Queries/a")
      try $0.write("other", to: "Queries/a/b.md")
    },
    Case("a top folder that comes later", noticed: ["Templates", "Templates/row.html"]) {
      try $0.write("x", to: "Templates/row.html")
    },
    Case(
      "a top folder that is removed and made again", ["Templates/row.html"],
      noticed: ["Templates/row.html"], perhaps: ["Templates"]
    ) {
      try $0.remove("Templates")
      try $0.makeFolder("kept")
      try $0.write("other", to: "Templates/row.html")
    },
    Case("other rights", ["Queries/a.md"], noticed: ["Queries/a.md"]) {
      _ = unsafe chmod("\($0.path)/Queries/a.md", 0o600)
    },
  ]

  @Test(arguments: cases, [false, true])
  func notices(_ sample: Case, polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "Queries/first.md")
    try folder.write("x", to: "Site/site.yml")
    for file in sample.files { try folder.write("old", to: file) }
    let site = try WatchedSite(folder, polling: polling)
    try sample.work(folder)
    let found = try await site.changes(before: "Queries/marker.md", with: sample.noticed)
    #expect(found.subtracting(sample.perhaps) == sample.noticed)
  }

  @Test func goesOnInFoldersThatWereMovedOrMadeAgain() async throws {
    let folder = try Folder()
    try folder.write("x", to: "Queries/a/b/c.md")
    let site = try WatchedSite(folder)
    try folder.move("Queries/a", to: "Queries/z")
    #expect(
      try await site.changes(before: "Queries/1.md") == ["Queries/a/b/c.md", "Queries/z/b/c.md"])
    try folder.write("other", to: "Queries/z/b/c.md")
    #expect(try await site.changes(before: "Queries/2.md") == ["Queries/z/b/c.md"])
    try folder.remove("Queries")
    try folder.write("x", to: "Queries/a/b/c.md")
    let all: Set = [
      "Queries", "Queries/a/b/c.md", "Queries/z/b/c.md", "Queries/1.md", "Queries/2.md",
    ]
    let found = try await site.changes(before: "Queries/3.md")
    #expect(found.isSubset(of: all) && found.contains("Queries/a/b/c.md"))
    try folder.write("other", to: "Queries/a/b/c.md")
    #expect(try await site.changes(before: "Queries/4.md") == ["Queries/a/b/c.md"])
  }

  @Test("LR-02 a file that is emptied and then written is reported once, with its text")
  func waitsForTheTextOfAnEmptiedFile() async throws {
    let folder = try Folder()
    try folder.write("old", to: "Queries/a.md")
    let site = try WatchedSite(folder, quiet: .seconds(10))
    try folder.write("", to: "Queries/a.md")
    try await Task.sleep(for: .milliseconds(50))
    try folder.write("new", to: "Queries/a.md")
    let report = await site.watcher.next()
    #expect(report?.paths == ["Queries/a.md"])
    #expect(folder.text("Queries/a.md") == "new")
    #expect(try await site.changes(before: "Queries/marker.md").isEmpty)
  }

  @Test("LR-02 a file that stays empty is reported all the same")
  func reportsAFileThatStaysEmpty() async throws {
    let folder = try Folder()
    try folder.write("old", to: "Queries/a.md")
    let site = try WatchedSite(folder, quiet: .milliseconds(20))
    try folder.write("", to: "Queries/a.md")
    #expect(await site.watcher.next()?.paths == ["Queries/a.md"])
  }

  @Test("LR-14 LR-15 what is written to the output sets nothing off", arguments: [false, true])
  func passesOverTheOutput(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "Site/site.yml")
    try folder.makeFolder("Queries")
    try folder.link("Site/Assets/deploy", to: "../../output")
    try folder.link("Site/loop", to: "../Site")
    try folder.link("Site/up", to: "..")
    // Neither of the two is there yet.
    let site = try WatchedSite(folder, excluding: ["Site/docs/site", "output"], polling: polling)
    for number in 1...3 {
      try folder.write("\(number)", to: "Site/site.yml")
      #expect(try await site.changes(before: "Queries/\(number).md") == ["Site/site.yml"])
      // As a build does after each change.
      try folder.write("\(number)", to: "Site/docs/site/index.html")
      try folder.write("\(number)", to: "output/index.html")
    }
    #expect(try await site.changes(before: "Queries/last.md").isEmpty)
  }

  @Test(arguments: [false, true])
  func followsALinkToAFolderElsewhereInTheSite(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "pictures/a.png")
    try folder.link("Site/Assets", to: "../pictures")
    try folder.makeFolder("Queries")
    let site = try WatchedSite(folder, polling: polling)
    try folder.write("other", to: "pictures/a.png")
    #expect(try await site.changes(before: "Queries/1.md") == ["Site/Assets/a.png"])
    try folder.write("new", to: "pictures/b/c.png")
    let wanted: Set = ["Site/Assets/b/c.png"]
    #expect(try await site.changes(before: "Queries/2.md", with: wanted) == wanted)
    try folder.remove("Site/Assets")
    #expect(
      try await site.changes(before: "Queries/3.md", with: ["Site/Assets"]).contains("Site/Assets"))
  }

  @Test("folders that are linked into themselves are entered once", .timeLimit(.minutes(1)))
  func endsInALoopOfLinks() async throws {
    let folder = try Folder()
    try folder.write("x", to: "extra/a.png")
    for name in ["b", "c", "d"] { try folder.link("extra/\(name)", to: ".") }
    try folder.link("Site/Assets/x", to: "../../extra")
    try folder.makeFolder("Queries")
    let site = try WatchedSite(folder)
    try folder.write("other", to: "extra/a.png")
    #expect(try await site.changes(before: "Queries/1.md") == ["Site/Assets/x/a.png"])
    try folder.link("extra/e", to: ".")
    let made: Set = ["Site/Assets/x/e"]
    #expect(try await site.changes(before: "Queries/2.md", with: made) == made)
  }

  @Test("the file that a link leads to is watched where it is", arguments: [false, true])
  func followsALinkToAFile(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "shared/q.md")
    try folder.link("Queries/linked.md", to: "../shared/q.md")
    let site = try WatchedSite(folder, polling: polling)
    let linked: Set = ["Queries/linked.md"]
    try folder.write("other", to: "shared/q.md")
    #expect(try await site.changes(before: "Queries/1.md", with: linked) == linked)
    try folder.write("third", to: "shared/new")
    try folder.move("shared/new", to: "shared/q.md")
    #expect(try await site.changes(before: "Queries/2.md", with: linked) == linked)
    // One that is made later, and beside it a folder that is reached by a link too.
    try folder.link("Queries/later.md", to: "../shared/q.md")
    try folder.link("Site/Assets/shared", to: "../../shared")
    let made: Set = ["Queries/later.md", "Site/Assets/shared", "Site/Assets/shared/q.md"]
    #expect(try await site.changes(before: "Queries/3.md", with: made).isSuperset(of: made))
    try folder.write("fourth", to: "shared/q.md")
    let all = linked.union(["Queries/later.md", "Site/Assets/shared/q.md"])
    #expect(try await site.changes(before: "Queries/4.md", with: all) == all)
  }

  @Test("a save that keeps size and time is noticed all the same", arguments: [false, true])
  func noticesASaveThatKeepsSizeAndTime(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("one", to: "Queries/a.md")
    let site = try WatchedSite(folder, polling: polling)
    var before = stat()
    try #require(unsafe stat("\(folder.path)/Queries/a.md", &before) == 0)
    try folder.write("two", to: "Queries/a.md")
    let times = [before.st_atim, before.st_mtim]
    try #require(unsafe utimensat(AT_FDCWD, "\(folder.path)/Queries/a.md", times, 0) == 0)
    let wanted: Set = ["Queries/a.md"]
    #expect(try await site.changes(before: "Queries/marker.md", with: wanted) == wanted)
  }

  @Test("LR-19 the folders that a site lies in make no difference")
  func watchesASiteWhoseFolderHasAnIgnoredName() async throws {
    let folder = try Folder()
    let site = try WatchedSite(folder, site: folder.made("output/cache/.hidden/proj~"))
    try folder.write("x", to: "output/cache/.hidden/proj~/Queries/a.md")
    #expect(
      try await site.changes(before: "output/cache/.hidden/proj~/Queries/b.md")
        == ["Queries", "Queries/a.md"])
  }

  @Test func goesOnByLookingWhenTheSiteIsMovedAway() async throws {
    let folder = try Folder()
    try folder.write("x", to: "site/Queries/a.md")
    let site = try WatchedSite(folder, site: "site")
    try folder.move("site", to: "elsewhere")
    var report = await site.watcher.next()
    while report != nil, report?.notice == nil { report = await site.watcher.next() }
    #expect(
      report?.notice?.summary == "The site's files are looked at once a second, since the site's "
        + "folder was moved or removed.")
    try folder.write("x", to: "site/Queries/b.md")
    report = await site.watcher.next()
    while report != nil, report?.notice == nil { report = await site.watcher.next() }
    #expect(
      report?.notice?.summary == "The site's folder is back, and its files are watched as before.")
    // Told by the system, and not found by looking once a second.
    try folder.write("x", to: "site/Queries/c.md")
    let found = try await site.changes(before: "site/Queries/marker.md", with: ["Queries/c.md"])
    #expect(found.isSubset(of: ["Queries", "Queries/a.md", "Queries/b.md", "Queries/c.md"]))
  }

  @Test func endsWhenItIsStopped() async throws {
    let folder = try Folder()
    do {
      let site = try WatchedSite(folder)
      #expect(try Self.watches(of: folder) == 1)
      site.watcher.stop()
      #expect(await site.watcher.next() == nil)
    }
    #expect(try Self.watches(of: folder) == 0)
  }

  @Test func endsWhenItsTaskIsCancelled() async throws {
    let site = try WatchedSite(try Folder())
    let task = Task { await site.watcher.next() == nil }
    task.cancel()
    #expect(await task.value)
  }

  @Test func aSiteThatIsNotThereIsAnError() {
    let error = #expect(throws: Diagnostic.self) {
      _ = try WatchedFolders(["Queries"], of: "/no/such/site", excluding: [])
    }
    #expect(error?.summary == "There is no folder '/no/such/site'.")
  }

  /// How many of this process' descriptors watch a folder (proc_pid_fdinfo(5)).
  private static func watches(of folder: Folder) throws -> Int {
    var record = stat()
    try #require(unsafe stat(folder.path, &record) == 0)
    let inode = " ino:\(String(record.st_ino, radix: 16)) "
    return (0..<1024).count { number in
      let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(number)", encoding: .utf8)
      return text?.contains(inode) ?? false
    }
  }
}
