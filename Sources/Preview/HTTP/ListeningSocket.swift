import Diagnostics
import Glibc

/// A socket that browsers can connect to.
struct ListeningSocket: ~Copyable {
  let address: PreviewAddress
  private let descriptor: FileDescriptor

  /// - Parameters:
  ///   - host: A name or an address of this machine; one of IPv6 may stand in brackets.
  ///   - port: The port, or the first of several.
  /// - Throws: When the host is none of this machine's, or no port of the choice can be had.
  init(host: String, port: PortChoice) throws(Diagnostic) {
    let name =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    let places = Self.places(of: name)
    guard !places.isEmpty else { throw Self.unknown(host) }
    var code = EADDRINUSE
    for port in port.candidates {
      var codes: [Int32] = []
      for place in places {
        do throws(SocketError) {
          let descriptor = try Self.bound(to: place.at(port: port))
          address = try Self.address(of: descriptor)
          self.descriptor = descriptor
          return
        } catch {
          codes.append(error.code)
        }
      }
      // Of the addresses of one name some may not be this machine's; that says nothing of the port.
      code = codes.contains(EADDRINUSE) ? EADDRINUSE : codes.first ?? code
      if code != EADDRINUSE { break }
    }
    throw Self.fault(code, host: host, port)
  }

  /// Hands the socket on to one who closes it.
  consuming func release() -> Int32 { descriptor.release() }

  private struct SocketError: Error {
    let code: Int32
  }

  /// An address that the system knows a host by.
  private struct Place {
    let family: Int32
    let bytes: [UInt8]

    /// The port's two bytes follow those of the family in both families.
    func at(port: UInt16) -> Place {
      var bytes = bytes
      bytes[2] = UInt8(port >> 8)
      bytes[3] = UInt8(port & 0xFF)
      return Place(family: family, bytes: bytes)
    }
  }

  /// Those of IPv4 first, since that is what browsers fall back to.
  private static func places(of host: String) -> [Place] {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
    defer { unsafe freeaddrinfo(found) }
    var places: [Place] = []
    var next = unsafe found
    while let info = unsafe next?.pointee {
      let (family, size) = unsafe (info.ai_family, Int(info.ai_addrlen))
      if let address = unsafe info.ai_addr, [AF_INET, AF_INET6].contains(family) {
        let bytes = unsafe UnsafeRawBufferPointer(start: address, count: size)
        unsafe places.append(Place(family: family, bytes: Array(bytes)))
      }
      unsafe next = info.ai_next
    }
    return places.filter { $0.family == AF_INET } + places.filter { $0.family == AF_INET6 }
  }

  private static func bound(to place: Place) throws(SocketError) -> FileDescriptor {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard let descriptor = FileDescriptor(socket(place.family, type, 0)) else {
      throw SocketError(code: errno)
    }
    // A server that has just been stopped leaves its port blocked for a while otherwise.
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(descriptor.number, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    let isBound = unsafe place.bytes.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: sockaddr.self) { address in
        unsafe bind(descriptor.number, address.baseAddress, socklen_t(place.bytes.count)) == 0
      }
    }
    guard isBound, listen(descriptor.number, 511) == 0 else { throw SocketError(code: errno) }
    return descriptor
  }

  private static func address(of descriptor: borrowing FileDescriptor) throws(SocketError)
    -> PreviewAddress
  {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
    let number = descriptor.number
    let isKnown = unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe getsockname(number, address, &size) == 0
          && getnameinfo(
            address, size, &host, socklen_t(host.count), &port, socklen_t(port.count),
            NI_NUMERICHOST | NI_NUMERICSERV) == 0
      }
    }
    guard isKnown, let number = UInt16(Self.text(port)) else { throw SocketError(code: errno) }
    return PreviewAddress(host: Self.text(host), port: number)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension ListeningSocket {
  private static func unknown(_ host: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(host)' is no name and no address of this machine.",
      hints: [
        "Leave '--host' out, or write 'localhost', or '0.0.0.0' for all who reach this machine."
      ])
  }

  private static func fault(_ code: Int32, host: String, _ port: PortChoice) -> Diagnostic {
    let ports = port.candidates
    switch (code, port) {
    case (EADDRINUSE, .exactly(let port)):
      return Diagnostic(
        .error, "The port \(port) is taken by another program.",
        hints: [
          "Stop that program, or choose another port, such as '--port \(port < UInt16.max ? port + 1 : 8080)'."
        ])
    case (EADDRINUSE, .firstFree):
      return Diagnostic(
        .error,
        "The ports \(ports.lowerBound) to \(ports.upperBound) are all taken by other programs.",
        hints: ["Choose another with '--port'; '--port 0' takes any that is free."])
    case (EACCES, _), (EPERM, _):
      return Diagnostic(
        .error, "This account may not use the port \(ports.lowerBound).",
        hints: ["Choose a port from 1024 on."])
    case (EADDRNOTAVAIL, _): return unknown(host)
    default:
      return Diagnostic(
        .error,
        "The preview cannot listen at '\(host)', port \(ports.lowerBound): "
          + "\(unsafe String(cString: strerror(code))).")
    }
  }
}
