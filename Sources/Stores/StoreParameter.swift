/// A parameter that searches of a store may have: a key in a query, an option of `search`.
package struct StoreParameter: Hashable, Sendable {
  package let name: String
  /// What stands for a value in the help: `CODE`.
  package let value: String
  /// What it does, for the help, without a full stop.
  package let summary: String
  /// Whether a search may have a list of values.
  package let takesSeveral: Bool

  init(_ name: String, _ value: String, takesSeveral: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
    self.takesSeveral = takesSeveral
  }
}
