import Diagnostics
import FileSystem
import Glibc
import Publishing
import Testing

/// No two programs write to one output folder at once.
@Suite struct OneAtATimeTests {
  private let hint = "hint: Wait until it has ended, then do this again."

  @Test func refusesASecondBuildAndACleanMeanwhile() throws {
    let folder = try Folder()
    try folder.build(["a": "1", "old": "1"])
    let first = try folder.begin(["a"])
    let second = #expect(throws: DiagnosticList.self) { try folder.begin(["b"]) }
    let clean = #expect(throws: DiagnosticList.self) { try Cleaning(of: folder.output()).run() }
    for error in [second, clean] {
      let text = try #require(error?.all.first?.description)
      #expect(text.hasPrefix(".thumbindex/output-"))
      #expect(
        text.hasSuffix(".lock: error: Another build or clean of '_site' is running.\n\(hint)"))
    }
    first.write(Array("2".utf8), to: "a")
    #expect(try first.finish().removed == 1)
    #expect(folder.files() == ["a"])
  }

  @Test func letsGoWhenItHasEnded() throws {
    let folder = try Folder()
    for text in ["1", "2"] {
      try folder.build(["a": text])
      #expect(try Cleaning(of: folder.output()).run().removed == ["a"])
    }
  }

  @Test func leavesOtherOutputsAlone() throws {
    let folder = try Folder()
    let first = try folder.begin(["a"])
    try folder.build(["a": "1"], to: "other")
    first.write(Array("1".utf8), to: "a")
    _ = try first.finish()
    #expect(folder.files(in: "other") == folder.files())
  }

  @Test("A disk without locks can be built to", arguments: [ENOLCK, EOPNOTSUPP, ENOSYS])
  func buildsWithoutLocks(_ code: Int32) throws {
    let folder = try Folder()
    var disk = Disk.system
    disk.lock = { _ throws(DiskError) in throw DiskError(code: code, words: "No locks") }
    try folder.build(["a": "1"], disk: disk)
    #expect(try Cleaning(of: folder.output(), disk: disk).run().removed == ["a"])
  }

  @Test func aCleanOfNothingLeavesNothing() throws {
    let folder = try Folder()
    #expect(try Cleaning(of: folder.output()).run().removed == [])
    #expect(folder.files(in: ".") == [])
  }
}
