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
    // Changes of one fetch have one moment, and so one text in memory.
    var moment = ""
    events = history.changes.compactMap { change in
      if moment != change.date { moment = change.date }
      return NewsEvent(change, at: moment)
    }
    diagnostics = history.diagnostics
  }
}
