package import Diagnostics

/// What reading gave: a value, unless there was an error, and all that is to be said.
package struct Outcome<Value: Sendable>: Sendable {
  /// `nil` exactly when `diagnostics` has an error.
  package let value: Value?
  /// Errors and warnings, by place.
  package let diagnostics: [Diagnostic]

  init(_ value: Value?, _ diagnostics: [Diagnostic]) {
    let hasErrors = diagnostics.contains { $0.severity == .error }
    self.value = hasErrors ? nil : value
    self.diagnostics = diagnostics.sortedByPlace
  }

  /// The value.
  ///
  /// - Throws: All diagnostics when one of them is an error.
  package func get() throws(DiagnosticList) -> Value {
    if let value { return value }
    throw DiagnosticList(diagnostics)
      ?? DiagnosticList(Diagnostic(.error, "This file could not be read."))
  }
}
