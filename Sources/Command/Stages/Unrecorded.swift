import Diagnostics

/// That a query stands on no recording.
///
/// A damaged one counts as none: a recording is no file of the owner's, so that its damage is no
/// mistake for which nothing is published.
struct Unrecorded: Hashable, Sendable {
  /// The query's name.
  let query: String
  let place: Place
  let isDamaged: Bool

  /// The warning about it.
  var diagnostic: Diagnostic {
    Diagnostic(
      .warning, at: place,
      isDamaged
        ? "Nothing that can be used is recorded for '\(query)'."
        : "Nothing is recorded yet for '\(query)'.",
      hints: ["Run 'thumbindex fetch \(query.shellQuoted)' to ask the stores."])
  }

  /// The warning after a fetch that brought nothing, which does not advise to fetch.
  var diagnosticAfterFetch: Diagnostic {
    Diagnostic(
      .warning, at: place,
      isDamaged
        ? "Nothing that can be used is recorded for '\(query)', and this run could not fetch it."
        : "Nothing is recorded for '\(query)', and this run could not fetch it.",
      hints: ["Its page says so, until a fetch of it succeeds."])
  }
}
