package import Diagnostics

/// What reading a whole site gave.
package enum SiteReading: Sendable {
  /// What could be read of it: a file with errors is left out and hides no other.
  ///
  /// The diagnostics are of all files, by place; then one for each file that has more faults than are
  /// told.
  case read(SiteSources, [Diagnostic])
  /// There are no settings, or faulty ones, without which nothing can be made of the rest.
  case unreadable(DiagnosticList)

  package var sources: SiteSources? {
    switch self {
    case .read(let sources, _): sources
    case .unreadable: nil
    }
  }

  package var diagnostics: [Diagnostic] {
    switch self {
    case .read(_, let diagnostics): diagnostics
    case .unreadable(let faults): faults.all
    }
  }

  /// What could be read.
  ///
  /// - Throws: The diagnostics of all files, where nothing can be made of them.
  package func get() throws(DiagnosticList) -> SiteSources {
    switch self {
    case .read(let sources, _): return sources
    case .unreadable(let faults): throw faults
    }
  }

  /// The same with what was found before the files were read.
  package func after(_ found: [Diagnostic]) -> SiteReading {
    switch self {
    case .read(let sources, let diagnostics): .read(sources, found + diagnostics)
    case .unreadable(let faults): .unreadable(faults.after(found))
    }
  }
}
