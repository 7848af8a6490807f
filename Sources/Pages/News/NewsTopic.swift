/// What may become different in a store, in the order in which pages tell it.
package enum NewsTopic: String, CaseIterable, Sendable {
  case added, price
  /// No longer among what the store returns.
  case gone
}
