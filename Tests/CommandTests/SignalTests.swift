import Glibc
import Testing

@testable import Command

@Suite(.serialized) struct SignalTests {
  @Test("A request to stop that comes in the moment in which the work ends is heard")
  func lastMoment() async {
    let interruption = Signals.interruption()
    let waiting = Task {
      // Whoever waits looks only after the work has ended.
      while !Task.isCancelled { await Task.yield() }
      return await interruption()
    }
    // To the process, since the threads of tasks take no signals.
    #expect(kill(getpid(), SIGTERM) == 0)
    for _ in 1...1000 where !Self.isHandled(SIGTERM) {
      try? await Task.sleep(for: .milliseconds(10))
    }
    waiting.cancel()
    #expect(await waiting.value)
  }

  /// Whether a signal has come: its handler hears one alone.
  private static func isHandled(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    return unsafe action.__sigaction_handler.sa_handler == nil
  }

  @Test("Without one nothing is heard")
  func nobody() async {
    let interruption = Signals.interruption()
    let waiting = Task { await interruption() }
    waiting.cancel()
    #expect(await !waiting.value)
  }
}
