import Command
import Testing

/// What `explain` says where recordings, files or the id are not right.
@Suite struct ExplainMistakeTests {
  @Test("damaged recordings are told as 'build' tells them, and the rest is explained")
  func damaged() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia") + Fixtures.query("b", songs: "Mia"))
    try site.write("<<<<<<< HEAD\n", to: "Site/Responses/b/record.json")
    let build = await site.run("build", "--offline")
    let run = await site.run("explain", "itunes:1")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("itunes:1: Mia\n"))
    #expect(run.remarks.hasPrefix("Site/Responses/b/record.json: warning: "))
    #expect(build.remarks.hasPrefix(run.remarks), "\(build.remarks)")
    try site.remove("Site/Responses/b/record.json")
    try site.record("b", [StoreAnswers.songs("Mia")])
    try site.write("{", to: "Site/Responses/b/1-1.json")
    let other = await site.run("explain", "itunes:1")
    #expect(other.status == .failed && other.output == run.output)
    #expect(other.remarks.hasPrefix("Site/Responses/b/1-1.json: error: "))
  }

  @Test("a faulty file may have what is asked for, and so is told")
  func faultyFile() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia") + Fixtures.query("b", more: "tytle: x"))
    let run = await site.run("explain", "itunes:1")
    #expect(run.status == .failed)
    #expect(run.output.hasPrefix("itunes:1: Mia\n"))
    #expect(run.remarks.hasPrefix("Queries/b.md:4:1: error: "), "\(run.remarks)")
  }

  static let unknown: [(id: String, remarks: String)] = [
    (
      "itunes:abcdef",
      """
      error: No query of this site has found 'itunes:abcdef'.
      hint: The nearest that there is: 'itunes:1'. Each page's 'catalog.json' has its ids.

      """
    ),
    (
      "omdb:tt",
      """
      error: No query of this site has found 'omdb:tt'.
      hint: The nearest that there is: 'itunes:1'. Each page's 'catalog.json' has its ids.

      """
    ),
    (
      "itunes:11",
      """
      error: No query of this site has found 'itunes:11'.
      hint: Did you mean 'itunes:1'?

      """
    ),
    (
      "1",
      """
      error: '1' is not the id of an item.
      hint: An id is a store, a colon and the store's number: itunes:579373079

      """
    ),
    (
      "itune:9999999",
      """
      error: No query of this site has found 'itune:9999999'.
      hint: Did you mean 'itunes'?

      """
    ),
  ]

  @Test("an id that nobody has found ends with 1 and the nearest", arguments: unknown)
  func unknownID(_ id: String, _ remarks: String) async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("explain", id) == Run(status: .failed, output: "", remarks: remarks))
  }
}
