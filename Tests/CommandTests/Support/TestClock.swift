import Recording
import Synchronization

/// A clock that goes on only when somebody waits, and then at once.
final class TestClock: Sendable {
  private let time: Mutex<Int>

  /// - Parameter time: In nanoseconds since 1970.
  init(at time: Int) { self.time = Mutex(time) }

  var moments: Moments {
    Moments(
      now: { self.time.withLock { $0 } },
      pause: { nanoseconds in
        self.time.withLock { $0 += max(0, nanoseconds) }
        await Task.yield()
      },
      chance: { 0.5 })
  }
}
