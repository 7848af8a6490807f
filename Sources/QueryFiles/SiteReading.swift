package import Diagnostics

/// What reading a whole site gave.
package struct SiteReading: Sendable {
  /// What could be read of it; `nil` when there are no settings, or faulty ones.
  ///
  /// A file with errors is left out and hides no other.
  package let sources: SiteSources?
  /// Of all files, by place; then one for each file that has more faults than are told.
  package let diagnostics: [Diagnostic]

  package init(sources: SiteSources?, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.diagnostics = diagnostics
  }
}
