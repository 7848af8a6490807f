import Command
import Foundation
import Items
import QueryFiles
import Recording
import StoreServer
import Stores
import Testing

/// `search`: asks a store now.
@Suite struct SearchTests {
  private static func served(_ songs: String...) -> ServedAnswer {
    ServedAnswer(StoreAnswers.songs(songs))
  }

  @Test("a table, and of the site only the cache knows of it")
  func table() async throws {
    let server = try StoreServer.playing(["queen": Self.served("Mia", "Nora")])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let before = try site.files(in: ".")
    let run = await site.run("search", "itunes", "queen", transport: .sockets)
    #expect(
      run
        == Run(
          status: .done,
          output: """
            KIND  TITLE  CREATOR  PRICE  ID
            song  Mia    Anna            itunes:1
            song  Nora   Anna            itunes:2

            """, remarks: ""))
    #expect(try site.files(in: ".") == [".thumbindex/.gitignore", ".thumbindex/requests"] + before)
  }

  @Test("every parameter of the store is an option; words are one term, commas make lists")
  func parameters() async throws {
    let server = try StoreServer.playing([:])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    await site.run(
      [
        "search", "--json", "itunes", "guns", "n' roses", "--country", "de,AT", "--country=CH",
        "--entity", "song", "--version=1", "--explicit", "No", "--results", "30",
      ], transport: .sockets)
    #expect(server.requests.map { $0["country"] } == ["DE", "AT", "CH"])
    let request = try #require(server.requests.first)
    #expect(request["term"] == "guns n' roses")
    #expect(request["entity"] == "song")
    #expect(request["version"] == "1")
    #expect(request["explicit"] == "No")
    #expect(request["limit"] == "30")
  }

  @Test("a lookup needs no words")
  func lookup() async throws {
    let server = try StoreServer.playing(["": Self.served("Mia", "Nora")])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let run = await site.run("search", "itunes", "--id", "1,2", transport: .sockets)
    #expect(run.status == .done)
    #expect(server.requests.first?["id"] == "1,2")
  }

  @Test("nothing found is no failure")
  func nothingFound() async throws {
    let server = try StoreServer.playing([:])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    #expect(
      await site.run("search", "itunes", "zzz", transport: .sockets)
        == Run(status: .done, output: "Nothing found\n", remarks: ""))
    let saved = await site.run(
      "search", "itunes", "zzz", "--save", "Z", transport: .sockets)
    #expect(saved.status == .done)
    #expect(saved.remarks == "Nothing was saved: a page of it would be empty.\n")
    #expect(!site.has("Queries/Z.md") && !site.has("Site/Responses"))
  }

  @Test("IT-03 what it asks counts for the next fetch, and what a fetch asks for it")
  func limits() async throws {
    let server = try StoreServer.playing([:])
    defer { server.stop() }
    let settings = Fixtures.settings(asking: server).replacing("60000", with: "2")
    let site = try TestSite(settings + Fixtures.query("a"))
    func waits(_ arguments: String..., at second: Int) async -> [Substring] {
      let now = Fixtures.spring + second * 1_000_000_000
      let run = await site.run(arguments, now: now, transport: .sockets)
      return run.remarks.split(separator: "\n").filter { $0.hasPrefix("Next request") }
    }
    #expect(await waits("search", "itunes", "queen", at: 0) == [])
    #expect(await waits("fetch", at: 1) == [])
    #expect(await waits("search", "itunes", "queen", at: 2) == ["Next request to itunes in 58 s"])
    #expect(await waits("fetch", "a", at: 3) == ["Next request to itunes in 57 s"])
    #expect(server.requests.count == 4)
  }

  @Test("--json has all that is known of each item")
  func json() async throws {
    let server = try StoreServer.playing([
      "queen": ServedAnswer(
        StoreAnswers.itunes(
          StoreAnswers.song(
            1, "Mia",
            #""artistName":"Anna","trackPrice":1.29,"currency":"USD","releaseDate":"1975-11-21T12:00:00Z","primaryGenreName":"Rock""#
          )))
    ])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let run = await site.run("search", "itunes", "queen", "--json", transport: .sockets)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["store"] as? String == "itunes")
    let item = try #require((object?["items"] as? [[String: Any]])?.first)
    #expect(item["id"] as? String == "itunes:1")
    #expect(item["kind"] as? String == "song")
    #expect(item["price"] as? Double == 1.29)
    #expect(item["currency"] as? String == "USD")
    #expect(item["released"] as? String == "1975-11-21")
    #expect(item["genres"] as? [String] == ["Rock"])
    #expect(item["description"] == nil)
  }

  @Test("outside of a site it asks with the settings of a site that says nothing")
  func noSite() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "thumbindex-\(UUID().uuidString)").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let network = Transport { message in
      #expect(message.address == "https://itunes.apple.com/search?term=queen&country=US&limit=50")
      return .success(HTTPAnswer(status: 200, body: Array(StoreAnswers.songs("Mia").utf8)))
    }
    let run = await Run(["-C", folder, "search", "itunes", "queen"], transport: network)
    #expect(run.status == .done)
    #expect(run.output.hasSuffix("itunes:1\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    let save = await Run(["-C", folder, "search", "itunes", "queen", "--save", "Q"])
    #expect(save.status == .failed)
    #expect(save.remarks.hasPrefix("error: There is no site here to save the search in.\n"))
  }

  @Test("--save writes the query and what came; a build then needs no network")
  func save() async throws {
    let server = try StoreServer.playing(["queen": Self.served("Mia", "Nora")])
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

  static let mistakes: [(arguments: [String], remarks: String)] = [
    (
      ["search"],
      """
      error: Say which store to ask: itunes, google-books, omdb.
      hint: See 'thumbindex search --help'.

      """
    ),
    (
      ["search", "omdb", "--results", "20"],
      """
      error: Say what to search for.
      hint: Write the words behind the store; 'thumbindex search omdb --help' lists other ways.

      """
    ),
    (
      ["search", "itune", "queen"],
      """
      error: There is no store 'itune'.
      hint: Did you mean 'itunes'?

      """
    ),
    (
      ["search", "itunes", "queen", "--contry", "DE"],
      """
      error: There is no option '--contry' here.
      hint: Did you mean '--country'?

      """
    ),
    (
      ["search", "itunes", "queen", "--term", "x"],
      """
      error: The words 'queen' and '--term' are the same.
      hint: Leave one of them out.

      """
    ),
    (
      ["search", "itunes", "queen", "--results", "many"],
      """
      error: '--results' cannot be 'many'.
      hint: Write a number from 1 to 1000000.

      """
    ),
    (
      ["search", "itunes", "queen", "--limit", "500"],
      """
      error: 'limit' must be a number from 1 to 200.
      hint: '500' is not.

      """
    ),
    (
      ["search", "itunes", "queen", "--media", "music", "--media", "movie"],
      """
      error: 'media' takes one value, not a list.
      hint: Keep the one you mean.

      """
    ),
  ]

  @Test("wrong usage ends with 64, and nothing is asked", arguments: mistakes)
  func wrongUsage(_ arguments: [String], _ remarks: String) async throws {
    let site = try TestSite()
    #expect(
      await site.run(arguments) == Run(status: .usage, output: "", remarks: remarks))
  }

  @Test("a store that refuses: what the owner must mend is 1, the rest 2")
  func refusals() async throws {
    let site = try TestSite()
    let noKey = await site.run("search", "omdb", "alien")
    #expect(noKey.status == .failed)
    #expect(noKey.remarks.contains("OMDB_API_KEY"))
    let noNetwork = await site.run("search", "itunes", "queen")
    #expect(noNetwork.status == .partial, "\(noNetwork)")
    #expect(noNetwork.output == "")
  }

  @Test("the help of a store lists its parameters", arguments: StoreRegistry.all.map(\.name.text))
  func help(_ store: String) async throws {
    let run = await Run(["search", store, "--help"])
    #expect(run.status == .done)
    let first =
      "Ask \(store) now, and list what it answers.\n\nUsage: thumbindex [-C DIR] search \(store)"
    #expect(run.output.hasPrefix("\(first) [TERM…] [OPTIONS]\n"))
    let known = try #require(StoreRegistry.store(named: StoreName(store)))
    for parameter in known.parameters {
      let line = run.output.split(separator: "\n").first { line in
        line.contains("--\(parameter.name) ") || line.contains("--\(parameter.name)=")
      }
      #expect(line?.contains(parameter.summary) == true, "\(parameter.name)")
    }
    #expect(await Run(["help", "search", store]).output == run.output)
    #expect(await Run(["search", "--help"]).output.contains("\n  \(store) "))
  }

  @Test("the built program asks too")
  func program() async throws {
    let server = try StoreServer.playing(["queen": Self.served("Mia")])
    defer { server.stop() }
    let site = try TestSite(Fixtures.settings(asking: server))
    let run = try Program.run(["search", "itunes", "queen"], in: site.path)
    #expect(run.status == .done)
    #expect(run.output.hasSuffix("song  Mia    Anna            itunes:1\n"))
  }
}
