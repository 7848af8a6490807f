import Diagnostics
import FileSystem
import Items
import QueryFiles
import Recording
import Testing

@Suite struct FetchingResumeTests {
  private func site() throws -> FetchingSite {
    let site = try FetchingSite()
    for name in ["a", "b", "c"] { site.query(name, "store: omdb\ns: \(name)xyz\nresults: 20") }
    for name in ["a", "b", "c"] {
      site.say("s=\(name)xyz", .body(.films(1...10, total: 20)))
      site.say("s=\(name)xyz&page=2", .body(.films(11...20, total: 20)))
    }
    return site
  }

  @Test("an interrupted fetch goes on where it stopped, also within a query") func goesOn()
    async throws
  {
    let site = try site()
    let first = try await site.fetch { $0.mostRequests = 3 }
    #expect(first.queries.map(\.outcome) == [.first, .failed, .untouched])
    #expect(first.queries.map(\.requests) == [2, 1, 0])
    #expect(site.shelf.run == "2024-02-28T12:00:00Z")
    _ = site.asked
    site.pass(seconds: 600)
    let second = try await site.fetch()
    #expect(site.events.contains(.continuing(since: "2024-02-28T12:00:00Z", done: 1)))
    #expect(second.queries.map(\.query) == ["b", "c"])
    #expect(second.queries.map(\.requests) == [1, 2])
    #expect(second.queries.map(\.results) == [20, 20])
    #expect(site.shelf.run == nil)
    #expect(site.shelf.pending(of: "b") == nil)
    // The next one is a fetch of its own.
    #expect(try await site.fetch().queries.count == 3)
  }

  @Test("--fresh begins anew, and so does a fetch a day later", arguments: [true, false])
  func beginsAnew(_ isFresh: Bool) async throws {
    let site = try site()
    try await site.fetch { $0.mostRequests = 3 }
    if !isFresh { site.pass(seconds: 86_400) }
    let result = try await site.fetch { $0.isFresh = isFresh }
    #expect(result.queries.map(\.requests) == [2, 2, 2])
    #expect(site.shelf.run == nil)
  }

  @Test("what was recorded in the second in which a fetch began may be older, and is asked again")
  func sameSecond() async throws {
    let site = try site()
    try await site.fetch()
    let dates = try #require(try site.shelf.folder(of: "a")).record.responses.map(\.date)
    try site.shelf.beginRun(try #require(dates.min()))
    #expect(try await site.fetch().queries.map(\.query).contains("a"))
  }

  @Test("a query that was edited meanwhile is asked again") func edited() async throws {
    let site = try site()
    try await site.fetch { $0.mostRequests = 3 }
    site.query("a", "store: omdb\ns: bxyz\nresults: 10")
    #expect(try await site.fetch().queries.map(\.query) == ["a", "b", "c"])
  }

  @Test("a fetch that is stopped records what is complete") func stopped() async throws {
    let site = try FetchingSite()
    site.query("a", "store: itunes\nterm: ax")
    site.query("b", "store: itunes\nterm: bx\ncountry: [DE, AT]")
    site.say("term=ax", .body(.songs(1)))
    site.say("term=bx", .cancelled)
    let result = try await site.fetchUntilStopped()
    #expect(result.queries.map(\.query) == ["a", "b"])
    #expect(result.queries[1].outcome == .failed && result.queries[1].requests == 1)
    #expect(try site.shelf.folder(of: "b") == nil)
    #expect(result.isPartial && site.shelf.run != nil)
    site.say("term=bx", .body(.songs(2)))
    _ = site.asked
    let next = try await site.fetch()
    #expect(next.queries.last?.results == 2)
  }

  @Test("a fetch of one query goes on where the last one of it stopped, with a day's patience")
  func goesOnAlone() async throws {
    let site = try FetchingSite()
    site.query("a", "store: omdb\ns: axyz\nresults: 30")
    for page in 1...3 {
      site.say(
        page == 1 ? "s=axyz" : "page=\(page)",
        .body(.films(page * 10 - 9...page * 10, total: 30)))
    }
    for _ in 1...3 {
      let result = try await site.fetch {
        $0.standsAlone = true
        $0.mostRequests = 1
      }
      #expect(result.queries.map(\.requests) == [1])
    }
    #expect(try site.record("a").responses.count == 3)
    #expect(site.shelf.run == nil && site.shelf.pending(of: "a") == nil)
    // What is complete is asked again as a whole.
    #expect(try await site.fetch { $0.standsAlone = true }.queries.map(\.requests) == [3])
  }

  @Test("a request that had failed when the run ended is told, and left for the next run")
  func endsBetweenAttempts() async throws {
    let site = try FetchingSite()
    site.query("a", "store: itunes\nterm: ax")
    site.say("term=ax", .fault(.unasked, "The run ended before its turn.", attempts: 1))
    let result = try await site.fetch()
    #expect(
      result.queries.flatMap(\.diagnostics).map(\.summary) == ["The run ended before its turn."])
    #expect(result.isPartial && site.shelf.run != nil)
  }

  @Test("of two searches the one that was recorded is asked again by the next fetch")
  func recordedBesideFailed() async throws {
    let site = try FetchingSite()
    site.query(
      "a", "store: itunes\nterm: ax\ncountry: [DE, AT]",
      "store: itunes\nterm: bx\ncountry: [DE, AT]")
    site.say("term=ax", .body(.songs(1)))
    site.say("term=bx&country=DE", .body(.songs(2)))
    site.say("term=bx&country=AT", .fault(.moment, "Broken."), .body(.songs(3)))
    #expect(try await site.fetch().queries.map(\.outcome) == [.partlyRenewed])
    _ = site.asked
    #expect(try await site.fetch().queries.map(\.requests) == [3])
    #expect(!site.asked.contains { $0.contains("term=bx&country=DE") })
    #expect(site.shelf.pending(of: "a") == nil)
  }

  @Test("nothing that came before is read while a page is kept") func readsNothingTwice()
    async throws
  {
    let reads = Counter()
    var disk = Disk.hasty
    disk.read = { path throws(DiskError) in
      if path.contains("/pending/") { reads.next() }
      return try Disk.hasty.read(path)
    }
    let site = try FetchingSite(disk: disk)
    site.query("a", "store: omdb\ns: axyz\nresults: 200")
    site.say("s=axyz", .body(.films(1...10, total: 200)))
    for page in 2...20 {
      site.say("page=\(page)", .body(.films(page * 10 - 9...page * 10, total: 200)))
    }
    #expect(try await site.fetch().queries.map(\.requests) == [20])
    #expect(reads.value == 0)
  }

  @Test("two fetches do not run at once") func locked() async throws {
    let site = try site()
    let lock = try site.shelf.lock()
    await #expect(throws: Diagnostic.self) { try await site.fetch() }
    withExtendedLifetime(lock) {}
    #expect(site.asked.isEmpty)
  }

  @Test("a build's fetch leaves the mark of the longer one") func buildBetween() async throws {
    let site = try site()
    try await site.fetch { $0.mostRequests = 3 }
    try await site.fetch { $0.isMissingOnly = true }
    #expect(site.shelf.run == "2024-02-28T12:00:00Z")
    #expect(try await site.fetch().queries.isEmpty)
    #expect(site.shelf.run == nil)
  }

  @Test("a build's fetch leaves no mark, whatever came of it") func buildLeavesNoMark() async throws
  {
    let site = try site()
    let result = try await site.fetch {
      $0.isMissingOnly = true
      $0.mostRequests = 3
    }
    #expect(result.isPartial && site.shelf.run == nil)
    // What came of 'b' is used all the same.
    let next = try await site.fetch { $0.isMissingOnly = true }
    #expect(next.queries.map(\.requests) == [1, 2])
    #expect(!site.events.contains { $0.isContinuing })
  }

  @Test("a fetch that had nothing yet is not gone on with") func nothingDone() async throws {
    let site = try site()
    try site.shelf.beginRun("2024-02-28T11:00:00Z")
    #expect(try await site.fetch().queries.count == 3)
    #expect(!site.events.contains { $0.isContinuing })
    #expect(site.shelf.run == nil)
  }
}

extension FetchEvent {
  fileprivate var isContinuing: Bool {
    guard case .continuing = self else { return false }
    return true
  }
}
