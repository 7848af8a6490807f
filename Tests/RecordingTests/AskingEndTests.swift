import Recording
import Stores
import Synchronization
import Testing

/// A run that ends between two attempts of a request: the next run is to ask it.
@Suite struct AskingEndTests {
  private static let failure =
    "Before that: iTunes Search answered with status 503: it has a failure of its own."

  @Test func noRequestIsLeftForAnotherAttempt() async {
    let world = AskingWorld(.status(503))
    var options = FetchOptions()
    options.mostRequests = 1
    let fault = await world.asker(options: options).ask(.song(), nil).fault
    #expect(fault?.cause == .unasked)
    #expect(fault?.attempts == 1)
    #expect(
      fault?.message == "This run sends no more requests: '--max-requests 1' is reached.")
    #expect(
      fault?.hints == ["Allow more, or fetch again to go on.", Self.failure])
    #expect(world.events.last == .finished(.itunes))
  }

  @Test func theRunIsStoppedBeforeAnotherAttempt() async {
    let stop = Mutex<(@Sendable () -> Void)?>(nil)
    let world = AskingWorld { _, _ in
      stop.withLock { $0 }?()
      return (.status(503), 0)
    }
    let asker = world.asker()
    let (start, starter) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in start {}
      return await asker.ask(.song(), nil)
    }
    stop.withLock { $0 = { task.cancel() } }
    starter.finish()
    let fault = await task.value.fault
    #expect(fault?.cause == .unasked)
    #expect(fault?.attempts == 1)
    #expect(fault?.message == "The run ended before its turn.")
    #expect(fault?.hints == [Self.failure])
  }

  @Test("what a store was given up for by others is what it said to this request")
  func givenUpMeanwhile() async {
    let world = AskingWorld { message, _ in
      for _ in 0..<10 { await Task.yield() }
      return (.status(message.address.contains("term=a&") ? 503 : 401), 1_000_000)
    }
    let asker = world.asker()
    async let one = asker.ask(.song("a"), nil)
    async let other = asker.ask(.song("b"), nil)
    #expect(await one.fault?.cause != .unasked)
    _ = await other
  }
}
