package import Diagnostics

/// What a watcher has to tell.
package struct WatchReport: Sendable {
  /// Files that were changed, added or removed, relative to the site, in order of their code
  /// points; none when there is only something to say.
  package let paths: [String]
  /// Why changes are noticed later than usual; told once.
  package let notice: Diagnostic?
}
