/// The scheme in front of an address, in lower case: `https`.
struct LinkScheme: Hashable {
  let name: String
  /// What follows the colon.
  let rest: String

  /// Returns `nil` for a relative address, a path and a fragment.
  ///
  /// Browsers ignore blanks and control characters before and inside a scheme, so they are left
  /// out here too.
  /// - SeeAlso: <https://url.spec.whatwg.org/#concept-basic-url-parser>
  init?(of address: String) {
    let scalars = address.unicodeScalars
    guard let end = scalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
      scalars[end] == ":"
    else { return nil }
    let letters = scalars[..<end].filter { $0.value > 0x20 }
    name = String(String.UnicodeScalarView(letters)).lowercased()
    rest = String(scalars[scalars.index(after: end)...])
  }
}
