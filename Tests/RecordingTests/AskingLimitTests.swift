import Diagnostics
import Items
import QueryFiles
import Recording
import Stores
import Synchronization
import TestSupport
import Testing

@Suite struct AskingLimitTests {
  private static let minute = 60_000_000_000

  /// Times are such that a request can reach the host at any moment while it is under way.
  @Test(
    "IT-03 never more than the limit in any minute, at any concurrency",
    arguments: [1, 4, 32], [1, 3, 20])
  func slidingWindow(_ concurrency: Int, _ limit: Int) async {
    let chance = Mutex(SeededGenerator(seed: UInt64(concurrency * 100 + limit)))
    let world = AskingWorld { _, number in
      await Task.yield()
      let time = chance.withLock { Int.random(in: 0..<20_000_000_000, using: &$0) }
      // One in seven has to go out again, which counts like any other.
      return (number % 7 == 3 ? .status(503) : .nothing, time)
    }
    let asker = world.asker(site: site(perMinute: limit))
    await asking(80, concurrency) { number in
      _ = await asker.ask(.song("\(number)"), nil)
    }
    let sendings = world.sendings
    #expect(sendings.count > 80)
    #expect(world.mostUnderWay <= min(4, limit))
    let arrivals = [
      sendings.map(\.start),
      chance.withLock { chance in
        sendings.map { Int.random(in: $0.start...$0.end, using: &chance) }
      },
      sendings.enumerated().map { $0.isMultiple(of: 2) ? $1.start : $1.end },
    ]
    for times in arrivals.map({ $0.sorted() }) {
      for (earlier, later) in zip(times, times.dropFirst(limit)) {
        #expect(later - earlier >= Self.minute)
      }
    }
  }

  @Test func aFullMinuteIsUsed() async {
    let world = AskingWorld(.nothing)
    let asker = world.asker()
    for number in 0..<60 { _ = await asker.ask(.song("\(number)"), nil) }
    let start = world.sendings[0].start
    let minutes = world.sendings.map { ($0.start - start) / Self.minute }
    #expect([0, 1, 2].map { minute in minutes.count { $0 == minute } } == [20, 20, 20])
  }

  @Test func aWaitIsToldOnce() async {
    let world = AskingWorld(.nothing)
    let asker = world.asker(site: site(perMinute: 1))
    for number in 0..<2 { _ = await asker.ask(.song("\(number)"), nil) }
    let waits = world.events.filter { if case .waiting = $0 { true } else { false } }
    #expect(waits == [.waiting(.itunes, nanoseconds: Self.minute)])
  }

  @Test(
    "a turn that is further away than the longest wait ends the asking, and says what would be enough",
    arguments: [(1, 59), (1, 0), (2, 30)])
  func aTurnThatIsTooFar(_ limit: Int, _ longest: Int) async {
    let world = AskingWorld(.nothing)
    var options = FetchOptions()
    options.longestWait = longest
    let asker = world.asker(site: site(perMinute: limit), options: options)
    for number in 0..<limit { #expect(await asker.ask(.song("\(number)"), nil).reply != nil) }
    let start = world.now
    let faults = [
      await asker.ask(.song("next"), nil).fault, await asker.ask(.song("after"), nil).fault,
    ]
    let requests = limit == 1 ? "request" : "requests"
    let message =
      "iTunes Search is not asked any more in this run: At \(limit) \(requests) a minute the next one "
      + "has to wait 60 seconds, longer than '--max-wait \(longest)' allows; '--max-wait 60' is enough."
    #expect(faults.map { $0?.message } == [message, message])
    #expect(faults.allSatisfy { $0?.cause == .unasked && $0?.attempts == 0 })
    #expect(world.now == start && world.sendings.count == limit)
    let told = world.events.count { if case .givenUp = $0 { true } else { false } }
    #expect(told == 1)
  }

  @Test("the longest wait is for each turn, and not for all of them", arguments: [1, 60])
  func manyTurns(_ concurrency: Int) async {
    let world = AskingWorld(.nothing)
    let asker = world.asker(site: site(perMinute: 1))
    let answered = Mutex(0)
    await asking(60, concurrency) { number in
      guard await asker.ask(.song("\(number)"), nil).reply != nil else { return }
      answered.withLock { $0 += 1 }
    }
    #expect(answered.withLock { $0 } == 60)
  }

  @Test func aHostThatIsSlowHoldsUpNoOther() async {
    let (opening, gate) = AsyncStream.makeStream(of: Void.self)
    let world = AskingWorld { message, _ in
      guard message.address.contains("apple") else {
        gate.finish()
        return (.status(200, #"{"totalItems":0}"#), 0)
      }
      for await _ in opening {}
      return (.nothing, 0)
    }
    let asker = world.asker()
    async let song = asker.ask(.song(), nil)
    let book = await asker.ask(.book(), nil)
    #expect(book.reply != nil)
    #expect(await song.reply != nil)
  }

  @Test func storesOnOneHostShareTheSmallerLimit() async throws {
    var site = SiteSettings.plain
    let endpoint = try Placed(
      #require(Endpoint("http://127.0.0.1:8181")), at: Place(file: "Site/site.yml"))
    for store in [StoreName.itunes, .googleBooks] {
      site.stores[store] = StoreSettings()
      site.stores[store]?.endpoint = endpoint
    }
    site.stores[.googleBooks]?.requestsPerMinute = 3
    let world = AskingWorld { message, _ in
      (message.address.contains("books") ? .status(200, #"{"totalItems":0}"#) : .nothing, 0)
    }
    let asker = world.asker(site: site)
    for number in 0..<6 {
      let base = endpoint.value.base
      _ = await asker.ask(
        number.isMultiple(of: 2) ? .song("\(number)", at: base) : .book("\(number)", at: base), nil)
    }
    let times = world.sendings.map(\.start)
    #expect(times.count == 6)
    #expect(times[3] - times[0] >= Self.minute)
    #expect(times[2] == times[0])
  }

  @Test func aRunMaySendSoManyRequestsAndNoMore() async {
    let world = AskingWorld(.status(503), .nothing)
    var options = FetchOptions()
    options.mostRequests = 3
    let asker = world.asker(options: options)
    var outcomes: [AskingOutcome] = []
    for number in 0..<4 { outcomes.append(await asker.ask(.song("\(number)"), nil)) }
    #expect(world.sendings.count == 3)
    #expect(outcomes.map { $0.reply != nil } == [true, true, false, false])
    #expect(outcomes[2].fault?.cause == .unasked)
    #expect(outcomes[2...].map { $0.fault?.attempts } == [0, 0])
    #expect(
      outcomes[2].fault?.message
        == "This run sends no more requests: '--max-requests 3' is reached.")
  }

  @Test func aRunThatEndsAsksNoMore() async {
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    let (pausing, pause) = AsyncStream.makeStream(of: Void.self)
    let world = AskingWorld(.nothing)
    // The wait for the limit lasts until all are cancelled.
    let asker = Asker.polite(
      over: Transport { await world.send($0) }, site: site(perMinute: 1),
      moments: Moments(
        now: { world.now },
        pause: { time in
          pause.finish()
          for await _ in ending {}
          world.pass(time)
        }, chance: { 0.5 }),
      variable: { _ in nil })
    _ = await asker.ask(.song("a"), nil)
    let tasks = (0..<20).map { number in Task { await asker.ask(.song("\(number)"), nil) } }
    for await _ in pausing {}
    for task in tasks { task.cancel() }
    end.finish()
    for task in tasks {
      let fault = await task.value.fault
      #expect(fault?.cause == .unasked)
      #expect(fault?.attempts == 0)
    }
    #expect(world.sendings.count == 1)
  }

  private func site(perMinute limit: Int) -> SiteSettings {
    var site = SiteSettings.plain
    site.stores[.itunes] = StoreSettings()
    site.stores[.itunes]?.requestsPerMinute = limit
    return site
  }

  /// Does the work for each number, so many at once.
  private func asking(
    _ count: Int, _ concurrency: Int, work: @escaping @Sendable (Int) async -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= concurrency { await group.next() }
        group.addTask { await work(number) }
      }
    }
  }
}
