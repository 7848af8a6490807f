private import Stores

extension Secret {
  /// The address with the key in it, where it belongs there.
  ///
  /// A redirect may lead to an address that has the key already.
  func added(to address: RemoteAddress) -> String {
    guard case .query(let name) = place, !address.parameterNames.contains(Substring(name)) else {
      return address.text
    }
    let hasQuery = address.text.contains("?")
    return "\(address.text)\(hasQuery ? "&" : "?")\(formEncoded(name))=\(formEncoded(value))"
  }

  /// The header with the key, where it belongs there.
  var header: HTTPMessage.Header? {
    guard case .header(let name) = place else { return nil }
    return HTTPMessage.Header(name: name, value: value)
  }

  /// Whether a text has the key in it, percent-encoded or not, in capitals or not.
  func isContained(in text: String) -> Bool {
    let key = value.lowercased()
    return !key.isEmpty
      && [text, formDecoded(text[...])].contains { $0.lowercased().contains(key) }
  }
}
