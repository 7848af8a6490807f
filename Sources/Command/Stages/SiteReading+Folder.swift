import Diagnostics
import QueryFiles
import Stores

extension SiteReading {
  /// Reads the owner's files from the disk; one that cannot be read hides no fault of others.
  init(of folder: SiteFolder) {
    var faults: [Diagnostic] = []
    let sources = folder.sources(&faults)
    self = SiteSources.read(sources, stores: StoreRegistry.known).after(faults)
  }
}

extension SiteFolder {
  /// The files that the owner wrote, but for those of the theme.
  fileprivate func sources(_ faults: inout [Diagnostic]) -> [SiteFile] {
    if !hasFolder("Queries") {
      faults.append(
        Diagnostic(
          .error, "The site has no folder 'Queries'.",
          hints: ["Make it, and write the first search into 'Queries/NAME.md'."]))
    }
    var settingsFaults: [Diagnostic] = []
    let paths =
      sources(below: "Queries", &faults) + sources(below: "Site/Pages", &faults)
      + sources(below: SiteSettings.path, &settingsFaults)
    let files = paths.map { path in
      SiteFile(path: path, contents: Result { () throws(Diagnostic) in try bytes(of: path) })
    }
    // Settings that cannot be reached are not missing.
    return files + settingsFaults.map { SiteFile(path: SiteSettings.path, contents: .failure($0)) }
  }
}
