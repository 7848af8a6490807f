package import Diagnostics

/// Why a publication has not come to its end, and how far it has come.
package struct UnfinishedPublication: Error {
  package enum Extent: Sendable {
    /// Files are missing, or are those of an earlier build; old files were left, but for those in the
    /// way of new ones.
    case unwritten
    /// Every file is written; not all old ones are removed.
    case unremoved
    /// The output is as it was to be; that could not be noted.
    case unlisted
  }

  package let extent: Extent
  package let faults: DiagnosticList
}
