import Glibc

/// The addresses that this machine has in its networks.
enum NetworkAddresses {
  /// Those by which others reach it; see `reachable`.
  static var own: [String] { reachable(all) }

  /// Those of some addresses by which other machines reach this one, each once, those of IPv4 first.
  ///
  /// - Parameter addresses: In numbers.
  /// - Returns: Without those that only this machine, or only a network that must be named, reaches (loopback,
  ///   link-local).
  static func reachable(_ addresses: [String]) -> [String] {
    var seen: Set<String> = []
    let own = ["127.", "169.254.", "fe80:"]
    let reachable = addresses.filter { address in
      address != "::1" && !address.contains("%") && !own.contains(where: address.hasPrefix)
        && seen.insert(address).inserted
    }
    return reachable.filter { !$0.contains(":") } + reachable.filter { $0.contains(":") }
  }

  /// Those of all its devices, in numbers.
  private static var all: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&list) == 0 else { return [] }
    defer { unsafe freeifaddrs(list) }
    var found: [String] = []
    var next = unsafe list
    while let entry = unsafe next?.pointee {
      unsafe next = entry.ifa_next
      guard let address = unsafe entry.ifa_addr else { continue }
      found += unsafe [text(of: address)].compactMap(\.self)
    }
    return found
  }

  /// An address of either family in numbers; `nil` for one of another.
  private static func text(of address: UnsafeMutablePointer<sockaddr>) -> String? {
    let size: Int
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET: size = MemoryLayout<sockaddr_in>.size
    case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = unsafe getnameinfo(
      address, socklen_t(size), &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
    guard code == 0 else { return nil }
    return String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
