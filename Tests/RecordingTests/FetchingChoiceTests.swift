import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

@Suite struct FetchingChoiceTests {
  @Test("what was never recorded comes first, then what is oldest, so that runs go round")
  func order() async throws {
    let site = try FetchingSite()
    for name in ["d", "c", "b", "a"] { site.query(name, "store: itunes\nterm: \(name)x") }
    site.say("term=", .body(.songs(1)))
    var asked: [[Substring]] = []
    for _ in 1...3 {
      try await site.fetch {
        $0.mostRequests = 3
        $0.isFresh = true
      }
      asked.append(site.asked.map { $0.dropFirst(37).prefix(2) })
    }
    #expect(asked == [["ax", "bx", "cx"], ["dx", "ax", "bx"], ["cx", "dx", "ax"]])
  }

  @Test("the requests of a run are used up") func mostRequests() async throws {
    let site = try FetchingSite()
    for name in ["a", "b", "c"] { site.query(name, "store: itunes\nterm: \(name)x") }
    site.say("term=", .body(.songs(1)))
    let result = try await site.fetch { $0.mostRequests = 1 }
    #expect(result.queries.map(\.outcome) == [.first, .untouched, .untouched])
    #expect(result.queries.map(\.requests) == [1, 0, 0])
    #expect(
      result.givenUp == ["The requests of this run are used up. Not asked because of that: b, c."])
    #expect(result.isPartial && site.shelf.run != nil)
  }

  @Test("only what is older than so long") func olderThan() async throws {
    let site = try FetchingSite()
    site.query("old", "store: itunes\nterm: old")
    site.say("term=", .body(.songs(1)))
    try await site.fetch()
    site.pass(seconds: 7 * 86_400)
    site.query("new", "store: itunes\nterm: new")
    try await site.fetch { $0.olderThan = 86_400 }
    #expect(site.asked.count == 3)
    site.pass(seconds: 3600)
    #expect(try await site.fetch { $0.olderThan = 86_400 }.queries.isEmpty)
  }

  @Test("what a wrong clock dated after now counts as old") func datedAhead() async throws {
    let site = try FetchingSite()
    site.query("old", "store: itunes\nterm: old")
    site.say("term=", .body(.songs(1)))
    site.pass(seconds: 365 * 86_400)
    try await site.fetch()
    site.pass(seconds: -365 * 86_400)
    try await site.fetch { $0.olderThan = 86_400 }
    #expect(site.asked.count == 2)
  }

  @Test("every query is in one shard, whatever the others and the form of its name")
  func shards() async throws {
    let site = try FetchingSite()
    let names = (1...60).map { "query-\($0)" } + ["Björk"]
    for name in names { site.query(name, "store: itunes\nterm: x") }
    site.say("term=", .body(.songs(1)))
    var seen: [String] = []
    for number in 1...3 {
      let shard = try #require(FetchOptions.Shard(number: number, count: 3))
      let part = try await site.fetch { $0.shard = shard }.queries.map(\.query)
      #expect(part.count > 10)
      seen += part
    }
    #expect(seen.sorted() == names.sorted())

    let other = try FetchingSite()
    other.query("Bjo\u{308}rk", "store: itunes\nterm: x")
    other.say("term=", .body(.songs(1)))
    let shard = try #require(
      (1...3).compactMap { FetchOptions.Shard(number: $0, count: 3) }.first {
        seen.firstIndex(of: "Björk") != nil && $0.number == Self.shard(of: "Björk", among: 3)
      })
    #expect(try await other.fetch { $0.shard = shard }.queries.count == 1)
  }

  /// FNV-1a of 64 bits, as published: the shard of a name must never change.
  private static func shard(of name: String, among count: UInt64) -> Int {
    let hash = name.utf8.reduce(14_695_981_039_346_656_037) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return Int(hash % count) + 1
  }

  @Test("a build asks only what is missing, was asked otherwise, is damaged or has expired")
  func missingOnly() async throws {
    let site = try FetchingSite()
    site.query("whole", "store: itunes\nterm: whole")
    site.query("edited", "store: itunes\nterm: edited")
    site.query("damaged", "store: itunes\nterm: damaged")
    site.query("book", "store: google-books\nq: book")
    site.say("term=", .body(.songs(1)))
    site.say("q=book", .body(#"{"items":[{"id":"b1","volumeInfo":{"title":"B"}}]}"#))
    try await site.fetch()
    _ = site.asked
    site.query("edited", "store: itunes\nterm: edited", "store: itunes\nterm: added")
    site.query("missing", "store: itunes\nterm: missing")
    try site.write("{", to: "Site/Responses/damaged/1-1.json")
    let result = try await site.fetch { $0.isMissingOnly = true }
    #expect(result.queries.map(\.query) == ["damaged", "edited", "missing"])
    #expect(site.asked.count == 3)
    #expect(
      result.queries.map { $0.searches.map(\.outcome) } == [
        [.answered], [.current, .answered], [.answered],
      ])
    site.pass(seconds: 86_400)
    let later = try await site.fetch { $0.isMissingOnly = true }
    #expect(later.queries.map(\.query) == ["book"])
  }

  @Test("the order of the answers does not matter") func determinism() async throws {
    var results: [FetchResult] = []
    for seed in 1...3 {
      let site = try FetchingSite()
      for number in 1...30 {
        site.query(
          "q\(number)", "store: \(number % 2 == 0 ? "itunes\nterm" : "omdb\ns"): q\(number)x")
      }
      site.say("term=", .body(.songs(1)))
      site.say("s=", .body(.films(1...2, total: 2)))
      site.hurry(seed: UInt64(seed))
      results.append(try await site.fetch())
    }
    #expect(results[0] == results[1] && results[1] == results[2])
  }
}
