package import Diagnostics

/// A value with the place where it was written, for whoever finds it wrong later.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let place: Place
  /// The line at `place`.
  package let excerpt: String?

  package init(_ value: Value, at place: Place, excerpt: String? = nil) {
    self.value = value
    self.place = place
    self.excerpt = excerpt
  }

  package func diagnostic(
    _ severity: Diagnostic.Severity, _ summary: String, hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(severity, at: place, summary, hints: hints, excerpt: excerpt)
  }
}
