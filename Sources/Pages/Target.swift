import Links

/// An address with an optional place on that page.
package struct Target: Hashable, Sendable {
  package let address: Address
  /// An element's id, without `#`.
  package let fragment: String?

  package init(_ address: Address, fragment: String? = nil) {
    self.address = address
    self.fragment = fragment
  }

  /// Ready for an `href` after the base path: `music/queen/#m%C3%BC`.
  package var encoded: String {
    guard let fragment else { return address.encoded }
    return "\(address.encoded)#\(PercentEncoding.path.encode(fragment))"
  }
}
