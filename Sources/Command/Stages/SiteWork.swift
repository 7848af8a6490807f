import Diagnostics
import Pages
import QueryFiles
import Rendering
import Stores

/// A site read, answered and laid out: all that comes before the first byte of a page.
struct SiteWork: Sendable {
  let settings: SiteSettings
  let theme: Theme
  let renderer: Renderer
  let pages: SitePages
  /// What was read: `30 queries, 1 list`.
  private let counts: String
  /// Whether some query stands on no recording, or on that of another question.
  let isPartial: Bool
  /// In the order of the stages.
  let diagnostics: [Diagnostic]

  /// Goes through the stages of `folder`.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - includesDrafts: Whether queries and lists marked as drafts take part.
  ///   - verifiesDigests: Whether to warn of responses that are not as they were recorded.
  /// - Throws: All diagnostics when a fault leaves nothing to be laid out: no settings, a
  ///   faulty theme, two sources with one address.
  init(
    of folder: SiteFolder, includesDrafts: Bool, verifiesDigests: Bool = false
  ) async throws(DiagnosticList) {
    var found: [Diagnostic] = []
    let reading = SiteReading(of: folder)
    found += reading.diagnostics
    let theme: Theme
    do throws(DiagnosticList) {
      theme = try Theme(of: folder, in: reading.sources?.languages ?? [])
    } catch {
      throw DiagnosticList(found + error.all) ?? error
    }
    found += theme.warnings
    guard let sources = reading.sources.map({ includesDrafts ? $0 : $0.withoutDrafts }) else {
      throw DiagnosticList(found) ?? DiagnosticList(Diagnostic(.error, "The site has no settings."))
    }
    let addresses: SiteAddresses
    do throws(DiagnosticList) { addresses = try SiteAddresses(of: sources) } catch {
      throw DiagnosticList(found + error.all) ?? error
    }
    let answers = await Answers(
      to: sources, at: addresses, in: folder, verifiesDigests: verifiesDigests)
    let arrangement = await Arrangement(
      of: answers, to: sources, at: addresses, phrases: theme.phrases)
    found += answers.diagnostics + arrangement.diagnostics
    let isWhole = sources.queries.count == reading.sources?.queries.count
    if isWhole, !found.contains(where: { $0.severity == .error }) {
      found += answers.unknownCreators(of: sources.settings)
    }
    if sources.settings.url == nil { found.append(Self.noAddress) }
    do throws(Diagnostic) {
      renderer = try Renderer(
        site: arrangement.pages.site, templates: theme.templates, phrases: theme.phrases,
        assets: theme.assets, terms: StoreRegistry.terms)
    } catch {
      throw DiagnosticList(found + [error]) ?? DiagnosticList(error)
    }
    settings = sources.settings
    counts = [
      counted(sources.queries.count, "query", "queries"),
      counted(sources.lists.count, "list", "lists"),
    ].joined(separator: ", ")
    self.theme = theme
    pages = arrangement.pages
    isPartial = answers.isPartial
    diagnostics = found
  }
}

extension SiteWork: CustomStringConvertible {
  /// What there is to be made: `30 queries, 1 list, 466 pages`.
  var description: String { "\(counts), \(counted(pages.count, "page", "pages"))" }
}

extension SiteWork {
  private static let noAddress = Diagnostic(
    .warning, at: Place(file: SiteSettings.path),
    "This site has no 'url', so it gets no site map and its pages no canonical links.",
    hints: ["Write 'url:' and the address that the site will have, such as https://example.org."])
}

extension SiteReading {
  /// Reads the owner's files from the disk; one that cannot be read hides no fault of others.
  fileprivate init(of folder: SiteFolder) {
    let stores = StoreRegistry.all.map { store in
      KnownStore(name: store.name, mainParameter: store.mainParameter)
    }
    var faults: [Diagnostic] = []
    let sources = folder.sources(&faults)
    let reading = SiteSources.read(sources, stores: stores)
    self = SiteReading(sources: reading.sources, diagnostics: faults + reading.diagnostics)
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
  /// The languages of the pages, BCP 47 as the owner wrote them.
  fileprivate var languages: Set<String> {
    let own = queries.compactMap(\.language) + lists.compactMap(\.language)
    return Set((own + [settings.language]).map(\.value))
  }

  /// The same without drafts; a list that is a draft takes its queries with it.
  fileprivate var withoutDrafts: SiteSources {
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

/// `1 list`, `2 lists`.
func counted(_ number: Int, _ one: String, _ many: String) -> String {
  "\(number) \(number == 1 ? one : many)"
}
