import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

/// A query that asks something else than what is recorded, or asks the same somewhere else.
@Suite struct FetchingEditedQueryTests {
  private static let queen = "store: itunes\nterm: queen"
  private static let abba = "store: itunes\nterm: abba"

  @Test("another question that finds nothing is no drop, and what there was is told")
  func anotherQuestion() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)))
    site.say("term=xkcd", .body(.songs()))
    try await site.fetch()
    site.query("queen", "store: itunes\nterm: xkcd+q")
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .renewed && fetch.results == 0 && !result.isPartial)
    #expect(fetch.formerResults == 2)
    #expect(fetch.changes.isEmpty, "it is the owner who changed something")
    #expect(site.text("Site/Responses/queen/history.jsonl") == nil)
    #expect(try await site.fetch().queries.first?.formerResults == nil)
  }

  static let edits: [(name: String, searches: [String], former: Int?)] = [
    ("none", [queen, abba], nil), ("changed places", [abba, queen], nil),
    ("one taken out", [abba], 3), ("the last taken out", [queen], 3),
    ("one added in front", ["store: itunes\nterm: toto", queen, abba], 3),
    ("one added at the end", [queen, abba, "store: itunes\nterm: toto"], 3),
    ("another country", [queen + "\ncountry: DE", abba], 3),
    ("another store", ["store: omdb\ns: queen", abba], 3),
  ]

  @Test("a query is edited when its searches are not those that were recorded", arguments: edits)
  func edited(_ name: String, _ searches: [String], _ former: Int?) async throws {
    let site = try FetchingSite()
    site.query("q", Self.queen, Self.abba)
    site.say("s=queen", .body(.films(1...1, total: 1)))
    site.say("term=toto", .body(.songs(7)))
    site.say("term=queen", .body(.songs(1)))
    site.say("term=abba", .body(.songs(2, 3)))
    try await site.fetch()
    site.query("q", searches: searches)
    #expect(try await site.fetch().queries.first?.formerResults == former)
  }

  private func move(_ site: FetchingSite, to address: String) throws {
    let place = Place(file: "Site/site.yml", line: 5, column: 14)
    try site.set { settings in
      var store = StoreSettings()
      store.endpoint = Placed(try #require(Endpoint(address)), at: place)
      settings.stores[StoreName("itunes")] = store
    }
  }

  @Test("the same question at another host that finds nothing is a drop")
  func anotherHost() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2), etag: "a"), .body(.songs()))
    try await site.fetch()
    try move(site, to: "https://mirror.example:8443")
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .kept && fetch.results == 2 && result.isPartial)
    #expect(
      fetch.diagnostics.map(\.summary) == [
        "In the store of US: was 2, now 0; the older recording stays."
      ])
    #expect(site.validators.isEmpty, "nobody there knows the tag of another host")
    #expect(site.text("Site/Responses/queen/1-1.json") == .songs(1, 2))
  }

  @Test("what changed is told over a change of the host") func changesOverHosts() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .body(.songs(2, 3)))
    try await site.fetch()
    try move(site, to: "http://127.0.0.1:8080")
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .renewed && fetch.formerResults == nil)
    #expect(fetch.changes.map(\.id.value) == ["3", "1"])
  }
}
