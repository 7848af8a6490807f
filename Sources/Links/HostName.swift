private import Foundation

/// The names of hosts.
package enum HostName {
  /// A name as it is asked for and as programs read it: `xn--exmple-cua.org` for `exämple.org`.
  ///
  /// - Parameter name: May have a port behind it.
  /// - Returns: One that is ASCII already, as it is; `nil` for a name that no host can have.
  /// - SeeAlso: Unicode Technical Standard #46.
  package static func inASCII(_ name: String) -> String? {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    let scheme = "https://"
    guard let address = URL(string: scheme + name)?.absoluteString, address.hasPrefix(scheme),
      address.utf8.allSatisfy({ $0 < 0x80 }), !address.contains("%")
    else { return nil }
    return String(address.dropFirst(scheme.count))
  }
}
