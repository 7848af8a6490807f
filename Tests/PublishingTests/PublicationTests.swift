import FileSystem
import Diagnostics
import Testing

@testable import Publishing

@Suite struct PublicationTests {
  private let first = ["index.html": "home", "a/index.html": "a", "a/b/c.json": "{}", "x.css": ""]

  @Test func writesFilesAndFolders() throws {
    let folder = try Folder()
    let summary = try folder.build(first)
    #expect(
      folder.files() == ["a/", "a/b/", "a/b/c.json", "a/index.html", "index.html", "x.css"])
    #expect(folder.text("_site/a/index.html") == "a")
    #expect(summary == Publication.Summary(written: 4, bytes: 7))
  }

  @Test func writesNothingTwice() throws {
    let folder = try Folder()
    try folder.build(first)
    var disk = Disk.system
    disk.create = { _, path throws(DiskError) in throw DiskError(code: 1, words: "made \(path)") }
    disk.read = { path throws(DiskError) in
      guard path.contains("/.thumbindex/") else { throw DiskError(code: 1, words: "read \(path)") }
      return try Disk.system.read(path)
    }
    let replace = disk.replace
    disk.replace = { bytes, path throws(DiskError) in
      guard path.contains("/.thumbindex/") else { throw DiskError(code: 1, words: "wrote \(path)") }
      return try replace(bytes, path)
    }
    let summary = try folder.build(first, disk: disk)
    #expect(summary == Publication.Summary(unchanged: 4, bytes: 7))
  }

  @Test func writesWhatDiffers() throws {
    let folder = try Folder()
    try folder.build(first)
    let summary = try folder.build(first.merging(["x.css": "p{}", "a/index.html": "b"]) { $1 })
    #expect(summary == Publication.Summary(written: 2, unchanged: 2, bytes: 10))
    #expect(folder.text("_site/a/index.html") == "b")
    #expect(folder.files().contains { $0.contains("thumbindex") } == false)
  }

  @Test func writesAgainWhatSomeoneChangedOrRemoved() throws {
    let folder = try Folder()
    try folder.build(first)
    try folder.write("hand", to: "_site/index.html")
    try folder.remove("_site/a")
    let summary = try folder.build(first)
    #expect(summary == Publication.Summary(written: 3, unchanged: 1, bytes: 7))
    #expect(folder.text("_site/index.html") == "home")
    #expect(folder.text("_site/a/b/c.json") == "{}")
  }

  @Test func readsWhatWasOnlyTouched() throws {
    let folder = try Folder()
    try folder.build(first)
    try folder.write("home", to: "_site/index.html")
    #expect(try folder.build(first) == Publication.Summary(unchanged: 4, bytes: 7))
  }

  @Test("SG-10: pages that are no longer made are removed, other files stay")
  func removesOldFiles() throws {
    let folder = try Folder()
    try folder.build(first)
    try folder.write("mine", to: "_site/a/notes.txt")
    let summary = try folder.build(["index.html": "home"])
    #expect(folder.files() == ["a/", "a/notes.txt", "index.html"])
    #expect(summary == Publication.Summary(unchanged: 1, removed: 3, bytes: 4))
  }

  @Test("SG-09: a CNAME that is not configured stays, one that is is written each time")
  func keepsCNAME() throws {
    let folder = try Folder()
    try folder.build(first)
    try folder.write("books.example.org", to: "_site/CNAME")
    try folder.build(["index.html": "new"])
    #expect(folder.text("_site/CNAME") == "books.example.org")
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.text("_site/CNAME") == "books.example.org")
    let configured = ["index.html": "new", "CNAME": "books.example.org"]
    try folder.build(configured)
    _ = try Cleaning(of: folder.output()).run()
    try folder.build(configured)
    #expect(folder.text("_site/CNAME") == "books.example.org")
  }

  @Test func leavesAnotherFileInTheWay() throws {
    let folder = try Folder()
    try folder.write("mine", to: "_site/index.html")
    try folder.write("a", to: "_site/a/index.html")
    for _ in 1...2 {
      let error = #expect(throws: DiagnosticList.self) { try folder.build(first) }
      #expect(
        error?.all.map(\.description) == [
          "_site/index.html: error: This file is in the way of a page and was not built by "
            + "Thumbindex.\nhint: Move it out of '_site', or delete the folder if all in it was "
            + "built once."
        ])
      #expect(folder.text("_site/index.html") == "mine")
    }
    #expect(folder.text("_site/a/index.html") == "a")
  }

  @Test("A file renamed to another normalisation of its name goes, in folders too")
  func removesTheOtherNormalisation() throws {
    let folder = try Folder()
    let (composed, decomposed) = ("assets/\u{FC}/\u{FC}.png", "assets/u\u{308}/u\u{308}.png")
    try folder.build([decomposed: "1"])
    #expect(
      try folder.build([composed: "1"]) == Publication.Summary(written: 1, removed: 1, bytes: 1))
    #expect(
      folder.files().map { Array($0.utf8) }
        == [
          "assets/", "assets/\u{FC}/", composed,
        ].map { Array($0.utf8) })
    _ = try Cleaning(of: folder.output()).run()
    #expect(folder.files() == [])
  }

  @Test func leavesAFileThatSomeoneHasMadeHisOwn() throws {
    let folder = try Folder()
    try folder.build(first)
    try folder.write("changed by hand", to: "_site/a/index.html")
    let summary = try folder.build(["index.html": "home"])
    #expect(folder.files() == ["a/", "a/index.html", "index.html"])
    #expect(summary.removed == 2)
    #expect(
      summary.warnings.map(\.description) == [
        "_site/a/index.html: warning: This file was changed after it was built, so it is left where "
          + "it is.\nhint: Remove it yourself if it is not wanted."
      ])
  }

  @Test func turnsFilesIntoFoldersAndBack() throws {
    let folder = try Folder()
    try folder.build(["a": "file"])
    try folder.build(["a/b/index.html": "page"])
    #expect(folder.files() == ["a/", "a/b/", "a/b/index.html"])
    try folder.build(["a": "file"])
    #expect(folder.files() == ["a"])
  }

  @Test func replacesALinkAndNotWhatItLeadsTo() throws {
    let folder = try Folder()
    try folder.build(first)
    try folder.write("mine", to: "notes.txt")
    try folder.remove("_site/index.html")
    try folder.link("_site/index.html", to: "\(folder.site)/notes.txt")
    try folder.build(first)
    #expect(folder.text("_site/index.html") == "home")
    #expect(folder.text("notes.txt") == "mine")
  }

  @Test func removesNothingThroughALink() throws {
    let folder = try Folder()
    try folder.build(["a/x.txt": "same", "index.html": ""])
    try folder.remove("_site/a")
    try folder.write("same", to: "mine/x.txt")
    try folder.link("_site/a", to: "\(folder.site)/mine")
    try folder.build(["index.html": ""])
    #expect(folder.text("mine/x.txt") == "same")
  }

  @Test func writesFromManyTasks() async throws {
    let folder = try Folder()
    let paths = (0..<300).map { "item/store/\($0)/index.html" }
    let publication = try folder.begin(paths)
    await withTaskGroup(of: Void.self) { group in
      for part in 0..<6 {
        group.addTask {
          for number in stride(from: part, to: 300, by: 6) {
            publication.write(Array("page \(number)".utf8), to: paths[number])
          }
        }
      }
    }
    #expect(try publication.finish().written == 300)
    #expect(folder.text("_site/item/store/299/index.html") == "page 299")
  }

  @Test func refusesWhatWasNotPlanned() throws {
    let folder = try Folder()
    let publication = try folder.begin(["a"])
    publication.write([], to: "../b")
    let error = #expect(throws: UnfinishedPublication.self) { try publication.finish() }
    #expect(
      error?.faults.all.map(\.summary) == ["This file was not planned, so it is not written."])
  }

  @Test func writesToFoldersFarAway() throws {
    let folder = try Folder()
    let other = try Folder()
    try folder.build(first, to: "\(other.site)/deep/out")
    #expect(other.text("deep/out/index.html") == "home")
    #expect(other.files(in: ".") == ["deep/", "deep/out/"] + folderFiles)
    #expect(folder.lists().count == 1)
  }

  private var folderFiles: [String] {
    ["a/", "a/b/", "a/b/c.json", "a/index.html", "index.html", "x.css"].map { "deep/out/\($0)" }
  }

  @Test func knowsWhenNothingHasChanged() async throws {
    let folder = try Folder()
    #expect(
      try await Publication.summaryIfCurrent(of: folder.output(), inputs: InputDigest(of: ["1"]))
        == nil)
    try folder.build(first, inputs: Inputs(all: InputDigest(of: ["1"])))
    #expect(
      try await Publication.summaryIfCurrent(of: folder.output(), inputs: InputDigest(of: ["1"]))
        == Publication.Summary(unchanged: 4, bytes: 7))
    #expect(
      try await Publication.summaryIfCurrent(of: folder.output(), inputs: InputDigest(of: ["2"]))
        == nil)
    try folder.write("other", to: "_site/index.html")
    #expect(
      try await Publication.summaryIfCurrent(of: folder.output(), inputs: InputDigest(of: ["1"]))
        == nil)
  }

  @Test func aLinkInThePlaceOfAFolderIsAChange() async throws {
    let folder = try Folder()
    let inputs = InputDigest(of: ["1"])
    try folder.build(first, inputs: Inputs(all: inputs))
    try Disk.system.rename("\(folder.site)/_site/a", "\(folder.site)/elsewhere")
    try folder.link("_site/a", to: "../elsewhere")
    #expect(try await Publication.summaryIfCurrent(of: folder.output(), inputs: inputs) == nil)
  }

  @Test func keepsWhatWasMadeFromTheSame() throws {
    let folder = try Folder()
    let now = Inputs(all: InputDigest(of: ["1"]), common: InputDigest(of: ["c"]))
    try folder.build(first, inputs: now)
    func kept(_ inputs: Inputs) throws -> Set<String> {
      let publication = try folder.begin(Array(first.keys))
      let kept = first.keys.filter { publication.keep($0, for: inputs) }
      for path in first.keys where !kept.contains(path) {
        publication.write(Array(first[path, default: ""].utf8), to: path)
      }
      let summary = try publication.finish(inputs: now)
      #expect(summary.unchanged + summary.written == first.count)
      #expect(summary.bytes == first.values.reduce(0) { $0 + $1.utf8.count })
      return Set(kept)
    }
    #expect(
      try kept(Inputs(all: InputDigest(of: ["2"]), common: InputDigest(of: ["c"])))
        == Set(first.keys))
    #expect(try kept(Inputs(all: InputDigest(of: ["1"]), common: InputDigest(of: ["d"]))) == [])
    #expect(try kept(Inputs(all: InputDigest(of: ["1"]))) == [])
    try folder.write("other", to: "_site/index.html")
    try folder.remove("_site/x.css")
    #expect(try kept(now) == Set(first.keys).subtracting(["index.html", "x.css"]))
    #expect(folder.text("_site/index.html") == first["index.html"])
    #expect(try kept(now) == Set(first.keys))
    // A build that is stopped leaves nobody knowing what there is.
    try folder.begin(Array(first.keys)).letGo()
    #expect(try kept(now) == [])
    #expect(try kept(now) == Set(first.keys))
  }

  @Test func remembersNothingOfABuildWithFaults() throws {
    let folder = try Folder()
    let publication = try folder.begin(Array(first.keys))
    for (path, text) in first { publication.write(Array(text.utf8), to: path) }
    _ = try publication.finish(
      keepsOthers: true, inputs: Inputs(all: InputDigest(of: ["1"]), common: InputDigest(of: ["c"]))
    )
    let next = try folder.begin(Array(first.keys))
    #expect(first.keys.allSatisfy { !next.keep($0, for: Inputs(common: InputDigest(of: ["c"]))) })
    next.letGo()
  }
}
