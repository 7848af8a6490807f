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
    /// What is to be sent, from `start` on.
    private var bytes: [UInt8]
    private var start = 0
    var isOver = false
    /// While it is suspended.
    ///
    /// It stays in being for just as long, since libmicrohttpd closes none that is.
    var connection: Connection?

    init(_ text: String) { bytes = Array(text.utf8) }

    /// How much waits.
    var count: Int { bytes.count - start }

    mutating func append(_ text: String) {
      bytes.removeFirst(start)
      start = 0
      bytes += text.utf8
    }

    /// The first of what waits, which then waits no longer.
    mutating func take(atMost room: Int) -> ArraySlice<UInt8> {
      let part = bytes[start...].prefix(room)
      start += part.count
      return part
    }

    mutating func end() {
      bytes = []
      start = 0
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
    state = Mutex(State(text))
  }

  func send(_ text: String) {
    state.withLock { state in
      guard !state.isOver else { return }
      if state.count + text.utf8.count > Self.byteLimit { state.end() } else { state.append(text) }
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
      let part = state.take(atMost: buffer.count)
      if !part.isEmpty {
        unsafe buffer.copyBytes(from: part)
        return part.count
      }
      if state.isOver { return nil }
      connection.suspend()
      state.connection = connection
      return 0
    }
  }
}
