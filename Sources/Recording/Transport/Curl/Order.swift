private import Synchronization

/// A request for the thread of a wire, and who waits for it.
struct Order: Sendable {
  let request: WireRequest
  let mark: CancelMark
  /// To be called exactly once.
  let answer: @Sendable (Result<HTTPAnswer, TransportFault>) -> Void

  /// Whether the task that waits does not want the answer any more.
  final class CancelMark: Sendable {
    private let mark = Mutex(false)

    var isSet: Bool { mark.withLock { $0 } }
    func set() { mark.withLock { $0 = true } }
  }
}
