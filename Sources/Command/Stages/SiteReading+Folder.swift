import Diagnostics
import QueryFiles
import Stores

extension SiteReading {
  /// Reads the owner's files from the disk; one that cannot be read hides no fault of others.
  init(of folder: SiteFolder) {
    var faults: [Diagnostic] = []
    let sources = folder.sources(&faults)
    let reading = SiteSources.read(sources, stores: StoreRegistry.known)
    self = SiteReading(sources: reading.sources, diagnostics: faults + reading.diagnostics)
  }
}

extension SiteSettings {
  /// Reads the settings alone, whatever is wrong elsewhere.
  ///
  /// - Throws: What is wrong with them.
  static func read(of folder: SiteFolder) throws(DiagnosticList) -> SiteSettings {
    let file = SiteFile(
      path: path, contents: Result { () throws(Diagnostic) in try folder.bytes(of: path) })
    let reading = SiteSources.read([file], stores: StoreRegistry.known)
    if let settings = reading.sources?.settings { return settings }
    throw DiagnosticList(reading.diagnostics)
      ?? DiagnosticList(Diagnostic(.error, at: Place(file: path), "The settings cannot be read."))
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
    let paths =
      sources(below: "Queries", &faults) + sources(below: "Site/Pages", &faults)
      + sources(below: SiteSettings.path, &faults)
    return paths.map { path in
      SiteFile(path: path, contents: Result { () throws(Diagnostic) in try bytes(of: path) })
    }
  }
}

extension SiteSources {
  /// The same without drafts; a list that is a draft takes its queries with it.
  var withoutDrafts: SiteSources {
    var shown = self
    let drafts = Set(lists.filter(\.isDraft).map(\.name))
    shown.lists = lists.filter { !$0.isDraft }
    shown.queries = queries.filter { query in
      !query.isDraft && !(query.list.map(drafts.contains) ?? false)
    }
    let names = Set(shown.queries.map(\.name))
    for index in shown.lists.indices {
      shown.lists[index].entries = shown.lists[index].entries.filter(names.contains)
    }
    return shown
  }
}

extension StoreRegistry {
  /// What the reading of queries needs to know of the stores.
  static var known: [KnownStore] {
    all.map { KnownStore(name: $0.name, mainParameter: $0.mainParameter) }
  }
}
