import Command
import Recording
import StoreServer
import Synchronization
import Testing

/// What `build` asks before it begins.
@Suite struct BuildFetchTests {
  private static let songs = ServedAnswer(StoreAnswers.songs("Mia", "Nora"))

  @Test("asks for what was never recorded, and for nothing else")
  func missing() async throws {
    let server = try StoreServer.playing(["fresh": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", songs: "Eva")
        + Fixtures.query("fresh"))
    let run = await site.run("build", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(run.remarks == "")
    #expect(run.output.hasPrefix("fresh: ok: 2 results; recorded for the first time\n"))
    #expect(try site.page("fresh/index.html").titles == ["Mia", "Nora"])
    #expect(server.requests.count == 1)
    #expect(await site.run("build", now: Fixtures.spring).status == .done)
  }

  @Test("publishes what it records, also where all of it had come before and nothing is asked")
  func pending() async throws {
    let server = try StoreServer.playing(["a": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server)
        + Fixtures.query("a").replacing("term: a", with: "term: a, country: [DE, AT]"))
    await site.run("fetch", now: Fixtures.spring, transport: .sockets)
    #expect(server.requests.count == 2)
    // The files of a fetch that was killed before it could record them.
    try site.makeFolder(".thumbindex/pending")
    try site.rename("Site/Responses/a", to: ".thumbindex/pending/a")
    let run = await site.run("build", now: Fixtures.spring + 60_000_000_000, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(server.requests.count == 2)
    #expect(try site.page("a/index.html").titles == ["Mia", "Nora"])
  }

  @Test("asks again where a query asks something else now")
  func outdated() async throws {
    let server = try StoreServer.playing(["b": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", songs: "Eva"))
    try site.write(
      try site.text("Queries/a.md").replacing("term: a", with: "term: b"), to: "Queries/a.md")
    let run = await site.run("build", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(try site.page("a/index.html").titles == ["Mia", "Nora"])
  }

  @Test("asks again where a recording is damaged")
  func damaged() async throws {
    let server = try StoreServer.playing(["a": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", songs: "Eva"))
    try site.write("{", to: "Site/Responses/a/record.json")
    let run = await site.run("build", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(try site.page("a/index.html").titles == ["Mia", "Nora"])
  }

  @Test("asks again when what may not be kept has grown too old, though no file has changed")
  func expired() async throws {
    let volume = Mutex("One")
    let server = try StoreServer { _ in
      ServedAnswer(StoreAnswers.volumes(StoreAnswers.volume("x", volume.withLock { $0 })))
    }
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server)
        + "-- Queries/a.md --\n---\ntitle: A\nsearch: {store: google-books, q: a}\n---\n")
    let later = Fixtures.spring + 3600 * 1_000_000_000
    for now in [Fixtures.spring, later] {
      #expect(await site.run("build", now: now, transport: .sockets).status == .done)
      #expect(server.requests.count == 1)
    }
    #expect(!site.has("Site/Responses/a"))
    volume.withLock { $0 = "Two" }
    let run = await site.run("build", now: Fixtures.nextDay + 1_000_000_000, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(server.requests.count == 2)
    #expect(try site.page("a/index.html").titles == ["Two"])
  }

  @Test("what does not come is a warning and 2; the site is published with what there is")
  func noNetwork() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia") + Fixtures.query("fresh"))
    let run = await site.run("build", now: Fixtures.spring)
    #expect(run.status == .partial)
    #expect(run.remarks.contains("Queries/fresh.md:1:1: warning: "))
    #expect(
      run.remarks.contains(
        "warning: Nothing is recorded for 'fresh', and this run could not fetch it.\n"))
    #expect(!run.remarks.contains("recorded yet for 'fresh'"))
    #expect(!run.remarks.contains("Run 'thumbindex fetch"))
    #expect(!run.remarks.contains("error"), "\(run.remarks)")
    #expect(try site.page("a/index.html").titles == ["Mia"])
    #expect(try site.page("fresh/index.html").contains("thumbindex fetch fresh"))
  }

  @Test("--offline, nobody has asked, and to fetch is good advice")
  func advice() async throws {
    let site = try TestSite(Fixtures.query("fresh"))
    let run = await site.run("build", "--offline", now: Fixtures.spring)
    #expect(run.remarks.contains("Run 'thumbindex fetch fresh' to ask the stores."))
  }

  @Test("a damaged record stays with its answers where a store suddenly finds nothing")
  func damagedAndEmpty() async throws {
    let server = try StoreServer.playing([:])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", songs: "Eva"))
    try site.write("<<<<<<< HEAD", to: "Site/Responses/a/record.json")
    for command in ["fetch", "build"] {
      let run = await site.run(command, now: Fixtures.spring, transport: .sockets)
      #expect(run.status == .partial)
      #expect(run.remarks.hasPrefix("Site/Responses/a/record.json: warning: This record"))
      #expect(
        run.output.hasPrefix(
          "a: failed: a search suddenly finds nothing; the older recording of 1 result stays\n"))
    }
    #expect(try site.text("Site/Responses/a/1-1.json").contains("Eva"))
  }

  @Test("a missing key is no reason not to publish")
  func noKey() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia")
        + "-- Queries/b.md --\n---\ntitle: B\nsearch: {store: omdb, s: alien}\n---\n")
    let run = await site.run("build", now: Fixtures.spring)
    #expect(run.status == .partial, "\(run)")
    #expect(run.remarks.contains("OMDB_API_KEY"))
    #expect(!run.remarks.contains("Run 'thumbindex fetch"))
    #expect(site.has("_site/a/index.html"))
  }

  @Test("--offline asks nothing, --refresh asks for everything first; both are a mistake")
  func offlineAndRefresh() async throws {
    let server = try StoreServer.playing(["a": Self.songs, "b": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", songs: "Eva") + Fixtures.query("b"))
    #expect(
      await site.run("build", "--offline", now: Fixtures.spring, transport: .sockets).status
        == .partial)
    #expect(server.requests.isEmpty)
    let run = await site.run("build", "--refresh", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(server.requests.count == 2)
    #expect(try site.page("a/index.html").titles == ["Mia", "Nora"])
    #expect(
      await site.run("build", "--refresh", "--offline")
        == Run(
          status: .usage, output: "",
          remarks: """
            error: '--refresh' does not go with '--offline'.
            hint: Leave one of them out.

            """))
  }

  @Test("where everything is recorded no fetch begins, so that the site's folder may be read-only")
  func nothingToAsk() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("build", now: Fixtures.spring).status == .done)
    #expect(!site.has(".thumbindex/lock"))
  }
}
