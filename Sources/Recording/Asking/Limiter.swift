private import Synchronization

/// Lets requests out to one host: so many in any minute, so many at once, in the order in which
/// they came.
///
/// All tasks that ask the host share one.
final class Limiter: Sendable {
  private struct Traffic {
    var window: SlidingWindow
    /// Nothing goes out before, in nanoseconds since 1970.
    var restsUntil = 0

    /// Counts the request if it may go out now.
    ///
    /// - Returns: For how long it has to wait, in nanoseconds.
    mutating func admit(at now: Int) -> Int {
      let wait = max(window.wait(at: now), restsUntil - now)
      if wait <= 0 { window.begin() }
      return max(wait, 0)
    }
  }

  /// What came of waiting for one's turn.
  enum Turn: Equatable {
    /// The request may go out, and `leave()` is to be called after it.
    case come
    /// There is nothing to wait for any more, or the task was cancelled.
    case over
    /// It would come in so many nanoseconds, later than one is to wait.
    case tooFar(Int)
  }

  /// Who waits looks up this often whether there is still something to wait for.
  private static let step = 1_000_000_000

  let requestsPerMinute: Int
  private let moments: Moments
  private let line = Turnstile(places: 1)
  private let flights: Turnstile
  private let traffic: Mutex<Traffic>
  private let note: @Sendable (_ event: RequestLog.Event, _ now: Int) -> Void

  /// - Parameters:
  ///   - requestsPerMinute: At least 1.
  ///   - atOnce: The most that are under way at the same time, at least 1.
  ///   - moments: The clock.
  ///   - earlier: When requests of other commands were over, in nanoseconds since 1970; those to come
  ///     count as now.
  ///   - note: Is told of each request, for the commands after this one.
  init(
    requestsPerMinute: Int, atOnce: Int, moments: Moments, earlier: [Int],
    note: @escaping @Sendable (_ event: RequestLog.Event, _ now: Int) -> Void
  ) {
    self.requestsPerMinute = requestsPerMinute
    self.moments = moments
    self.note = note
    flights = Turnstile(places: min(atOnce, requestsPerMinute))
    let now = moments.now()
    let recent = earlier.map { min($0, now) }.filter { $0 > now - SlidingWindow.length }
    traffic = Mutex(Traffic(window: SlidingWindow(most: requestsPerMinute, ends: recent)))
  }

  /// Waits until a request may go out, and counts it.
  ///
  /// - Parameters:
  ///   - longest: The longest wait from the moment when the request is the next one, in nanoseconds;
  ///     the time that those before it take is not part of it.
  ///   - isOver: Whether there is nothing to wait for any more.
  ///   - waiting: Is told, once, of a wait of more than a second, in nanoseconds.
  /// - Returns: Whether the request may go out, and why not.
  func enter(
    within longest: Int, unless isOver: () -> Bool, waiting: (Int) -> Void
  ) async -> Turn {
    guard await line.enter() else { return .over }
    defer { line.leave() }
    guard await flights.enter() else { return .over }
    var isTold = false
    while !Task.isCancelled, !isOver() {
      let now = moments.now()
      let wait = traffic.withLock { $0.admit(at: now) }
      guard wait > 0 else {
        note(.out, now)
        return .come
      }
      guard wait <= longest else {
        flights.leave()
        return .tooFar(wait)
      }
      if wait > Self.step, !isTold {
        waiting(wait)
        isTold = true
      }
      await moments.pause(min(wait, Self.step))
    }
    flights.leave()
    return .over
  }

  /// Notes that a request is over, well or not.
  func leave() {
    let now = moments.now()
    traffic.withLock { $0.window.end(at: now) }
    note(.back, now)
    flights.leave()
  }

  /// Lets nothing out for that many nanoseconds.
  func rest(for nanoseconds: Int) {
    let end = moments.now() + nanoseconds
    traffic.withLock { $0.restsUntil = max($0.restsUntil, end) }
  }
}
