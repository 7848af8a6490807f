import FileSystem
import Foundation
import Recording
import Starter
import Synchronization
import Testing

@testable import Command

/// The site that `new` makes.
@Suite struct NewTests {
  /// A folder with nothing in it.
  private func emptyFolder() throws -> TestSite {
    let folder = try TestSite()
    for name in ["Queries", "Site"] { try folder.remove(name) }
    return folder
  }

  /// The year 2026 began, in nanoseconds since 1970.
  private static let today = 1_767_225_600 * 1_000_000_000

  @Test("builds and checks at once, without a network, a key or a word")
  func builds() async throws {
    let folder = try emptyFolder()
    let made = await folder.run("new", "catalog")
    #expect(made.status == .done)
    #expect(made.remarks == "")
    for arguments in [["check", "--strict"], ["build", "--offline", "--strict"]] {
      let run = await Run(["-C", "\(folder.path)/catalog"] + arguments, now: Self.today)
      #expect(run.status == .done)
      #expect(run.remarks == "")
    }
    let drafts = await Run(
      ["-C", "\(folder.path)/catalog", "build", "--offline", "--drafts"], now: Self.today)
    #expect(drafts.remarks.contains(": warning: This search was recorded on 2014-12-31, which is "))
    let pages = try folder.files(in: "catalog/_site").filter { $0.hasSuffix("index.html") }
    for page in ["battles", "dickens", "short-films", "about"] {
      #expect(pages.contains("\(page)/index.html"))
    }
    for store in ["itunes", "google-books", "omdb"] {
      #expect(pages.contains { $0.hasPrefix("item/\(store)/") })
    }
  }

  @Test("has what git is to keep, and keeps from it what is made or must not be kept")
  func files() async throws {
    let folder = try emptyFolder()
    await folder.run("new", ".")
    #expect(try folder.files(in: ".") == Starter.files.map(\.path))
    #expect(try folder.text(".gitignore").contains("\n/_site/\n"))
    #expect(try folder.text(".gitignore").contains("\n/.thumbindex/\n"))
    #expect(try folder.text("Site/site.yml").contains("\n  articles: ignore "))
    // Google's answers are not to be kept, even if these are none of them.
    #expect(!folder.has("Site/Responses/dickens"))
  }

  @Test(
    "takes a folder that is empty or not there, below others that are not there, and an empty repository",
    arguments: [".", "catalog", "a/b/catalog", "cloned"])
  func takes(_ name: String) async throws {
    let folder = try emptyFolder()
    try folder.makeFolder("cloned/.git")
    if name == "." { try folder.remove("cloned") }
    let run = await folder.run("new", name)
    #expect(run.status == .done, "\(run.remarks)")
    #expect(folder.has("\(name)/Site/site.yml"))
  }

  @Test("refuses a folder that is not empty, and leaves it as it is")
  func refuses() async throws {
    let folder = try emptyFolder()
    try folder.write("mine", to: "full/notes.txt")
    let run = await folder.run("new", "full")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        error: The folder 'full' is not empty.
        hint: Name a folder that is not there yet, or an empty one.

        """)
    #expect(try folder.files(in: ".") == ["full/notes.txt"])
  }

  @Test(
    "refuses a file, and a folder without a name",
    arguments: ["notes.txt", "notes.txt/catalog", ""])
  func refusesOthers(_ name: String) async throws {
    let folder = try emptyFolder()
    try folder.write("mine", to: "notes.txt")
    let run = await folder.run("new", name)
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix("error: The "))
    #expect(run.remarks.contains("\nhint: "))
    #expect(try folder.files(in: ".") == ["notes.txt"])
  }

  @Test("is named where another command finds no site", arguments: ["build", "serve", "check"])
  func hint(_ command: String) async throws {
    let run = await (try emptyFolder()).run(command)
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasSuffix("\nhint: 'thumbindex new DIR' makes one to begin with.\n"),
      "\(run.remarks)")
  }

  @Test("wants a folder")
  func usage() async {
    let run = await Run(["new"])
    #expect(run.status == .usage)
    #expect(run.remarks.hasPrefix("error: Say which folder the site is to be made in.\n"))
  }

  @Test("what to type leads there from where the user stands, in a shell too")
  func farewell() async throws {
    let folder = try emptyFolder()
    let path = folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
    let cases = [
      ("my films", "\"\(path)/my films\""), ("rel", "\(path)/rel"), ("\(path)/abs", "\(path)/abs"),
      ("a/./b", "\(path)/a/./b"), (".", "\(path)/."),
    ]
    for (name, told) in cases {
      if name == "." { for made in ["my films", "rel", "abs", "a"] { try folder.remove(made) } }
      let run = await Run(["-C", path, "new", name])
      #expect(run.output.contains("\n  cd \(told)\n  thumbindex serve --open\n"), "\(run.output)")
    }
  }

  @Test(
    "a link to nothing is refused and left alone",
    arguments: [("link", "Name a folder that is not there yet."), ("link/below", "Look at the ")])
  func danglingLink(_ name: String, _ hint: String) async throws {
    let folder = try emptyFolder()
    try folder.link("link", to: "nowhere")
    let run = await folder.run("new", name)
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix("error: The site cannot be made in '\(name)': "))
    #expect(run.remarks.contains("\nhint: \(hint)"), "\(run.remarks)")
    #expect(try folder.readLink("link") == "nowhere")
  }

  @Test("a name that no file can have")
  func longName() async throws {
    let folder = try emptyFolder()
    let run = await folder.run("new", String(repeating: "x", count: 300))
    #expect(run.status == .failed)
    #expect(run.remarks.contains(": File name too long.\nhint: Choose a shorter name.\n"))
  }

  @Test("only what was made is removed when the disk refuses")
  func leavesOthersAlone() async throws {
    let folder = try emptyFolder()
    try folder.makeFolder("catalog/.git")
    var disk = Disk.system
    disk.create = { bytes, path throws(DiskError) in
      if path.hasSuffix("/site.yml") { throw DiskError(code: 28, words: "No space left") }
      return try Disk.system.create(bytes, path)
    }
    let remarks = Mutex("")
    let world = World(
      say: { _ in }, remark: { line in remarks.withLock { $0 += line } }, variable: { _ in nil },
      transport: .none, moments: TestClock(at: 0).moments, interruption: { { false } })
    for name in ["catalog", "a/b/c"] {
      let command = NewCommand(
        options: NewOptions(folder: name), world: world, verbosity: .normal, disk: disk)
      #expect(command.run(in: folder.path) == .failed)
    }
    #expect(remarks.withLock { $0 }.contains("No space left."))
    #expect(folder.has("catalog/.git"))
    #expect(!folder.has("catalog/Queries"))
    #expect(!folder.has("a"))
  }

  @Test("in a repository of something else it says that GitHub reads workflows at the top only")
  func insideARepository() async throws {
    let folder = try emptyFolder()
    try folder.makeFolder(".git")
    let run = await folder.run("new", "docs/shelf")
    #expect(run.status == .done)
    #expect(run.remarks.hasPrefix("warning: This folder is inside the git repository '"))
    #expect(run.remarks.contains("\nhint: To publish the site, give it a repository of its own, "))
    #expect(await folder.run("new", "docs/shelf2").status == .done)
  }
}
