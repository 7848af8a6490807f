import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

@Suite struct FetchingTests {
  private static let queen = "store: itunes\nterm: queen"

  @Test func recordsWhatAStoreSays() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2), etag: "a", retries: 2))
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.query == "queen" && fetch.title == "Queen")
    #expect(fetch.outcome == .first)
    #expect(fetch.results == 2)
    #expect(fetch.changes.isEmpty && fetch.diagnostics.isEmpty)
    #expect(fetch.requests == 1)
    #expect(fetch.retries == 2, "GB-05 the number of retries appears in the report")
    #expect(!result.needsOwner && !result.isPartial && result.givenUp.isEmpty)
    let record = try site.record("queen")
    #expect(record.responses.map(\.file) == ["1-1.json"])
    #expect(record.responses.map(\.etag) == ["a"])
    #expect(record.responses.map(\.date) == ["2024-02-28T12:00:01Z"])
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1, 2))
    #expect(site.shelf.run == nil)
  }

  @Test func tellsWhatChanged() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .body(.songs(2, 3)))
    try await site.fetch()
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .renewed)
    #expect(fetch.changes.map(\.id.value) == ["3", "1"])
    #expect(
      fetch.searches == [
        SearchFetch(
          store: StoreName("itunes"), outcome: .answered, standing: .renewed, results: 2)
      ])
    let history = try #require(site.text("Site/Responses/queen/history.jsonl"))
    #expect(history.split(separator: "\n").count == 2)
  }

  @Test("a condition is asked, and an unchanged answer touches only its date")
  func unchanged() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2), etag: "a"), .unchanged())
    try await site.fetch()
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(site.validators == [try #require(Validators(etag: "a", lastModified: nil))])
    #expect(fetch.outcome == .renewed && fetch.results == 2)
    let response = try #require(try site.record("queen").responses.first)
    #expect(response.date == "2024-02-28T12:00:02Z" && response.etag == "a")
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1, 2))
  }

  @Test("--fresh asks without a condition, and so does who has a damaged answer")
  func unconditional() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2), etag: "a"))
    try await site.fetch()
    try await site.fetch { $0.isFresh = true }
    try site.write("{", to: "Site/Responses/queen/1-1.json")
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(site.validators.isEmpty)
    #expect(fetch.outcome == .renewed && fetch.results == 2)
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1, 2))
  }

  @Test("a damaged record is named and asked for anew") func damagedRecord() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1)))
    try await site.fetch()
    try site.write("{", to: "Site/Responses/queen/record.json")
    let result = try await site.fetch()
    #expect(
      result.queries.first?.diagnostics.map(\.place?.file) == ["Site/Responses/queen/record.json"])
    #expect(!result.needsOwner)
    #expect(try site.record("queen").responses.count == 1)
  }

  @Test("IT-18 one request a country, merged by id") func countries() async throws {
    let site = try FetchingSite()
    site.query("queen", "store: itunes\nterm: queen\ncountry: [DE, AT]")
    site.say("country=DE", .body(.songs(1, 2)))
    site.say("country=AT", .body(.songs(2, 3)))
    let result = try await site.fetch()
    #expect(result.queries.first?.results == 3)
    #expect(result.queries.first?.requests == 2)
    #expect(try site.record("queen").responses.map(\.file) == ["1-1.json", "1-2.json"])
  }

  @Test("IT-15 ids that do not come back are told with their country") func missingIDs()
    async throws
  {
    let site = try FetchingSite()
    site.query("songs", "store: itunes\nid: [1, 7]\ncountry: FR")
    site.say("lookup", .body(.songs(1)))
    let result = try await site.fetch()
    #expect(
      result.queries.first?.diagnostics.map(\.summary) == [
        "Nothing came back in the store of FR for 7."
      ])
    #expect(!result.needsOwner && !result.isPartial)
  }

  @Test("OM-08 what a store finds doubtful is told") func remarks() async throws {
    let site = try FetchingSite()
    site.query("fast", "store: omdb\nt: Fast")
    site.say(
      "t=Fast",
      .body(#"{"Title":"Fast Five","imdbID":"tt1596343","Type":"movie","Response":"True"}"#))
    let result = try await site.fetch()
    #expect(
      result.queries.first?.diagnostics.map(\.summary) == ["Asked for 'Fast', got 'Fast Five'."])
  }

  @Test("a faulty search is told, and the other queries go on") func faultyPlan() async throws {
    let site = try FetchingSite()
    site.query("bad", "store: itunes\nterm: a\nlimit: 500")
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1)))
    let result = try await site.fetch()
    #expect(result.queries.map(\.query) == ["bad", "queen"])
    #expect(result.queries.map(\.outcome) == [.untouched, .first])
    #expect(
      result.queries[0].diagnostics.map(\.summary) == [
        "'limit' must be a number from 1 to 200."
      ])
    #expect(result.needsOwner && !result.isPartial)
  }

  @Test("odd elements are told") func odd() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.itunes(#"{"trackId":1,"trackName":"A"},7"#)))
    let result = try await site.fetch()
    let told = try #require(result.queries.first?.diagnostics.first)
    #expect(told.summary == "Element 2 of this response is left out. It is no object.")
    #expect(told.place == Place(file: "Site/Responses/queen/1-1.json"))
  }

  @Test("what may not be kept goes into the cache until it expires") func notKept() async throws {
    let site = try FetchingSite()
    site.query("moby", "store: google-books\nq: moby")
    site.say(
      "q=moby", .body(#"{"items":[{"id":"K_yxDAAAQBAJ","volumeInfo":{"title":"Moby Dick"}}]}"#),
      .body(#"{"items":[]}"#))
    site.set { $0.stores[StoreName("google-books")] = StoreSettings() }
    try await site.fetch()
    let folder = try #require(try site.shelf.folder(of: "moby"))
    let response = try #require(folder.record.responses.first)
    #expect(!folder.isKept(response.file))
    #expect(response.expires == nil)
  }

  @Test("the disk that takes nothing ends the fetch") func unwritable() async throws {
    let site = try FetchingSite()
    for number in 1...40 { site.query("q\(number)", "store: itunes\nterm: q") }
    site.say("term=q", .body(.songs(1)))
    try site.write("", to: "Site")
    let result = try await site.fetch()
    #expect(result.needsOwner)
    #expect(site.asked.count < 40)
    #expect(result.queries.count == 40)
    #expect(result.givenUp.first?.hasPrefix("The recordings cannot be written. Not asked") ?? false)
  }
}
