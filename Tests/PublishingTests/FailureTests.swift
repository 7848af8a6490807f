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
        "_site/a/index.html: error: This file cannot be written: No space left on device."
      ])
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

  /// Whatever the moment, the next build knows its own files and touches no other.
  @Test(arguments: 0..<8)
  func goesOnAfterItWasStopped(_ moment: Int) throws {
    let folder = try Folder()
    try folder.build(["a": "1", "b/x": "1", "old/y": "1"])
    try folder.write("mine", to: "_site/notes.txt")
    let texts = ["a": "2", "b/x": "1", "c/z": "2", "d": "2"]
    let publication = try folder.begin(
      Array(texts.keys), disk: disk(failingAfter: moment))
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      publication.write(Array(text.utf8), to: path)
    }
    if moment > 5 { _ = try? publication.finish() }
    try folder.build(["a": "3"])
    #expect(folder.files() == ["a", "notes.txt"])
    #expect(folder.text("_site/a") == "3")
    #expect(folder.text("_site/notes.txt") == "mine")
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
    let name = try #require(folder.files(in: ".thumbindex").first)
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
    #expect(folder.files(in: ".thumbindex") == [])
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
