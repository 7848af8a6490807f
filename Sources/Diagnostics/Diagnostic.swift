/// A fault in something the reader of the message can change.
///
/// Stages throw or collect it; only `Command` prints it.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning }

  package var severity: Severity
  package var place: Place?
  /// One sentence about what is wrong, the user's own text in single quotes.
  package var summary: String
  /// What to do about it, a sentence each.
  package var hints: [String]
  /// The line of the file that `place` points at, as it stands there.
  package var excerpt: String?

  package init(
    _ severity: Severity, at place: Place? = nil, _ summary: String, hints: [String] = [],
    excerpt: String? = nil
  ) {
    self.severity = severity
    self.place = place
    self.summary = summary
    self.hints = hints
    self.excerpt = excerpt
  }
}

/// Several faults at once, for a stage that goes on after the first; never empty.
package struct DiagnosticList: Error, Hashable, Sendable {
  package let all: [Diagnostic]

  /// Returns `nil` when there is nothing to report.
  package init?(_ all: [Diagnostic]) {
    guard !all.isEmpty else { return nil }
    self.all = all
  }

  package init(_ one: Diagnostic) { all = [one] }

  private init(known all: [Diagnostic]) { self.all = all }

  /// The same behind what was found before.
  package func after(_ found: [Diagnostic]) -> DiagnosticList {
    DiagnosticList(known: found + all)
  }

  /// The same in front of what was found later.
  package func before(_ found: [Diagnostic]) -> DiagnosticList {
    DiagnosticList(known: all + found)
  }

  /// The value of work that ends at its first fault, for those who collect several.
  package static func collecting<Value>(
    _ work: () throws(Diagnostic) -> Value
  ) throws(DiagnosticList) -> Value {
    do throws(Diagnostic) { return try work() } catch { throw DiagnosticList(error) }
  }
}
