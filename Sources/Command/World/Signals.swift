private import Glibc
private import Synchronization

/// Set by the handler, which C calls and which so captures nothing.
private let hasCome = Atomic(false)

/// The signals by which somebody asks a program to stop: Ctrl-C, `kill`, and the closing of its terminal.
enum Signals {
  private static let asked = [SIGINT, SIGTERM, SIGHUP]
  /// In nanoseconds: a tenth of a second, which nobody who pressed a key notices.
  private static let pause: UInt64 = 100_000_000

  /// Listens for the first of them from now on.
  ///
  /// A second one ends the program at once, as it does while nobody listens.
  ///
  /// - Returns: Waits for it, and ends the listening; false when the task is cancelled before it has
  ///   come. To be called once.
  static func interruption() -> @Sendable () async -> Bool {
    hasCome.store(false, ordering: .sequentiallyConsistent)
    let heard = asked.filter { !isLeftToOthers($0) }
    for number in heard {
      // Only what may be done in a handler: no lock, no memory.
      signal(number) { number in
        hasCome.store(true, ordering: .sequentiallyConsistent)
        signal(number, SIG_DFL)
      }
    }
    return { await wait(for: heard) }
  }

  /// Whether the closing of the terminal is to be ignored, as `nohup` wants it.
  private static func isLeftToOthers(_ number: Int32) -> Bool {
    guard number == SIGHUP else { return false }
    let before = signal(number, SIG_IGN)
    let isIgnored =
      unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, before) }
    return isIgnored
  }

  private static func wait(for heard: [Int32]) async -> Bool {
    defer { for number in heard { signal(number, SIG_DFL) } }
    while !Task.isCancelled, !hasCome.load(ordering: .sequentiallyConsistent) {
      try? await Task.sleep(nanoseconds: pause)
    }
    // It may have come since the last look, in the moment in which the task was cancelled.
    return hasCome.load(ordering: .sequentiallyConsistent)
  }
}
