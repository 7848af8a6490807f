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
