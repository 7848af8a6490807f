/// The scheme in front of an address, in lower case: `https`.
package struct LinkScheme: Hashable, Sendable {
  package let name: String
  /// What follows the colon.
  package let rest: Substring

  /// Returns `nil` for a relative address, a path, a query and a fragment, whatever colons are in
  /// them.
  ///
  /// - Parameter address: As browsers read it.
  /// - SeeAlso: <https://url.spec.whatwg.org/#scheme-start-state>
  package init?(of address: String) {
    let bytes = address.utf8
    guard let end = bytes.firstIndex(where: { !Self.isInSchemes($0) }),
      bytes[end] == UInt8(ascii: ":"), let first = bytes.first, first.isLetter
    else { return nil }
    name = address[..<end].lowercased()
    rest = address[bytes.index(after: end)...]
  }

  private static func isInSchemes(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte)
  }
}
