import Command
import Recording
import StoreServer
import Testing

/// `search --save`: a search becomes a query.
@Suite struct SearchSaveTests {
  @Test("--save writes the query and what came; a build then needs no network")
  func save() async throws {
    let server = try StoreServer.playing(["queen": ServedAnswer(StoreAnswers.songs("Mia", "Nora"))])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let run = await site.run(
      [
        "search", "itunes", "queen", "--save", "music/Queen", "--country", "DE,AT", "--entity",
        "song", "--results", "30",
      ], now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .done)
    #expect(
      run.remarks == "Saved as Queries/music/Queen.md; 'thumbindex build' makes its page.\n")
    #expect(
      try site.text("Queries/music/Queen.md") == """
        ---
        title: Queen
        search:
          store: itunes
          term: queen
          country: [DE, AT]
          entity: song
          results: 30
        ---

        """)
    let asked = server.requests.count
    let build = await site.run("build")
    #expect(build.status == .done, "\(build)")
    #expect(server.requests.count == asked)
    #expect(try site.page("music/queen/index.html").titles == ["Mia", "Nora"])
  }

  @Test("nothing found is not saved")
  func saveNothing() async throws {
    let server = try StoreServer.playing([:])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let saved = await site.run(
      "search", "itunes", "zzz", "--save", "Z", transport: .sockets)
    #expect(saved.status == .done)
    #expect(saved.remarks == "Nothing was saved: a page of it would be empty.\n")
    #expect(!site.has("Queries/Z.md") && !site.has("Site/Responses"))
  }

  @Test("a search that is to be saved waits for no fetch, and asks nothing beside one")
  func besideAFetch() async throws {
    let site = try TestSite()
    let lock = try RecordingShelf(site: site.path).lock()
    let before = try site.files(in: ".")
    let network = Transport { _ in
      Issue.record("nothing is to be asked")
      return .failure(.cancelled)
    }
    let run = await site.run(
      "search", "itunes", "queen", "--save", "Queen", now: Fixtures.spring, transport: network)
    let fetch = await site.run("fetch", now: Fixtures.spring, transport: network)
    withExtendedLifetime(lock) {}
    #expect(run.status == .failed)
    #expect(run.remarks.contains("error: Another fetch is running in this site.\n"))
    #expect(fetch.remarks.hasPrefix(run.remarks), "\(fetch)")
    #expect(try site.files(in: ".") == before)
  }

  @Test("what would be recorded out of the site is refused before anything is asked")
  func linkOut() async throws {
    let server = try StoreServer.playing(["queen": ServedAnswer(StoreAnswers.songs("Mia"))])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let other = try TestSite()
    try site.link("Site/Responses", to: "\(other.path)/Site")
    for arguments in [["search", "itunes", "queen", "--save", "Q"], ["fetch"]] {
      let run = await site.run(arguments, now: Fixtures.spring, transport: .sockets)
      #expect(run.status == .failed)
      #expect(
        run.remarks.hasPrefix("Site/Responses: error: Nothing is recorded through this link: "),
        "\(run)")
    }
    #expect(server.requests.isEmpty)
    #expect(try other.files(in: "Site") == ["site.yml"])
  }

  static let names: [(name: String, summary: String)] = [
    ("../x", "'../x' cannot be the name of a query."),
    ("", "'' cannot be the name of a query."),
    ("a//b", "'a//b' cannot be the name of a query."),
    (".hidden", "'.hidden' cannot be the name of a query."),
    ("a\nb", "'a\nb' cannot be the name of a query."),
    ("there", "This file is there already, and stays as it is."),
    ("Queries/there.md", "This file is there already, and stays as it is."),
    ("THERE", "'Queries/there.md' and 'Queries/THERE.md' have the same address 'there/'."),
    ("item", "The address 'item/' is taken by Thumbindex itself."),
    ("?!", "The name '?!' has no letter or digit for an address."),
  ]

  @Test("a name that no query can have, or that is taken; nothing is asked", arguments: names)
  func name(_ name: String, _ summary: String) async throws {
    let site = try TestSite(Fixtures.query("there"))
    let before = try site.files(in: ".")
    let run = await site.run("search", "itunes", "queen", "--save", name)
    #expect(run.status == .failed)
    let shown = summary.replacing("\n", with: "·")
    #expect(run.remarks.contains("error: \(shown)\n"), "\(run.remarks)")
    #expect(try site.files(in: ".") == before)
  }

  static let terms = [
    "queen", "Simon & Garfunkel", "Dune: Part Two", "don't \"stop\"", "- dash", "true", "1984",
    "a # b", "Сплин", "赤い糸", "[x]", "{x}", "*", "&x", "!x", "%", "@", "`", "|", ">", "a\\b", "~",
    "null", "007", "x:", "é", "👩‍👩‍👧",
  ]

  @Test("whatever the words, the saved query asks just the same", arguments: terms)
  func quoting(_ term: String) async throws {
    let network = Transport { _ in
      .success(HTTPAnswer(status: 200, body: Array(StoreAnswers.songs("Mia").utf8)))
    }
    let site = try TestSite()
    let run = await site.run(
      "search", "itunes", "--save", "Saved", "--", term, now: Fixtures.spring, transport: network)
    #expect(run.status == .done, "\(run)")
    let build = await site.run("build", "--offline", "--strict")
    #expect(build.status == .done, "\(build)")
    #expect(try site.page("saved/index.html").titles == ["Mia"])
  }
}
