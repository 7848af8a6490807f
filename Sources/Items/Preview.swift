/// A sound or a film that may be streamed from the store, never copied.
package struct Preview: Hashable, Sendable {
  package enum Medium: String, Sendable { case audio, video }

  /// https.
  package let address: String
  package let medium: Medium

  package init(address: String, medium: Medium) {
    self.address = address
    self.medium = medium
  }
}
