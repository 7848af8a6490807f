import Command
import Foundation
import Starter
import Testing

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

  @Test(
    "builds at once, without a network or a key; the one warning is what Google's terms demand")
  func builds() async throws {
    let folder = try emptyFolder()
    let made = await folder.run("new", "catalog")
    #expect(made.status == .done)
    #expect(made.remarks == "")
    #expect(made.output.contains("\n  cd catalog\n  thumbindex serve --open\n"))
    for arguments in [["check"], ["build", "--offline"]] {
      let run = await Run(["-C", "\(folder.path)/catalog"] + arguments, now: Self.today)
      #expect(run.status == .done)
      #expect(
        run.remarks.replacing("\(folder.path)/catalog/", with: "") == """
          Queries/dickens.md:6:10: warning: This search was recorded on 2014-12-31, which is longer \
          ago than the store's terms allow.
                store: google-books
                       ^
          hint: Fetch the query again.
          1 warning.

          """)
    }
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

  @Test("wants one folder", arguments: [[], ["a", "b"]])
  func usage(_ names: [String]) async {
    let run = await Run(["new"] + names)
    #expect(run.status == .usage)
    #expect(run.remarks.hasPrefix("error: Say which folder the site is to be made in.\n"))
  }

  @Test("a name that a shell would take apart is quoted")
  func quotes() async throws {
    let folder = try emptyFolder()
    #expect(await folder.run("new", "my films").output.contains("\n  cd \"my films\"\n"))
  }
}
