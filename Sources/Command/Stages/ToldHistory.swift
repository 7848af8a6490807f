import Diagnostics
import Pages
import Recording

/// What is left of a query's history once it is read.
struct ToldHistory: Sendable {
  /// From the oldest to the newest.
  let events: [NewsEvent]
  /// Warnings for damaged lines.
  let diagnostics: [Diagnostic]

  init(_ history: History) {
    events = history.changes.compactMap(NewsEvent.init)
    diagnostics = history.diagnostics
  }
}
