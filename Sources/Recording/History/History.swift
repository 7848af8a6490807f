package import Diagnostics

/// What fetches saw change for one query: `history.jsonl`.
package struct History: Hashable, Sendable {
  /// From the oldest to the newest.
  package var changes: [Change]
  /// Warnings for lines that are damaged, and so left out.
  package var diagnostics: [Diagnostic]

  package init(changes: [Change] = [], diagnostics: [Diagnostic] = []) {
    self.changes = changes
    self.diagnostics = diagnostics
  }
}
