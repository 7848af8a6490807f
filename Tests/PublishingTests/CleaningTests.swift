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
    #expect(cleaning.paths == ["a/index.html", "b/c/d.json", "index.html"])
    #expect(folder.text("_site/index.html") == "home")
    #expect(try cleaning.run().removed == ["a/index.html", "b/c/d.json", "index.html"])
    #expect(folder.files() == ["notes.txt"])
    #expect(folder.files(in: ".thumbindex") == [])
  }

  @Test("SG-12: without a list nothing is removed")
  func removesNothingWithoutAList() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home"])
    try folder.remove(".thumbindex")
    let cleaning = try Cleaning(of: folder.output())
    #expect(cleaning.paths == [])
    #expect(try cleaning.run().removed == [])
    #expect(folder.files() == ["index.html"])
  }

  @Test func leavesWhatSomeoneChanged() throws {
    let folder = try Folder()
    try folder.build(["index.html": "home", "a.html": "a"])
    try folder.write("by hand", to: "_site/a.html")
    let cleaning = try Cleaning(of: folder.output())
    #expect(cleaning.paths == ["index.html"])
    let (removed, warnings) = try cleaning.run()
    #expect(removed == ["index.html"])
    #expect(warnings.map(\.place?.file) == ["_site/a.html"])
    #expect(folder.files() == ["a.html"])
  }
}
