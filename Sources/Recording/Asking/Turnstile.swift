private import Synchronization

/// Lets so many in at once, in the order in which they came.
final class Turnstile: Sendable {
  private struct Line {
    var free: Int
    /// First come, first served.
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var numbers = 0
  }

  private let line: Mutex<Line>

  /// - Parameter places: At least 1.
  init(places: Int) { line = Mutex(Line(free: max(places, 1))) }

  /// Waits for a place.
  ///
  /// - Returns: Whether there is one, which `leave()` then gives back; `false` when the task is
  ///   cancelled.
  func enter() async -> Bool {
    let number = line.withLock { line in
      line.numbers += 1
      return line.numbers
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let isIn = take(number, continuation) { continuation.resume(returning: isIn) }
      }
    } onCancel: {
      dropOut(number)?.resume(returning: false)
    }
  }

  /// Gives a place to who has waited longest.
  func leave() {
    let next = line.withLock { line -> CheckedContinuation<Bool, Never>? in
      guard !line.waiting.isEmpty else {
        line.free += 1
        return nil
      }
      return line.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }

  /// A place at once, or one in the line.
  ///
  /// - Returns: `nil` for a place in the line.
  private func take(_ number: Int, _ continuation: CheckedContinuation<Bool, Never>) -> Bool? {
    line.withLock { line in
      // A cancellation up to now has found nobody to drop out; a later one waits for the lock.
      if Task.isCancelled { return false }
      guard line.free > 0 else {
        line.waiting.append((number, continuation))
        return nil
      }
      line.free -= 1
      return true
    }
  }

  private func dropOut(_ number: Int) -> CheckedContinuation<Bool, Never>? {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return line.waiting.remove(at: place).continuation
    }
  }
}
