private import Foundation
private import Synchronization

/// Says the same bytes to whoever asks, be they HTTP or not, and closes.
///
/// For what libmicrohttpd refuses to say: wrong lengths, broken heads. Stop it as a `StoreServer`.
package final class BluntServer: Sendable {
  package enum Ending: Sendable {
    case closes
    /// Breaks the connection instead of closing it (RST).
    case resets
  }

  /// `http://127.0.0.1:34567`.
  package let address: String

  private let socket: Mutex<Int32?>

  package init(saying bytes: [UInt8], then ending: Ending = .closes) throws {
    let listening = try LoopbackSocket()
    address = "http://127.0.0.1:\(listening.port)"
    let descriptor = listening.handOver()
    socket = Mutex(descriptor)
    Thread.detachNewThread { serve(on: descriptor, saying: bytes, then: ending) }
  }

  package convenience init(saying text: String, then ending: Ending = .closes) throws {
    try self.init(saying: Array(text.utf8), then: ending)
  }

  package func stop() {
    socket.withLock { socket in
      guard let descriptor = socket else { return }
      socket = nil
      // Makes `accept` fail, and so ends the thread, which closes the socket.
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
  }

  deinit { stop() }
}

/// Answers one connection after the other until the socket is shut down.
private func serve(on listening: Int32, saying bytes: [UInt8], then ending: BluntServer.Ending) {
  defer { close(listening) }
  while true {
    let connection = accept(listening, nil, nil)
    guard connection >= 0 else { return }
    awaitHead(on: connection)
    say(bytes, on: connection)
    if case .resets = ending {
      var linger = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout.size(ofValue: linger))
      unsafe setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, size)
    }
    close(connection)
  }
}

/// Reads up to the blank line that ends the head of a request, or the end of the connection.
private func awaitHead(on connection: Int32) {
  var head: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while !String(decoding: head, as: UTF8.self).hasSuffix("\r\n\r\n") {
    let count = unsafe recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    head += buffer[..<count]
  }
}

private func say(_ bytes: [UInt8], on connection: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    // No signal when the other side is gone.
    let count = unsafe rest.withUnsafeBytes {
      unsafe send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
