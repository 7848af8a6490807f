/// A request of an earlier run, as its record has it.
package struct EarlierRequest: Hashable, Sendable {
  package let address: String
  /// When its answer came: `2022-05-07T10:00:00Z`.
  package let date: String

  package init(address: String, date: String) {
    self.address = address
    self.date = date
  }
}
