import Items

/// The address of a request that was made, taken apart again.
struct AskedAddress {
  /// Behind the host, percent-encoded.
  let path: String
  private let parameters: [(name: String, value: String)]

  /// Returns `nil` for what is no http or https address.
  init?(_ text: String) {
    guard let address = WebAddress(text) else { return nil }
    path = String(address.rest.prefix { $0 != "?" && $0 != "#" })
    parameters = Stores.parameters(of: text)
  }

  /// The value of a parameter, decoded; the first where it stands there twice.
  subscript(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// The country that was asked, in capital letters.
  var country: CountryCode? { self["country"].flatMap(CountryCode.init) }
}
