import Diagnostics
import Items
import Recording
import Synchronization

/// Tells how far a fetch or another round of questions is: by a bar on a terminal, by few lines anywhere else.
///
/// The bar is on standard error, and gone before anything else is written there. Takes events from
/// several tasks at once.
final class Progress: Sendable {
  private struct State {
    var bar = ProgressBar()
    var isDrawn = false
    /// Until when a wait for a store has been told of, in nanoseconds since 1970.
    var toldUntil: [StoreName: Int] = [:]
  }

  private let world: World
  private let verbosity: Invocation.Verbosity
  private let state = Mutex(State())

  /// Whether there is a bar.
  let isOnTerminal: Bool

  init(_ world: World, verbosity: Invocation.Verbosity) {
    self.world = world
    self.verbosity = verbosity
    isOnTerminal =
      verbosity != .quiet && world.terminals.remarkWidth() != nil
      && world.variable("TERM") != "dumb"
  }

  func take(_ event: FetchEvent) {
    state.withLock { state in
      let now = world.moments.now()
      state.bar.take(event, now: now)
      if let line = line(for: event, now: now, &state) { write(line, &state) }
      draw(&state, now: now)
    }
  }

  /// Shows the bar of work without stores, which takes so many requests.
  func begin(_ requests: Int) { take(.planned(requests: requests)) }

  /// Notes that a request of such work is over.
  func finishOne() {
    state.withLock { state in
      state.bar.finishOne()
      draw(&state, now: world.moments.now())
    }
  }

  /// Does work, with the bar meanwhile, that ends early when somebody asks the program to stop.
  ///
  /// - Parameter work: Is cancelled then, and waited for.
  /// - Returns: What came of it, and whether it was cancelled; the bar is gone.
  func watching<Value: Sendable, Failure>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async -> (result: Result<Value, Failure>, wasInterrupted: Bool) {
    let drawing = Task { await keepDrawing() }
    let (result, wasInterrupted) = await world.interruptible { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    drawing.cancel()
    end()
    return (result, wasInterrupted)
  }

  /// Draws the bar every second, for the waits that it counts down, until the task is cancelled.
  func keepDrawing() async {
    while isOnTerminal, !Task.isCancelled {
      state.withLock { draw(&$0, now: world.moments.now()) }
      await world.moments.pause(1_000_000_000)
    }
  }

  /// Takes the bar away.
  func end() {
    state.withLock { state in
      clear(&state)
      state.bar = ProgressBar()
    }
  }

  /// What is told of an event in a line of its own.
  private func line(for event: FetchEvent, now: Int, _ state: inout State) -> String? {
    guard verbosity != .quiet else { return nil }
    switch event {
    case .continuing(let date, let done):
      let queries = counted(done, "query is", "queries are")
      return "Going on with the fetch of \(date), which was interrupted: \(queries) done"
    case .asking(let event): return line(for: event, now: now, &state)
    case .planned: return nil
    }
  }

  private func line(for event: AskingEvent, now: Int, _ state: inout State) -> String? {
    switch event {
    case .sending(let store, let address):
      return verbosity == .verbose ? "\(store.text): GET \(address)" : nil
    case .retrying(let store, let nanoseconds, let reason):
      guard verbosity == .verbose else { return nil }
      return "\(store.text): once more in \(WaitingTime(nanoseconds: nanoseconds)): \(reason)"
    case .waiting(let store, let nanoseconds):
      guard !isOnTerminal, nanoseconds > Self.longWait,
        now >= state.toldUntil[store] ?? Int.min
      else { return nil }
      state.toldUntil[store] = now.addingReportingOverflow(nanoseconds).partialValue
      return "Next request to \(store.text) in \(WaitingTime(nanoseconds: nanoseconds))"
    case .givenUp(let store, _):
      // Why is told with the queries that wait for it.
      return "\(store.text) is not asked any more in this run"
    case .notice(_, let sentence, let hints):
      return (["note: \(sentence)"] + hints.map { "hint: \($0)" }).joined(separator: "\n")
    case .finished: return nil
    }
  }

  /// Waits that are worth a line of their own are longer than this, in nanoseconds.
  private static let longWait = 10_000_000_000

  private func write(_ text: String, _ state: inout State) {
    clear(&state)
    for line in text.split(separator: "\n") { world.remark(String(line).onOneLine) }
  }

  private func draw(_ state: inout State, now: Int) {
    guard isOnTerminal, let width = world.terminals.remarkWidth(),
      let text = state.bar.text(width: width, now: now)
    else { return }
    world.terminals.draw("\r\(text)\u{1B}[K")
    state.isDrawn = true
  }

  private func clear(_ state: inout State) {
    guard state.isDrawn else { return }
    world.terminals.draw("\r\u{1B}[K")
    state.isDrawn = false
  }
}
