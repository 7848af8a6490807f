private import Foundation

/// The names of hosts.
package enum HostName {
  private static let longestName = 253
  private static let longestLabel = 63

  /// A name as it is asked for and as programs read it: `xn--exmple-cua.org` for `exämple.org`.
  ///
  /// A name is made of letters, digits, hyphens and underscores between single points, with one
  /// more point at its end perhaps.
  ///
  /// - Parameter name: Without a port.
  /// - Returns: One that is ASCII already, as it is; `nil` for a name that no host can have.
  /// - SeeAlso: RFC 1035, section 2.3.4, for the lengths; Unicode Technical Standard #46.
  package static func inASCII(_ name: String) -> String? {
    guard let name = encoded(name), name.utf8.count <= longestName + (name.hasSuffix(".") ? 1 : 0)
    else { return nil }
    var labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
    let areLabels = labels.allSatisfy { label in
      (1...longestLabel).contains(label.count)
        && label.allSatisfy { $0.isLetter || $0.isDigit || "-_".utf8.contains($0) }
    }
    return areLabels ? name : nil
  }

  private static func encoded(_ name: String) -> String? {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    let scheme = "https://"
    guard let address = URL(string: scheme + name)?.absoluteString, address.hasPrefix(scheme)
    else { return nil }
    return String(address.dropFirst(scheme.count))
  }
}
