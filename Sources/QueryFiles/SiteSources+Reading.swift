import Diagnostics

extension SiteSources {
  /// Reads all files below `Queries/`, `Site/Pages/` and `Site/site.yml`.
  ///
  /// The result is the same for the same files, whatever their order.
  ///
  /// - Parameters:
  ///   - files: The files of the site; others than those above are passed over.
  ///   - stores: The stores that searches may name.
  /// - Returns: The sources, and the faults of every file.
  package static func read(_ files: [SiteFile], stores: [KnownStore]) -> SiteReading {
    var reader = SiteReader(stores: stores, files: files)
    do throws(DiagnosticList) {
      let sources = try reader.read()
      return .read(sources, reader.diagnostics.sortedByPlace.limitedInEachFile)
    } catch {
      let all = (reader.diagnostics + error.all).sortedByPlace.limitedInEachFile
      return .unreadable(DiagnosticList(all) ?? error)
    }
  }
}
