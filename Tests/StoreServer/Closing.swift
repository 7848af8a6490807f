private import Foundation
private import Synchronization

/// Lets threads wait until a server closes.
final class Closing: Sendable {
  private let condition = NSCondition()
  private let closed = Mutex(false)

  /// Waits until the server closes.
  func wait() {
    condition.lock()
    defer { condition.unlock() }
    while !closed.withLock({ $0 }) { condition.wait() }
  }

  /// Waits so many milliseconds, or less when the server closes meanwhile.
  func wait(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    condition.lock()
    defer { condition.unlock() }
    while !closed.withLock({ $0 }), condition.wait(until: end) {}
  }

  func close() {
    condition.lock()
    defer { condition.unlock() }
    closed.withLock { $0 = true }
    condition.broadcast()
  }
}
