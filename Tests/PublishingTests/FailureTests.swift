import FileSystem
import Diagnostics
import Publishing
import Synchronization
import Testing

/// A disk that stops working, and a program that is stopped.
@Suite struct FailureTests {
  private static let full = DiskError(code: 28, words: "No space left on device")

  /// A disk on which what is done to the output fails after so many times.
  private func disk(failingAfter limit: Int) -> Disk {
    let count = Counter()
    let check: @Sendable (String) throws(DiskError) -> Void = { path throws(DiskError) in
      guard !path.contains("/.thumbindex/") else { return }
      if count.next() > limit { throw Self.full }
    }
    let system = Disk.system
    var disk = system
    disk.create = { bytes, path throws(DiskError) in
      try check(path)
      return try system.create(bytes, path)
    }
    disk.replace = { bytes, path throws(DiskError) in
      try check(path)
      return try system.replace(bytes, path)
    }
    disk.remove = { path throws(DiskError) in
      try check(path)
      try system.remove(path)
    }
    return disk
  }

  @Test func namesFileAndReason() throws {
    let folder = try Folder()
    let error = #expect(throws: DiagnosticList.self) {
      try folder.build(["a/index.html": "a"], disk: disk(failingAfter: 0))
    }
    #expect(
      error?.all.map(\.description) == [
        "_site/a/index.html: error: This file cannot be written: No space left on device.\n"
          + "hint: Look at the space on the disk, and at the permissions of '_site'."
      ])
  }

  @Test func leavesNoEmptyFoldersWhenTheDiskIsFull() throws {
    let folder = try Folder()
    #expect(throws: DiagnosticList.self) {
      try folder.build(
        ["a/b/index.html": "a", "c/index.html": "c", "d": "d"], disk: disk(failingAfter: 0))
    }
    #expect(folder.files() == [])
    _ = try Cleaning(of: folder.output()).run()
    #expect(!folder.files(in: ".").contains("_site/"))
  }

  @Test func keepsTheOldSiteWhenTheDiskIsFull() throws {
    let folder = try Folder()
    try folder.build(["a": "1", "b": "1", "old": "1"])
    #expect(throws: DiagnosticList.self) {
      try folder.build(["a": "2", "b": "2", "c": "2"], disk: disk(failingAfter: 0))
    }
    #expect(folder.files() == ["a", "b", "old"])
    #expect(folder.text("_site/a") == "1")
    try folder.build(["a": "2", "b": "2", "c": "2"])
    #expect(folder.files() == ["a", "b", "c"])
  }

  @Test("Writing is given up after twenty faults, of which the same are told three times")
  func givesUpAfterAFewFaults() throws {
    let folder = try Folder()
    let texts = Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0).html", "x") })
    let error = #expect(throws: DiagnosticList.self) {
      try folder.build(texts, disk: disk(failingAfter: 0))
    }
    #expect(
      error?.all.map(\.summary) == [
        "This file cannot be written: No space left on device.",
        "This file cannot be written: No space left on device.",
        "This file cannot be written: No space left on device.",
        "At least 17 more files met the same.",
      ])
  }

  /// A site with a file of the owner's beside it, and a build of it that is stopped after so many files.
  private func stoppedBuild(after moment: Int) throws -> Folder {
    let folder = try Folder()
    try folder.build(["a": "1", "b/x": "1", "e": "1", "old/y": "1"])
    try folder.write("mine", to: "_site/notes.txt")
    let texts = ["a": "2", "b/x": "1", "c/z": "2", "d": "2", "e": "22"]
    let publication = try folder.begin(
      Array(texts.keys), disk: disk(failingAfter: moment))
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      publication.write(Array(text.utf8), to: path)
    }
    if moment > 5 { _ = try? publication.finish() }
    return folder
  }

  /// Whatever the moment, the next build knows its own files and touches no other.
  @Test(arguments: 0..<8)
  func goesOnAfterItWasStopped(_ moment: Int) throws {
    let folder = try stoppedBuild(after: moment)
    #expect(try folder.build(["a": "3"]).warnings == [])
    #expect(folder.files() == ["a", "notes.txt"])
    #expect(folder.text("_site/a") == "3")
    #expect(folder.text("_site/notes.txt") == "mine")
    #expect(folder.lists().count == 1)
  }

  /// A file that the stopped build has replaced is still the builds', whoever removes it.
  @Test(arguments: 0..<8)
  func cleansAfterItWasStopped(_ moment: Int) throws {
    let folder = try stoppedBuild(after: moment)
    #expect(try Cleaning(of: folder.output()).run().warnings == [])
    #expect(folder.files() == ["notes.txt"])
    #expect(folder.lists() == [])
  }

  @Test("What a stopped build has replaced stays known through builds that leave it as it is")
  func keepsWhatIsUnsettled() throws {
    let folder = try Folder()
    try folder.build(["a": "1", "b": "1"])
    do {
      let stopped = try folder.begin(["a", "b"])
      stopped.write(Array("22".utf8), to: "a")
    }
    let partial = try folder.begin(["b"])
    partial.write(Array("3".utf8), to: "b")
    _ = try partial.finish(keepsOthers: true)
    try folder.write("changed by hand", to: "_site/b")
    let (removed, warnings) = try Cleaning(of: folder.output()).run()
    #expect(removed == ["a"])
    #expect(warnings.map(\.place?.file) == ["_site/b"])
  }

  @Test(
    "An old file that is in the way and cannot be removed leaves no list of what was to be made")
  func withdrawsItsList() throws {
    let folder = try Folder()
    try folder.build(["a": "1"])
    #expect(throws: UnfinishedPublication.self) {
      try finish(folder, ["a/index.html": "2", "b": "2"], on: disk(failingAfter: 0))
    }
    #expect(folder.lists().count == 1)
    try folder.write("mine", to: "_site/b")
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files() == ["b"])
  }

  @Test("It is known how far a publication came")
  func tellsHowFarItCame() throws {
    let folder = try Folder()
    try folder.build(["a": "1", "old": "1"])
    let unwritten = #expect(throws: UnfinishedPublication.self) {
      try finish(folder, ["a": "2", "b": "2"], on: disk(failingAfter: 1))
    }
    #expect(unwritten?.extent == .unwritten)
    let unremoved = #expect(throws: UnfinishedPublication.self) {
      try finish(folder, ["a": "2", "b": "2"], on: disk(failingAfter: 1))
    }
    #expect(unremoved?.extent == .unremoved)
    #expect(folder.files() == ["a", "b", "old"])
    var listless = Disk.system
    listless.replace = { bytes, path throws(DiskError) in
      if path.hasSuffix(".txt") { throw Self.full }
      return try Disk.system.replace(bytes, path)
    }
    let unlisted = #expect(throws: UnfinishedPublication.self) {
      try finish(folder, ["a": "2", "b": "2"], on: listless)
    }
    #expect(unlisted?.extent == .unlisted)
    #expect(folder.files() == ["a", "b"])
  }

  private func finish(_ folder: Folder, _ texts: [String: String], on disk: Disk) throws {
    let publication = try folder.begin(Array(texts.keys), disk: disk)
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      publication.write(Array(text.utf8), to: path)
    }
    _ = try publication.finish()
  }

  @Test func takesUpAFileThatWasHalfWritten() throws {
    let folder = try Folder()
    _ = try folder.begin(["a/index.html", "b"])
    try folder.write("ha", to: "_site/a/index.html")
    try folder.write("x", to: "_site/b.thumbindex-new")
    try folder.build(["a/index.html": "half or whole"])
    #expect(folder.files() == ["a/", "a/index.html"])
    #expect(folder.text("_site/a/index.html") == "half or whole")
  }

  @Test func reportsADamagedList() throws {
    let folder = try Folder()
    try folder.build(["a": "1"])
    let name = try #require(folder.lists().first)
    try folder.write("nonsense\n", to: ".thumbindex/\(name)")
    let error = #expect(throws: DiagnosticList.self) { try folder.build(["a": "2"]) }
    #expect(
      error?.all.first?.summary
        == "The list of built files cannot be read: it is no list of this version of Thumbindex.")
    #expect(folder.text("_site/a") == "1")
  }

  @Test("A file that cannot be read is told to be that, and not to be another's")
  func tellsWhyItCannotCompare() throws {
    let folder = try Folder()
    try folder.write("mine", to: "_site/index.html")
    var disk = Disk.system
    disk.read = { path throws(DiskError) in
      guard path.contains("/.thumbindex/") else { throw DiskError(code: 13, words: "No way") }
      return try Disk.system.read(path)
    }
    let publication = try folder.begin(["index.html"], disk: disk)
    #expect(publication.strangers == ["index.html"])
    let objection = publication.objection(to: "index.html", insteadOf: Array("mine".utf8))
    #expect(
      objection?.summary == "This file is in the way of a page and cannot be read: No way.")
  }

  @Test func tellsWhyTheOutputCannotBeLookedAt() throws {
    let folder = try Folder()
    var disk = Disk.system
    disk.status = { path throws(DiskError) in
      if path.hasSuffix("/_site") { throw DiskError(code: 13, words: "No way") }
      return try Disk.system.status(path)
    }
    let error = #expect(throws: DiagnosticList.self) { try folder.build(["a": "1"], disk: disk) }
    #expect(error?.all.map(\.summary) == ["'_site' cannot be looked at: No way."])
    #expect(folder.lists() == [])
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}
