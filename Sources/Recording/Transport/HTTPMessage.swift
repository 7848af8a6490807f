/// One request as it is to go out.
package struct HTTPMessage: Hashable, Sendable {
  /// What is wanted, which decides how it is asked.
  package enum Purpose: Hashable, Sendable {
    /// The answer of a service: GET, of JSON, over https or from this machine.
    case answer
    /// Whether there is a page: HEAD, also over plain http, since nothing of it is believed.
    case head
    /// The same by GET, which ends when the head of the answer has come.
    case glance
  }

  /// Percent-encoded, without a key.
  package let address: String
  package var purpose: Purpose
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

  package init(
    address: String, for purpose: Purpose = .answer, secret: Secret? = nil, headers: [Header] = []
  ) {
    self.address = address
    self.purpose = purpose
    self.secret = secret
    self.headers = headers
  }
}
