/// A country as stores name it: ISO 3166-1 alpha-2, two capital letters of ASCII.
package struct CountryCode: Hashable, Sendable {
  package let text: String

  /// Reads two letters, large or small; `nil` for anything else.
  package init?(_ text: String) {
    let letters = text.utf8.map { $0 & 0xDF }
    guard letters.count == 2, letters.allSatisfy({ (0x41...0x5A).contains($0) }),
      text.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    self.text = String(decoding: letters, as: UTF8.self)
  }

  private init(capitals: String) { text = capitals }

  /// The country that is asked where nobody names one.
  package static let unitedStates = CountryCode(capitals: "US")
}
