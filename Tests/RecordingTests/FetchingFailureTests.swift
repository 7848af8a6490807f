import Diagnostics
import Foundation
import Items
import QueryFiles
import Recording
import Testing

@Suite struct FetchingFailureTests {
  private static let queen = "store: itunes\nterm: queen"

  @Test("IT-01 a refusal of the moment leaves the recording, and is told at the query")
  func moment() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .fault(.moment, "Asked too often."))
    try await site.fetch()
    site.pass(seconds: 3 * 86_400)
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .kept && fetch.results == 2)
    let told = try #require(fetch.diagnostics.first)
    #expect(told.severity == .warning && told.summary == "Asked too often.")
    #expect(told.place == Place(file: "Queries/queen.md", line: 1, column: 1))
    #expect(told.hints == ["The recording of 2024-02-28 stays, 3 days old."])
    #expect(result.isPartial && !result.needsOwner)
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1, 2))
    #expect(try site.record("queen").responses.first?.date == "2024-02-28T12:00:01Z")
  }

  @Test("where one of several searches fails, the others are renewed and told as such")
  func oneOfSeveral() async throws {
    let site = try FetchingSite()
    site.query("a", searches: ["ax", "bx", "cx"].map { "store: itunes\nterm: \($0)" })
    site.say("term=ax", .body(.songs(1, 2)), .body(.songs(2)))
    site.say("term=bx", .body(.songs(3, 4)), .fault(.moment, "Asked too often."))
    site.say("term=cx", .body(.songs(5)), .body(.songs(5, 6)))
    #expect(try await site.fetch().queries.first?.outcome == .first)
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .partlyRenewed && fetch.results == 5 && result.isPartial)
    #expect(fetch.searches.map(\.standing) == [.renewed, .kept, .renewed])
    #expect(fetch.searches.map(\.results) == [1, 2, 2])
    #expect(fetch.changes.map(\.id.value) == ["6", "1"])
    #expect(site.text("Site/Responses/a/2-1.json") == .songs(3, 4))
    #expect(try site.record("a").responses.map(\.search) == [1, 2, 3])
  }

  @Test("a response is on the disk once, while more of its query is to come and afterwards")
  func sharedBytes() async throws {
    let site = try FetchingSite()
    site.query("a", "store: itunes\nterm: ax", "store: itunes\nterm: bx")
    site.say("term=ax", .body(.songs(1)))
    site.say("term=bx", .fault(.moment, "Asked too often."))
    try await site.fetch()
    let files = ["Site/Responses/a/1-1.json", ".thumbindex/pending/a/1-1.json"]
    let numbers = try files.map { file in
      try #require(
        FileManager.default.attributesOfItem(atPath: "\(site.path)/\(file)")[.systemFileNumber]
          as? Int)
    }
    #expect(Set(numbers).count == 1)
  }

  @Test("GB-02 a search that failed is told from one that found nothing") func failedOrEmpty()
    async throws
  {
    let site = try FetchingSite()
    site.query("a", "store: google-books\nq: a")
    site.query("b", "store: google-books\nq: b")
    site.say("q=a", .fault(.moment, "Quota exceeded."))
    site.say("q=b", .body(#"{"kind":"books#volumes","totalItems":0}"#))
    let result = try await site.fetch()
    #expect(result.queries.map(\.outcome) == [.failed, .first])
    let fault = AskingFault(
      .moment, store: StoreName("google-books"), "Quota exceeded.", attempts: 1)
    #expect(result.queries.map { $0.searches.map(\.outcome) } == [[.failed(fault)], [.answered]])
    #expect(result.queries.map(\.results) == [0, 0])
    #expect(
      result.queries[0].diagnostics.map(\.hints) == [["Nothing is recorded for this search yet."]])
    #expect(try site.shelf.folder(of: "a") == nil)
  }

  @Test("IT-16 a refused parameter is told at its own line") func refusedParameter() async throws {
    let site = try FetchingSite()
    site.query("queen", "store: itunes\nterm: queen\ncountry: IC")
    site.query("abba", "store: itunes\nterm: abba")
    site.say("term=queen", .fault(.owner, "The store refuses 'IC'.", parameter: "country"))
    site.say("term=abba", .body(.songs(1)))
    let result = try await site.fetch()
    #expect(result.queries.map(\.outcome) == [.first, .failed])
    let told = try #require(result.queries[1].diagnostics.last)
    #expect(told.severity == .error && told.summary == "The store refuses 'IC'.")
    #expect(told.place == Place(file: "Queries/queen.md", line: 3, column: 10))
    #expect(result.needsOwner && !result.isPartial)
  }

  @Test("a country that the site chose is refused there") func refusedCountryOfTheSite()
    async throws
  {
    let site = try FetchingSite()
    let place = Place(file: "Site/site.yml", line: 5, column: 14)
    try site.set { settings in
      var store = StoreSettings()
      store.country = Placed(try #require(CountryCode("AQ")), at: place)
      settings.stores[StoreName("itunes")] = store
    }
    site.query("a", Self.queen)
    site.query("b", Self.queen)
    site.say("term=queen", .fault(.owner, "The store refuses 'AQ'.", parameter: "country"))
    let result = try await site.fetch()
    #expect(result.queries.map { $0.diagnostics.map(\.place) } == [[place], []])
  }

  @Test("what holds for a whole store is told once") func missingKey() async throws {
    let site = try FetchingSite()
    for name in ["a", "b", "c", "d", "e"] { site.query(name, "store: omdb\ns: film \(name)") }
    site.say("omdbapi", .fault(.owner, "There is no key.", attempts: 0))
    let result = try await site.fetch()
    #expect(result.queries.allSatisfy { $0.outcome == .untouched && $0.requests == 0 })
    #expect(
      result.givenUp == ["There is no key. Not asked because of that: a, b, c and 2 more."])
    #expect(site.shelf.run == nil, "there is nothing to go on with")
    #expect(result.queries.map(\.diagnostics.count) == [1, 0, 0, 0, 0])
    let told = try #require(result.queries[0].diagnostics.first)
    #expect(told.place == Place(file: "Queries/a.md", line: 1, column: 8))
    #expect(
      told.hints == [
        "Nothing is recorded for this search yet.", "So it is with b, c, d and 1 more.",
      ]
    )
    #expect(result.needsOwner && !result.isPartial)
  }

  @Test("queries of a store that was given up are named together") func givenUp() async throws {
    let site = try FetchingSite()
    for name in ["a", "b", "c", "d", "e"] { site.query(name, "store: omdb\ns: film \(name)") }
    site.query("queen", Self.queen)
    site.say("omdbapi", .fault(.unasked, "OMDb has been given up."))
    site.say("term=queen", .body(.songs(1)))
    let result = try await site.fetch()
    #expect(
      result.givenUp == ["OMDb has been given up. Not asked because of that: a, b, c and 2 more."])
    #expect(result.queries.flatMap(\.diagnostics).isEmpty)
    #expect(result.queries.map(\.outcome).dropLast().allSatisfy { $0 == .untouched })
    #expect(result.queries.last?.outcome == .first)
    #expect(result.isPartial && !result.needsOwner)
  }

  @Test("what was refused was asked: the older recording stays, and the repetitions count")
  func refusedKey() async throws {
    let site = try FetchingSite()
    site.query("film", "store: omdb\ns: film")
    site.query("none", "store: omdb\ns: none")
    site.say("s=film", .body(.films(1...2, total: 2)), .fault(.owner, "Wrong key.", attempts: 3))
    site.say("s=none", .fault(.owner, "Wrong key."))
    try await site.fetch()
    let result = try await site.fetch()
    #expect(result.queries.map(\.outcome) == [.kept, .failed])
    #expect(result.queries.map(\.requests) == [1, 1])
    #expect(result.queries.map(\.retries) == [2, 0])
    #expect(result.queries.map(\.results) == [2, 0])
    #expect(result.givenUp.isEmpty && result.needsOwner)
  }

  @Test("a file that is lost is no reason not to record the others") func lostFile() async throws {
    let site = try FetchingSite()
    site.query("two", Self.queen, "store: itunes\nterm: abba")
    site.say("term=queen", .body(.songs(1)), .fault(.moment, "No."))
    site.say("term=abba", .body(.songs(2)), .body(.songs(3)))
    try await site.fetch()
    try site.remove("Site/Responses/two/1-1.json")
    let result = try await site.fetch()
    #expect(result.queries.first?.outcome == .partlyRenewed && !result.needsOwner)
    #expect(try site.record("two").responses.map(\.file) == ["2-1.json"])
    #expect(site.text("Site/Responses/two/2-1.json") == .songs(3))
  }

  @Test("a search that fails keeps its recording, and the others of the query are renewed")
  func oneOfTwo() async throws {
    let site = try FetchingSite()
    site.query("two", Self.queen, "store: itunes\nterm: abba")
    site.say("term=queen", .body(.songs(1)), .fault(.moment, "No."))
    site.say("term=abba", .body(.songs(2)), .body(.songs(3)))
    try await site.fetch()
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .partlyRenewed && fetch.results == 2)
    #expect(fetch.changes.map(\.id.value) == ["3", "2"])
    #expect(site.text("Site/Responses/two/1-1.json") == .songs(1))
    #expect(site.text("Site/Responses/two/2-1.json") == .songs(3))
  }

  @Test("searches that changed places take their recordings along") func changedPlaces()
    async throws
  {
    let site = try FetchingSite()
    site.query("two", Self.queen, "store: itunes\nterm: abba")
    site.say("term=queen", .body(.songs(1)), .fault(.moment, "No."))
    site.say("term=abba", .body(.songs(2)))
    try await site.fetch()
    site.query("two", "store: itunes\nterm: abba", Self.queen)
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.results == 2)
    #expect(site.text("Site/Responses/two/1-1.json") == .songs(2))
    #expect(site.text("Site/Responses/two/2-1.json") == .songs(1))
  }

  @Test("IT-08 a drop to nothing keeps what there was, unless it is accepted")
  func drop() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .body(.songs()))
    try await site.fetch()
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .kept && fetch.results == 2)
    #expect(fetch.searches.map(\.outcome) == [.dropped])
    #expect(
      fetch.diagnostics.map(\.summary) == [
        "In the store of US: was 2, now 0; the older recording stays."
      ])
    #expect(fetch.diagnostics.first?.place == Place(file: "Queries/queen.md", line: 1, column: 8))
    #expect(fetch.diagnostics.first?.hints.first?.contains("--accept-empty") ?? false)
    #expect(result.isPartial && !result.needsOwner)
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1, 2))

    let accepted = try #require(try await site.fetch { $0.acceptsEmpty = true }.queries.first)
    #expect(accepted.outcome == .renewed && accepted.results == 0)
    #expect(accepted.changes.count == 2)
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs())
  }

  @Test("a drop in one country keeps that one's recording only") func dropInOneCountry()
    async throws
  {
    let site = try FetchingSite()
    site.query("queen", "store: itunes\nterm: queen\ncountry: [DE, AT]")
    site.say("country=DE", .body(.songs(1)), .body(.songs()))
    site.say("country=AT", .body(.songs(2)), .body(.songs(3)))
    try await site.fetch()
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(
      fetch.diagnostics.map(\.summary) == [
        "In the store of DE: was 1, now 0; the older recording stays."
      ])
    #expect(fetch.outcome == .partlyRenewed && result.isPartial)
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1))
    #expect(site.text("Site/Responses/queen/1-2.json") == .songs(3))
    #expect(fetch.changes.map(\.id.value) == ["3", "2"])
  }

}
