/// What tells one diagnostic from another to those who read them, without its excerpt, which may be
/// long.
package struct Said: Hashable, Sendable {
  /// `nil` for what is said of no place.
  package let place: Place?
  package let summary: String

  package init(_ summary: String, at place: Place?) {
    self.place = place
    self.summary = summary
  }

  package init(_ diagnostic: Diagnostic) { self.init(diagnostic.summary, at: diagnostic.place) }
}
