import Glibc
package import Preview
import Testing

/// A connection that sends what it is told to, byte by byte, however odd.
package final class RawConnection {
  package struct Failure: Error {
    let step: String
  }

  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Waits at most so long for an answer, so that a fault does not hang the tests.
  private static let patience = timeval(tv_sec: 30, tv_usec: 0)

  package init(to address: PreviewAddress) throws {
    let isIPv6 = address.host.contains(":")
    descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = Self.patience
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let isConnected: Bool
    if isIPv6 {
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = address.port.bigEndian
      unsafe inet_pton(AF_INET6, "::1", &place.sin6_addr)
      isConnected = Self.connect(descriptor, &place)
    } else {
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = address.port.bigEndian
      unsafe inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
      isConnected = Self.connect(descriptor, &place)
    }
    guard isConnected else { throw Failure(step: "connect") }
  }

  deinit { close(descriptor) }

  private static func connect<Place>(_ descriptor: Int32, _ place: inout Place) -> Bool {
    unsafe withUnsafeBytes(of: &place) { bytes in
      unsafe bytes.withMemoryRebound(to: sockaddr.self) { address in
        unsafe Glibc.connect(
          descriptor, address.baseAddress, socklen_t(MemoryLayout<Place>.size)) == 0
      }
    }
  }

  package func send(_ bytes: [UInt8]) throws {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
    guard count == bytes.count else { throw Failure(step: "send") }
  }

  package func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// All bytes up to the end of the connection.
  package func rest() throws -> [UInt8] {
    while let bytes = try piece() { unread += bytes }
    defer { unread = [] }
    return unread
  }

  /// Text up to and with `end`.
  package func text(through end: String) throws -> String {
    let end = Array(end.utf8)
    while true {
      if let range = unread.firstRange(of: end) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(decoding: unread[..<range.upperBound], as: UTF8.self)
      }
      guard let bytes = try piece() else { throw Failure(step: "the connection ended") }
      unread += bytes
    }
  }

  /// `nil` at the end of the connection.
  private func piece() throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == ECONNRESET { return nil }
    guard count >= 0 else { throw Failure(step: "receive") }
    return count == 0 ? nil : Array(buffer[..<count])
  }
}
