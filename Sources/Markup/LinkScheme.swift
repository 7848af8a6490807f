/// The scheme in front of an address, in lower case: `https`.
package struct LinkScheme: Hashable, Sendable {
  package let text: String

  /// What an owner's link may lead to.
  package static let links: Set<LinkScheme> = ["http", "https", "mailto", "tel"]
  /// What an owner's picture may be had by.
  package static let pictures: Set<LinkScheme> = ["http", "https"]

  /// Returns `nil` for a relative address, a path and a fragment.
  ///
  /// Browsers ignore blanks and control characters before and inside a scheme, so they are left
  /// out here too.
  /// - SeeAlso: <https://url.spec.whatwg.org/#concept-basic-url-parser>
  package init?(of address: String) {
    let scalars = address.unicodeScalars.filter { $0.value > 0x20 }
    guard let end = scalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
      scalars[end] == ":"
    else { return nil }
    text = String(String.UnicodeScalarView(scalars[..<end])).lowercased()
  }
}

extension LinkScheme: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.text = text }
}
