import Glibc

/// The addresses that this machine has in its networks.
enum NetworkAddresses {
  /// In numbers, those of IPv4 first; without those that only this machine or only a network that must be named
  /// reaches (loopback, link-local).
  static var own: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&list) == 0 else { return [] }
    defer { unsafe freeifaddrs(list) }
    var found: (four: [String], six: [String]) = ([], [])
    var next = unsafe list
    while let entry = unsafe next?.pointee {
      unsafe next = entry.ifa_next
      guard let address = unsafe entry.ifa_addr, let text = unsafe text(of: address) else {
        continue
      }
      switch unsafe Int32(address.pointee.sa_family) {
      case AF_INET where !text.hasPrefix("127.") && !text.hasPrefix("169.254."):
        if !found.four.contains(text) { found.four.append(text) }
      case AF_INET6 where text != "::1" && !text.contains("%") && !text.hasPrefix("fe80:"):
        if !found.six.contains(text) { found.six.append(text) }
      default: continue
      }
    }
    return found.four + found.six
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
