import Links
import Testing

@Suite struct BasePathTests {
  @Test(
    "An address stands for its own file, for a page without its ending, or leads on to a folder",
    arguments: [
      ("/shelf/a", ["a", "a.html"], "a/index.html"), ("/shelf/a/", ["a/index.html"], nil),
      ("/shelf/", ["index.html"], nil), ("/shelf", [], "index.html"),
    ] as [(String, [String], String?)])
  func candidates(_ path: String, _ files: [String], _ page: String?) throws {
    let base = try #require(BasePath("/shelf/"))
    let address = try #require(RequestPath(path.utf8))
    let candidates = try #require(base.candidates(for: address))
    #expect(candidates.files == files)
    #expect(candidates.page == page)
  }

  @Test(
    "Nothing outside the base path stands for anything", arguments: ["/", "/shelves/", "/a/shelf"])
  func outside(_ path: String) throws {
    let base = try #require(BasePath("/shelf/"))
    let address = try #require(RequestPath(path.utf8))
    #expect(base.candidates(for: address) == nil)
    #expect(base.find(address) { _ in true } == .outside)
  }

  @Test("The base path without its slash leads to the home page where there is one")
  func withoutSlash() throws {
    let base = try #require(BasePath("/shelf/"))
    let address = try #require(RequestPath("/shelf".utf8))
    #expect(base.find(address) { $0 == "index.html" } == .folder("index.html"))
    #expect(base.find(address) { _ in false } == .missing)
  }
}
