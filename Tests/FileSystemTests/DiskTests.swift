import FileSystem
import Foundation
import Testing

/// What the recordings and the output rely on, on the disk of this machine.
@Suite final class DiskTests {
  private let disk = Disk.system
  private let folder: String

  init() throws {
    let name = "thumbindex-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appending(path: name).path
    try disk.makeFolder(folder)
  }

  deinit { try? disk.removeTree(folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func save(_ text: String, _ name: String) throws {
    try disk.save(Array(text.utf8), path(name))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try disk.read(path(name)), as: UTF8.self)
  }

  @Test("a pipe in the place of a file is never waited for", .timeLimit(.minutes(1)))
  func pipes() throws {
    #expect(unsafe mkfifo(path("pipe"), 0o600) == 0)
    #expect(try disk.read(path("pipe")).isEmpty)
    #expect(throws: DiskError.self) { try disk.append([1], path("pipe")) }
  }

  @Test("The path of what is not there yet, with and without links in front of it")
  func futurePaths() throws {
    let real = try #require(disk.realPath(folder))
    try disk.makeFolder(path("a"))
    try disk.makeFolder(path("a/b"))
    #expect(unsafe symlink("a/b", path("link")) == 0)
    #expect(unsafe symlink("nowhere", path("loose")) == 0)
    for (name, future) in [
      ("a/b", "a/b"), ("link/new/x", "a/b/new/x"), ("a/./new", "a/new"), ("new/../link", "a/b"),
      ("link/../new", "a/new"), ("new/./x/..", "new"), ("loose/x", "loose/x"),
      ("a/\u{301}new", "a/\u{301}new"),
    ] {
      #expect(Array(disk.futurePath(path(name)).utf8) == Array("\(real)/\(future)".utf8))
    }
    #expect(disk.futurePath("/..") == "/")
    #expect(disk.futurePath("/") == "/")
  }

  @Test("What cannot be written to whatever a path leads to has a reason")
  func pours() throws {
    let error = #expect(throws: DiskError.self) { try disk.pour([1], "/dev/full") }
    #expect(error?.words == "No space left on device")
    try disk.pour([1], "/dev/null")
    #expect(throws: DiskError.self) { try disk.pour([1], path("none")) }
    #expect(try disk.status(path("none")) == nil)
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func readsWhatItSaved(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try disk.save(bytes, path("a"))
    #expect(try disk.read(path("a")) == bytes)
  }

  @Test("A file without a size of its own is read to its end") func unknownSize() throws {
    #expect(try disk.status("/proc/self/status")?.size == 0)
    #expect(try disk.read("/proc/self/status").count > 100)
  }

  @Test func savesInTheWayOfNothing() throws {
    try save("old", "a")
    let error = #expect(throws: DiskError.self) { try save("new", "a") }
    #expect(error?.isTaken == true)
    #expect(try text("a") == "old")
  }

  @Test func exchangesFolders() throws {
    for name in ["a", "b"] {
      try disk.makeFolder(path(name))
      try save(name, "\(name)/text")
    }
    try disk.exchange(path("a"), path("b"))
    #expect(try text("a/text") == "b")
    #expect(try text("b/text") == "a")
    let error = #expect(throws: DiskError.self) {
      try disk.exchange(path("a"), path("nothing"))
    }
    #expect(error?.isMissing == true)
    #expect(error?.isUnsupported == false)
  }

  @Test("What a killed run left beside a file does not keep the next from replacing it")
  func replaces() throws {
    try save("a", "a")
    try save("half", "a" + Disk.newSuffix)
    _ = try disk.replace(Array("b".utf8), path("a"))
    #expect(try text("a") == "b")
    #expect(try disk.names(folder) == ["a"])
  }

  @Test func replacesDurably() throws {
    try disk.replaceDurably(Array("a".utf8), path("a"))
    try save("half", "a" + Disk.newSuffix)
    try disk.replaceDurably(Array("b".utf8), path("a"))
    #expect(try text("a") == "b")
    #expect(try disk.names(folder) == ["a"])
  }

  @Test func makesFoldersInFolders() throws {
    try disk.makeFolders(path("a/b/c"))
    try disk.makeFolders(path("a/b/c"))
    try disk.sync(path("a/b/c"))
    #expect(try disk.status(path("a/b/c"))?.kind == .folder)
  }

  @Test("Of a tree the links are removed, and not what they lead to") func removesTrees() throws {
    try disk.makeFolders(path("kept"))
    try save("kept", "kept/a")
    try disk.makeFolders(path("tree/b/c"))
    try save("gone", "tree/b/c/a")
    try FileManager.default.createSymbolicLink(
      atPath: path("tree/link"), withDestinationPath: path("kept"))
    try disk.removeTree(path("tree"))
    try disk.removeTree(path("tree"))
    #expect(try disk.names(folder) == ["kept"])
    #expect(try text("kept/a") == "kept")
  }

  @Test("Files get second names, or are copied where the system has none")
  func duplicates() throws {
    try disk.makeFolders(path("tree/b"))
    try save("text", "tree/b/a")
    try disk.duplicate(path("tree"), as: path("linked"))
    var plain = disk
    plain.link = { _, _ throws(DiskError) in
      throw DiskError(code: 1, words: "Operation not permitted")
    }
    try plain.duplicate(path("tree"), as: path("copied"))
    try disk.removeTree(path("tree"))
    #expect(try text("linked/b/a") == "text")
    #expect(try text("copied/b/a") == "text")
    #expect(throws: DiskError.self) { try disk.duplicate(path("tree"), as: path("none")) }
  }

  @Test func locksUntilItIsLetGo() throws {
    do {
      let lock = try #require(try disk.lock(path("lock")))
      #expect(try disk.lock(path("lock")) == nil)
      withExtendedLifetime(lock) {}
    }
    #expect(try disk.lock(path("lock")) != nil)
    #expect(throws: DiskError.self) { try disk.lock(path("nothing/lock")) }
  }
}
