import Diagnostics
import FileSystem
import Publishing
import Testing

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
        "_site/index.html: error: This folder is in the way of a page and was not built by "
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
}
