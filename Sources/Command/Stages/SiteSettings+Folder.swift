import Diagnostics
import QueryFiles
import Stores

extension SiteSettings {
  /// Reads the settings alone, whatever is wrong elsewhere.
  ///
  /// - Throws: What is wrong with them.
  static func read(of folder: SiteFolder) throws(DiagnosticList) -> SiteSettings {
    let file = SiteFile(
      path: path, contents: Result { () throws(Diagnostic) in try folder.bytes(of: path) })
    return try SiteSources.read([file], stores: StoreRegistry.known).get().settings
  }
}
