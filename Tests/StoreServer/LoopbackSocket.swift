private import Foundation

/// A socket that listens on a free port of 127.0.0.1.
struct LoopbackSocket: ~Copyable {
  struct Failure: Error {
    let step: String
    let number: Int32
  }

  let descriptor: Int32
  let port: Int

  init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(step: "socket", number: errno) }
    do {
      port = try Self.listen(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static func listen(_ descriptor: Int32) throws -> Int {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = unsafe withUnsafeMutablePointer(to: &address) { pointer -> String? in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general -> String? in
        guard unsafe bind(descriptor, general, size) == 0 else { return "bind" }
        guard Foundation.listen(descriptor, 128) == 0 else { return "listen" }
        guard unsafe getsockname(descriptor, general, &size) == 0 else { return "getsockname" }
        return nil
      }
    }
    if let failed { throw Failure(step: failed, number: errno) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Leaves the socket to the caller, who closes it.
  consuming func handOver() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }
}
