import CMicroHTTPD
import Links
import Synchronization

/// The way from the server to one open page.
///
/// libmicrohttpd asks for bytes when it can send some. While there are none, its connection is
/// suspended, so that nothing waits in a thread and nothing spins.
final class EventStream: Sendable {
  /// A browser that leaves so much unread has gone, or will better load the page again.
  private static let byteLimit = 4 << 20

  let page: RequestPath?
  private let state: Mutex<State>

  private struct State {
    var waiting: [UInt8]
    var isOver = false
    /// While it is suspended.
    ///
    /// It stays in being for just as long, since libmicrohttpd closes none that is.
    var connection: Connection?

    mutating func end() {
      waiting = []
      isOver = true
    }

    mutating func resume() {
      connection?.resume()
      connection = nil
    }
  }

  /// - Parameters:
  ///   - page: The address of the page.
  ///   - text: What it gets first.
  init(showing page: RequestPath?, first text: String) {
    self.page = page
    state = Mutex(State(waiting: Array(text.utf8)))
  }

  func send(_ text: String) {
    state.withLock { state in
      guard !state.isOver else { return }
      if state.waiting.count + text.utf8.count > Self.byteLimit {
        state.end()
      } else {
        state.waiting += text.utf8
      }
      state.resume()
    }
  }

  /// Ends the stream once what waits is sent.
  func end() {
    state.withLock { state in
      state.isOver = true
      state.resume()
    }
  }

  /// Copies bytes that wait into `buffer`, or suspends the connection until there are some.
  ///
  /// - Parameters:
  ///   - buffer: Room for at least one byte.
  ///   - connection: The one that the stream is sent over.
  /// - Returns: The number of bytes, 0 when suspended; `nil` at the end of the stream.
  func read(into buffer: UnsafeMutableRawBufferPointer, for connection: Connection) -> Int? {
    state.withLock { state in
      let count = min(buffer.count, state.waiting.count)
      if count > 0 {
        unsafe buffer.copyBytes(from: state.waiting[..<count])
        state.waiting.removeFirst(count)
        return count
      }
      if state.isOver { return nil }
      connection.suspend()
      state.connection = connection
      return 0
    }
  }
}
