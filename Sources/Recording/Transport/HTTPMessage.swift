/// One GET as it is to go out.
package struct HTTPMessage: Hashable, Sendable {
  /// Percent-encoded, without a key: https, or http to this machine.
  package let address: String
  /// Goes to the host of `address` only, never behind a redirect to another.
  package var secret: Secret?
  /// Names in lower case, without a key; each once.
  package var headers: [Header]

  package struct Header: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(address: String, secret: Secret? = nil, headers: [Header] = []) {
    self.address = address
    self.secret = secret
    self.headers = headers
  }
}
