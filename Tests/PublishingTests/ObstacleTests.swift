import Diagnostics
import FileSystem
import Testing

@testable import Publishing

/// What stands in the way of a site is found before anything of it is written.
@Suite struct ObstacleTests {
  private let texts = ["a/b/c.json": "{}", "index.html": "home", "x/y.css": ""]

  private func faults(_ folder: Folder, _ texts: [String: String]) throws -> [String] {
    try #require(throws: DiagnosticList.self) { try folder.build(texts) }.all.map(\.description)
  }

  @Test("Nothing is written through a link out of the output", arguments: ["a", "a/b"])
  func followsNoLinks(_ path: String) throws {
    let folder = try Folder()
    let elsewhere = try Folder()
    try elsewhere.write("mine", to: "c.json")
    try folder.link("_site/\(path)", to: elsewhere.site)
    let before = folder.files()
    for _ in 1...2 {
      #expect(
        try faults(folder, texts) == [
          "_site/\(path): error: This link is in the way of a folder of the site and was not built by "
            + "Thumbindex.\nhint: Move it out of '_site', or delete the folder if all in it was built "
            + "once."
        ])
      #expect(folder.files() == before)
    }
    #expect(elsewhere.files(in: ".") == ["c.json"])
    #expect(folder.lists() == [])
  }

  @Test("Files in the way of folders are all told of, and nothing is written")
  func filesForFolders() throws {
    let folder = try Folder()
    try folder.write("mine", to: "_site/a")
    try folder.write("mine", to: "_site/x")
    #expect(
      try faults(folder, texts).map { $0.prefix { $0 != "\n" } } == [
        "_site/a: error: This file is in the way of a folder of the site and was not built by "
          + "Thumbindex.",
        "_site/x: error: This file is in the way of a folder of the site and was not built by "
          + "Thumbindex.",
      ])
    #expect(folder.files() == ["a", "x"])
  }

  @Test("A folder that builds have made is not written through a link that someone puts there")
  func folderReplacedByALink() throws {
    let folder = try Folder()
    try folder.build(texts)
    try folder.remove("_site/x")
    try folder.link("_site/x", to: folder.site)
    let found = try faults(folder, texts.merging(["index.html": "new"]) { $1 })
    #expect(found.count == 1 && found[0].hasPrefix("_site/x: error: This link is in the way"))
    #expect(folder.text("_site/index.html") == "home")
    // And once it is gone all goes on.
    try folder.remove("_site/x")
    #expect(try folder.build(texts).written == 1)
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files() == [])
  }

  @Test("A folder in the place of a page that was built")
  func pageReplacedByAFolder() throws {
    let folder = try Folder()
    try folder.build(texts)
    try folder.remove("_site/index.html")
    try folder.write("mine", to: "_site/index.html/notes.txt")
    let found = try faults(folder, texts.merging(["x/y.css": "p{}"]) { $1 })
    #expect(
      found == [
        "_site/index.html/notes.txt: error: This file is in the way of a page and was not built by "
          + "Thumbindex.\nhint: Move it out of '_site', or delete the folder if all in it was built "
          + "once."
      ])
    #expect(folder.text("_site/x/y.css") == "")
  }

  @Test("A built file that someone changed is not removed for a folder")
  func changedFileForAFolder() throws {
    let folder = try Folder()
    try folder.build(["a": "file", "index.html": "home"])
    try folder.write("changed", to: "_site/a")
    #expect(
      try faults(folder, texts) == [
        "_site/a: error: This file is in the way of a folder of the site: it was built, and changed "
          + "afterwards.\nhint: Delete it to have it built anew, or move it out of '_site' to keep it."
      ])
    #expect(folder.files() == ["a", "index.html"])
  }

  @Test("A folder that cannot be made is one error")
  func noFolder() throws {
    let folder = try Folder()
    var disk = Disk.system
    disk.makeFolder = { path throws(DiskError) in
      if path.hasSuffix("/out") { throw DiskError(code: 2, words: "No such place") }
      try Disk.system.makeFolder(path)
    }
    let error = #expect(throws: DiagnosticList.self) {
      try folder.build(texts, to: "new/out", disk: disk)
    }
    #expect(
      error?.all.map(\.description) == [
        "error: The site cannot be written to 'new/out': it cannot be made: No such place.\n"
          + "hint: Let the folder around it be written to, or name another folder with '--output'."
      ])
    #expect(folder.lists() == [])
  }

  @Test("What is in the way and was built stays until nothing else speaks against the build")
  func removesNothingBeforeTheObjections() throws {
    let folder = try Folder()
    try folder.build(["a/b.txt": "b", "a/c/d.txt": "d", "e": "e", "index.html": "home"])
    try folder.write("mine", to: "_site/new.html")
    let before = folder.files()
    let lists = folder.lists()
    let plan = try Plan(
      ["a", "e/f.txt", "index.html", "new.html"].map { PlannedFile(path: $0, origin: "x") })
    let publication = try Publication(to: folder.output(), plan: plan)
    #expect(publication.strangers == ["new.html"])
    let objection = try #require(publication.objection(to: "new.html", insteadOf: [1]))
    let error = #expect(throws: DiagnosticList.self) {
      try publication.start(unless: [objection])
    }
    #expect(error?.all == [objection])
    #expect(folder.files() == before)
    #expect(folder.lists() == lists)
    try folder.remove("_site/new.html")
    #expect(try folder.build(["a": "1", "e/f.txt": "2", "index.html": "home"]).removed == 3)
    #expect(folder.files() == ["a", "e/", "e/f.txt", "index.html"])
  }

  @Test("A file that takes the place of a folder is the build's, also when that is stopped")
  func stoppedWithAFileForAFolder() throws {
    let folder = try Folder()
    try folder.build(["a/b.txt": "b"])
    let stopped = try folder.begin(["a"])
    stopped.write([1], to: "a")
    stopped.letGo()
    #expect(folder.files() == ["a"])
    #expect(try folder.build(["a": "other"]).written == 1)
    #expect(folder.text("_site/a") == "other")
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files() == [])
  }

  @Test(
    "A folder in the place of a page that has more in it than what was built",
    arguments: [
      ("a/mine.txt", "This file is in the way of a page and was not built by Thumbindex."),
      ("a/c/mine.txt", "This file is in the way of a page and was not built by Thumbindex."),
      ("a/c/d.txt", "This file is in the way of a page: it was built, and changed afterwards."),
    ])
  func foldersWithMore(_ path: String, _ summary: String) throws {
    let folder = try Folder()
    try folder.build(["a/b.txt": "b", "a/c/d.txt": "d"])
    try folder.write("mine", to: "_site/\(path)")
    let before = folder.files()
    #expect(
      try faults(folder, ["a": "file"]).map { $0.prefix { $0 != "\n" } } == [
        "_site/\(path): error: \(summary)"
      ])
    #expect(folder.files() == before)
  }

  @Test("A folder in the place of a page that has nothing in it but folders and what was built")
  func foldersOfBuilds() throws {
    let folder = try Folder()
    try folder.build(["a/b.txt": "b", "a/c/d.txt": "d"])
    try folder.remove("_site/a/c/d.txt")
    try folder.makeFolder("_site/a/e/f")
    #expect(try folder.build(["a": "file"]).written == 1)
    #expect(folder.files() == ["a"])
  }

  @Test("A link that cannot be looked through is in the way like any other")
  func linkToItself() throws {
    let folder = try Folder()
    try folder.link("_site/a", to: "a")
    #expect(
      try faults(folder, texts).map { $0.prefix { $0 != "\n" } } == [
        "_site/a: error: This link is in the way of a folder of the site and was not built by "
          + "Thumbindex."
      ])
  }

  @Test("Where something in the way cannot be removed, nothing is written, and that is said")
  func cannotClear() throws {
    let folder = try Folder()
    try folder.build(["a/b.txt": "b", "index.html": "home"])
    var disk = Disk.system
    disk.remove = { path throws(DiskError) in
      if path.hasSuffix("/b.txt") { throw DiskError(code: 13, words: "Permission denied") }
      try Disk.system.remove(path)
    }
    let publication = try folder.begin(["a", "index.html"], disk: disk)
    publication.write([1], to: "a")
    publication.write([2], to: "index.html")
    let error = #expect(throws: UnfinishedPublication.self) { try publication.finish() }
    #expect(error?.extent == .unwritten)
    #expect(
      error?.faults.all.map(\.description) == [
        "_site/a/b.txt: error: This old file cannot be removed: Permission denied.\n"
          + "hint: Let '_site' and the folders in it be written to."
      ])
    #expect(folder.files() == ["a/", "a/b.txt", "index.html"])
    #expect(folder.text("_site/index.html") == "home")
    #expect(try folder.build(["a": "1", "index.html": "home"]).removed == 1)
  }
}
