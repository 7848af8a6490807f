/// Under which names a server may be asked.
///
/// A page of some other site can give its own name this machine's address and then read what is
/// served here ("DNS rebinding"); what it cannot do is to send another name than its own. So a
/// server that only this machine reaches answers to this machine's names only.
struct HostRule: Sendable {
  /// In lower case; `nil` when every name is good, since other machines are to reach the server.
  private let names: Set<String>?

  /// - Parameters:
  ///   - isLoopback: Whether the server is bound to an address that only this machine reaches.
  ///   - host: The name or address that the owner asked for.
  init(isLoopback: Bool, host: String) {
    names = isLoopback ? ["localhost", "127.0.0.1", "::1", host.lowercased()] : nil
  }

  /// Whether a request is answered whose header names a host, with or without a port.
  ///
  /// No name comes only with HTTP/1.0, which no browser speaks.
  func allows(_ header: String?) -> Bool {
    guard let names, let header else { return true }
    return names.contains(Self.name(in: header.lowercased()))
  }

  private static func name(in header: String) -> String {
    if header.hasPrefix("["), let end = header.firstIndex(of: "]") {
      let rest = header[end...].dropFirst()
      return rest.isEmpty || rest.hasPrefix(":") ? String(header[..<end].dropFirst()) : header
    }
    return String(header.prefix { $0 != ":" })
  }
}
