private import Synchronization

/// What goes from the tasks to the thread of a wire.
final class Mailbox: Sendable {
  /// For the thread alone, but for waking it.
  let multi: MultiHandle
  private let state = Mutex(State())

  private struct State {
    var orders: [Order] = []
    var isClosed = false
  }

  init(_ multi: consuming MultiHandle) { self.multi = multi }

  func post(_ order: Order) {
    state.withLock { $0.orders.append(order) }
    multi.wake()
  }

  func wake() { multi.wake() }

  /// Takes the orders out; `isClosed` says that no more will come.
  func empty() -> (orders: [Order], isClosed: Bool) {
    state.withLock { state in
      defer { state.orders = [] }
      return (state.orders, state.isClosed)
    }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    multi.wake()
  }
}
