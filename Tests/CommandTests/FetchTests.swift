import Command
import Foundation
import Recording
import StoreServer
import Synchronization
import Testing

/// `fetch`, against a server of the test.
@Suite struct FetchTests {
  private static let songs = ServedAnswer(StoreAnswers.songs("Mia", "Nora"))

  @Test("asks, records, and tells what changed the next time; the pages follow")
  func drift() async throws {
    let answer = Mutex(Self.songs)
    let server = try StoreServer { _ in answer.withLock { $0 } }
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server) + Fixtures.query("a"))
    let first = await site.run("fetch", now: Fixtures.spring, transport: .sockets)
    #expect(
      first
        == Run(
          status: .done,
          output: """
            a: ok: 2 results; recorded for the first time
            1 query, 1 request: 1 recorded for the first time.

            """, remarks: ""))
    #expect(
      try site.text("Site/Responses/a/1-1.json") == StoreAnswers.songs("Mia", "Nora"))
    answer.withLock {
      $0 = ServedAnswer(
        StoreAnswers.itunes(
          StoreAnswers.song(1, "Mia II"),
          StoreAnswers.song(3, "Pia", #""artistName":"Anna","trackPrice":0.99,"currency":"USD""#)))
    }
    let second = await site.run("fetch", "a", now: Fixtures.nextDay, transport: .sockets)
    #expect(
      second
        == Run(
          status: .done,
          output: """
            a: ok: 2 results; 1 new, 1 gone, 1 renamed
              new      itunes:3  Pia
              gone     itunes:2  Nora
              renamed  itunes:1  Mia II  was Mia
            1 query, 1 request: 1 changed.

            """, remarks: ""))
    #expect(await site.run("build", "--offline").status == .done)
    #expect(try site.page("a/index.html").titles == ["Mia II", "Pia"])
    let third = await site.run("fetch", now: Fixtures.nextDay + 1, transport: .sockets)
    #expect(third.output == "1 query, 1 request: 1 unchanged.\n")
  }

  @Test("GB-02 a refusal is a failure with status 2, nothing found is none")
  func refusal() async throws {
    let server = try StoreServer.playing([
      "a": ServedAnswer(#"{"Response":"False","Error":"Request limit reached!"}"#, status: 401),
      "b": ServedAnswer(#"{"Response":"False","Error":"Movie not found!"}"#),
    ])
    defer { server.stop() }
    var runs: [Run] = []
    for name in ["a", "b"] {
      let site = try TestSite(
        Fixtures.settings(asking: server)
          + "-- Queries/\(name).md --\n---\ntitle: T\nsearch: {store: omdb, s: \(name)}\n---\n")
      runs.append(
        await site.run(
          "fetch", variables: ["OMDB_API_KEY": "0123abcd"], now: Fixtures.spring,
          transport: .sockets))
    }
    #expect(runs.map(\.status) == [.partial, .done], "\(runs)")
    #expect(
      runs[0].output == """
        a: failed: OMDb refuses the request: 'Request limit reached!'; nothing is recorded
        1 query, 1 request: 1 failed.

        """)
    #expect(
      runs[1].output == """
        b: ok: 0 results; recorded for the first time
        1 query, 1 request: 1 recorded for the first time.

        """)
  }

  @Test("what the owner must mend ends with 1, after everything else is done")
  func owner() async throws {
    let server = try StoreServer.playing(["b": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("b")
        + "-- Queries/a.md --\n---\ntitle: T\nsearch: {store: omdb, s: alien}\n---\n")
    let run = await site.run("fetch", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .failed)
    #expect(run.remarks.contains("Queries/a.md:3:17: error: "), "\(run.remarks)")
    #expect(run.remarks.contains("OMDB_API_KEY"))
    #expect(run.output.contains("b: ok: 2 results; recorded for the first time\n"))
    #expect(site.has("Site/Responses/b/record.json"))
  }

  @Test("faulty files are told and left out, the others are asked")
  func faultyFiles() async throws {
    let server = try StoreServer.playing(["b": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("b")
        + Fixtures.query("a", more: "tytle: x")
        + Fixtures.query("c").replacing("term: c", with: "term: c, limit: 500"))
    let run = await site.run("fetch", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .failed)
    #expect(run.remarks.contains("Queries/a.md:4:1: error: "))
    #expect(run.remarks.contains("Queries/c.md:3:41: error: "), "\(run.remarks)")
    #expect(run.output.contains("b: ok: 2 results"))
    #expect(server.requests.map { $0["term"] } == ["b"])
  }

  @Test("--dry-run lists the requests and asks nothing")
  func dryRun() async throws {
    let site = try TestSite(
      Fixtures.query("a") + """
        -- Queries/b.md --
        ---
        title: B
        search: {store: google-books, q: swift, results: 80}
        ---
        """)
    let run = await site.run("fetch", "--dry-run", now: Fixtures.spring)
    #expect(run.status == .done)
    #expect(
      run.output == """
        a: GET https://itunes.apple.com/search?term=a&country=US&limit=50
        b: GET https://www.googleapis.com/books/v1/volumes?q=swift&country=US&maxResults=40
        b: GET https://www.googleapis.com/books/v1/volumes?q=swift&country=US&maxResults=40&startIndex=40 (unless the list ends before)
        3 requests for 2 queries.

        """)
    #expect(!site.has(".thumbindex") && !site.has("Site/Responses"))
    try site.write(
      "---\ntitle: C\nsearch: {store: omdb, s: lost, results: 20}\n---\n", to: "Queries/c.md")
    let missing = await site.run("fetch", "c", "--dry-run", now: Fixtures.spring)
    #expect(missing.status == .done)
    #expect(
      missing.output.hasPrefix(
        "omdb: 2 requests not sent: OMDb answers only with a key: get one at "))
    #expect(missing.output.hasSuffix("\nNo request would be sent.\n"))
    let json = await site.run("fetch", "--dry-run", "--json", now: Fixtures.spring)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["requests"] as? [Any])?.count == 3)
  }

  @Test("the report goes to --report and to the summary of a step, which it is added to")
  func reports() async throws {
    let server = try StoreServer.playing(["a": Self.songs])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server) + Fixtures.query("a"))
    try site.write("Before", to: "summary.md")
    let run = await site.run(
      "fetch", "--report", "report.md",
      variables: ["GITHUB_STEP_SUMMARY": "\(site.path)/summary.md"], now: Fixtures.spring,
      transport: .sockets)
    #expect(run.status == .done)
    let report = """
      ## Fetch

      1 query, 1 request: 1 recorded for the first time.

      | query | outcome |
      |---|---|
      | a | ok\\: 2 results; recorded for the first time |

      """
    #expect(try site.text("report.md") == report)
    #expect(try site.text("summary.md") == "Before\n" + report)
    let again = await site.run(
      "fetch", "--report", "nowhere/report.md", now: Fixtures.nextDay, transport: .sockets)
    #expect(again.status == .failed)
    #expect(
      again.remarks.hasPrefix(
        "error: The report cannot be written to 'nowhere/report.md': No such file or directory.\n"))
  }

  @Test("--json is all that is said on standard output")
  func json() async throws {
    let server = try StoreServer.playing(["a": Self.songs])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server) + Fixtures.query("a"))
    let run = await site.run("fetch", "--json", now: Fixtures.spring, transport: .sockets)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["status"] as? Int == 0)
    let query = (object?["queries"] as? [[String: Any]])?.first
    #expect(query?["results"] as? Int == 2)
    #expect(query?["outcome"] as? String == "first")
  }

  @Test("the built program asks too, and Ctrl-C leaves what is complete")
  func program() async throws {
    let server = try StoreServer { request in
      request["term"] == "slow"
        ? ServedAnswer("", manner: .silent) : Self.songs
    }
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server) + Fixtures.query("a"))
    let run = try Program.run(["fetch"], in: site.path)
    #expect(run.status == .done, "\(run)")
    #expect(run.output.hasPrefix("a: ok: 2 results; recorded for the first time\n"))
    try site.write(
      "---\ntitle: S\nsearch: {store: itunes, term: slow}\n---\n", to: "Queries/slow.md")
    let stopped = try Program.run(["fetch", "slow"], in: site.path) { process in
      while !server.requests.contains(where: { $0["term"] == "slow" }) { usleep(10_000) }
      process.interrupt()
    }
    #expect(stopped.status == .failed)
    #expect(
      stopped.remarks.contains(
        "Stopped. What is complete is recorded; a fetch of the rest within a day uses what has come.\n"
      ), "\(stopped)")
    #expect(!site.has("Site/Responses/slow/record.json"))
    #expect(site.has("Site/Responses/a/record.json"))
  }
}
