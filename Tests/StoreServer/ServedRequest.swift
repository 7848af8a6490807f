/// A request as it reached the server.
package struct ServedRequest: Hashable, Sendable {
  /// The first of a server has number 1.
  package let number: Int
  /// `GET` or `HEAD`.
  package let method: String
  /// Percent-decoded, without the parameters: `/search`.
  package let path: String
  /// Decoded, in the order of the address.
  package let parameters: [Parameter]
  /// Names in lower case.
  package let headers: [String: String]
  package let arrival: ContinuousClock.Instant

  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// The value of the first parameter of that name.
  package subscript(name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }
}
