import Command
import Recording
import StoreServer
import Testing

/// Which queries `fetch` asks.
@Suite struct FetchSelectionTests {
  private static let songs = ServedAnswer(StoreAnswers.songs("Mia", "Nora"))

  static let selections: [(names: [String], asked: Set<String>)] = [
    ([], ["one", "two", "Rush", "Abba"]),
    (["music/one"], ["one"]),
    (["Queries/music/one.md"], ["one"]),
    (["music"], ["one", "two"]),
    (["Queries/music/"], ["one", "two"]),
    (["bands"], ["Rush", "Abba"]),
    (["bands/Rush", "music/two"], ["Rush", "two"]),
  ]

  @Test("a site without settings is told of once")
  func noSettings() async throws {
    let site = try TestSite(Fixtures.query("a"))
    try site.remove("Site/site.yml")
    let run = await site.run("fetch")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        Site/site.yml: error: This site has no file of settings.
        hint: Make this file with at least a line such as 'title: My catalog'.
        1 error. Nothing was asked.

        """)
  }

  @Test("names mean queries, lists and folders", arguments: selections)
  func selection(_ names: [String], _ asked: Set<String>) async throws {
    let server = try StoreServer.playing([:])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + """
        -- Queries/bands.yml --
        title: Bands
        search: {store: itunes}
        queries: [Rush, Abba]
        -- Queries/music/one.md --
        ---
        title: One
        search: {store: itunes, term: one}
        ---
        -- Queries/music/two.md --
        ---
        title: Two
        search: {store: itunes, term: two}
        ---
        """)
    let run = await site.run(["fetch"] + names, now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .done, "\(run)")
    #expect(Set(server.requests.compactMap { $0["term"] }) == asked)
  }

  static let mistakes: [(name: String, hint: String)] = [
    ("musik", "Did you mean 'music'?"),
    ("music/on", "Did you mean 'music/one'?"),
    ("something else", "Name a file below 'Queries/' without its ending, a list, or a folder."),
  ]

  @Test("a name that means nothing: 1, the nearest, and nothing is asked", arguments: mistakes)
  func unknown(_ name: String, _ hint: String) async throws {
    let site = try TestSite(
      "-- Queries/music/one.md --\n---\ntitle: One\nsearch: {store: itunes, term: one}\n---\n")
    #expect(
      await site.run("fetch", name)
        == Run(
          status: .failed, output: "",
          remarks: """
            error: There is no query '\(name)'.
            hint: \(hint)
            1 error. Nothing was asked.

            """))
    #expect(!site.has(".thumbindex"))
  }

  @Test("drafts are asked with --drafts only; naming one says so")
  func drafts() async throws {
    let server = try StoreServer.playing(["a": Self.songs])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", more: "draft: true"))
    #expect(await site.run("fetch", transport: .sockets).output == "0 queries, 0 requests.\n")
    #expect(
      await site.run("fetch", "a").remarks.hasPrefix(
        "error: 'a' is a draft.\nhint: Add --drafts to ask for it.\n"))
    let run = await site.run("fetch", "--drafts", now: Fixtures.spring, transport: .sockets)
    #expect(run.output.hasPrefix("a: ok: 2 results"))
  }

  @Test("shards share the queries, and their folders copied together are the whole")
  func shards() async throws {
    let server = try StoreServer { _ in Self.songs }
    defer { server.stop() }
    let names = (1...12).map { "q\($0)" }
    let description =
      Fixtures.settings(asking: server) + names.map { Fixtures.query($0) }.joined()
    let whole = try TestSite(description)
    for shard in ["1/3", "2/3", "3/3"] {
      let part = try TestSite(description)
      let run = await part.run(
        "fetch", "--shard", shard, now: Fixtures.spring, transport: .sockets)
      #expect(run.status == .done, "\(run)")
      for (file, bytes) in try part.contents(of: "Site/Responses") {
        #expect(!whole.has("Site/Responses/\(file)"), "two shards have \(file)")
        try whole.write(Array(bytes), to: "Site/Responses/\(file)")
      }
    }
    #expect(server.requests.compactMap { $0["term"] }.sorted() == names.sorted())
    let build = await whole.run("build", "--offline", now: Fixtures.spring)
    #expect(build.status == .done && build.remarks.isEmpty, "\(build)")
    for name in names { #expect(try whole.page("\(name)/index.html").titles == ["Mia", "Nora"]) }
  }
}
