import FileSystem
import Diagnostics
import Publishing
import Testing

@Suite struct CleaningTests {
  @Test("SG-12: files that were not built survive, and a look beforehand lists the others")
  func removesWhatWasBuilt() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home", "a/index.html": "a", "b/c/d.json": "{}"])
    try folder.write("mine", to: "_site/notes.txt")
    let cleaning = try Cleaning(of: folder.output())
    #expect(try cleaning.trial().paths == ["a/index.html", "b/c/d.json", "index.html"])
    #expect(folder.text("_site/index.html") == "home")
    #expect(try cleaning.run().removed == ["a/index.html", "b/c/d.json", "index.html"])
    #expect(folder.files() == ["notes.txt"])
    #expect(folder.lists() == [])
  }

  @Test("SG-12: without a list nothing is removed")
  func removesNothingWithoutAList() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home"])
    try folder.remove(".thumbindex")
    let cleaning = try Cleaning(of: folder.output())
    #expect(try cleaning.trial().paths == [])
    #expect(try cleaning.run().removed == [])
    #expect(folder.files() == ["index.html"])
  }

  @Test func leavesWhatSomeoneChanged() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home", "a.html": "a"])
    try folder.write("by hand", to: "_site/a.html")
    let cleaning = try Cleaning(of: folder.output())
    let trial = try cleaning.trial()
    #expect(trial.paths == ["index.html"])
    #expect(trial.remarks.map(\.place?.file) == ["_site/a.html"])
    let (removed, warnings) = try cleaning.run()
    #expect(removed == ["index.html"])
    #expect(warnings.map(\.place?.file) == ["_site/a.html"])
    #expect(folder.files() == ["a.html"])
  }

  @Test func looksAtWhatCannotBeLookedAtAsItRemoves() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home", "a.html": "a"])
    var disk = Disk.system
    disk.status = { path throws(DiskError) in
      if path.hasSuffix("a.html") { throw DiskError(code: 13, words: "No way") }
      return try Disk.system.status(path)
    }
    let cleaning = try Cleaning(of: folder.output(), disk: disk)
    let trial = try cleaning.trial()
    #expect(trial.paths == ["index.html"])
    #expect(
      trial.remarks.map(\.description) == [
        """
        _site/a.html: error: This old file cannot be removed: No way.
        hint: Let '_site' and the folders in it be written to.
        """
      ])
    #expect(folder.files() == ["a.html", "index.html"])
    let error = #expect(throws: DiagnosticList.self) { try cleaning.run() }
    #expect(error?.all == trial.remarks)
  }

  @Test("What can be removed nowhere is told once, with a count")
  func countsWhatStays() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home", "a.html": "a", "b/c.html": "c"])
    var disk = Disk.system
    disk.remove = { _ throws(DiskError) in throw DiskError(code: 13, words: "No way") }
    let error = #expect(throws: DiagnosticList.self) {
      try Cleaning(of: folder.output(), disk: disk).run()
    }
    #expect(
      error?.all.map(\.description) == [
        """
        _site/a.html: error: This old file cannot be removed: No way.
        hint: Let '_site' and the folders in it be written to.
        """,
        """
        error: At least 2 more files met the same.
        hint: Mend the cause, and clean again.
        """,
      ])
    #expect(try Cleaning(of: folder.output()).run().removed.count == 3)
  }

  @Test("The folder goes too if a build has made it and nothing else is in it")
  func removesItsOwnFolder() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home"])
    try folder.build(["index.html": "new", "a/b.html": "b"])
    _ = try Cleaning(of: folder.output()).run()
    #expect(!folder.files(in: ".").contains("_site/"))
    try folder.build(["index.html": "home"])
    try folder.write("mine", to: "_site/notes.txt")
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files() == ["notes.txt"])
  }

  @Test("A folder that was there before the first build stays")
  func leavesAFolderThatWasThere() throws {
    let folder = try Folder()
    try folder.makeFolder("_site")
    try folder.build(["index.html": "home"])
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files(in: ".").contains("_site/"))
  }

  @Test("A build that was stopped knows that it has made the folder")
  func removesTheFolderOfAStoppedBuild() throws {
    let folder = try Folder()
    _ = try folder.begin(["index.html"])
    try folder.write("ha", to: "_site/index.html")
    _ = try Cleaning(of: folder.output()).run()
    #expect(!folder.files(in: ".").contains("_site/"))
  }
}
