import Diagnostics
import Pages
import QueryFiles
import Rendering
import Stores

/// A site read, answered and laid out: all that comes before the first byte of a page.
struct SiteWork: Sendable {
  let settings: SiteSettings
  let theme: Theme
  let rendering: Rendering
  let pages: SitePages
  /// What was read: `30 queries, 1 list`.
  private let counts: String
  /// Whether some query stands on no recording, or on that of another question.
  let isPartial: Bool
  /// The queries that a fetch could bring up to date.
  let incomplete: [Query]
  let addresses: SiteAddresses
  /// How many items have no title, each counted once.
  private let untitled: Int
  /// In the order of the stages.
  let remarks: [Remark]

  var diagnostics: [Diagnostic] { remarks.map(\.diagnostic) }

  /// Goes through the stages of `folder`.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - includesDrafts: Whether queries and lists marked as drafts take part.
  ///   - address: Where the site is to stand; `nil` leaves that to its settings.
  ///   - options: What to look at in the recordings.
  ///   - memory: Of earlier work on the same site; `nil` when there is no other.
  /// - Throws: All diagnostics when a fault leaves nothing to be laid out: no settings, a
  ///   faulty theme, two sources with one address.
  init(
    of folder: SiteFolder, includesDrafts: Bool, at address: SiteAddress? = nil,
    options: Answers.Options,
    memory: BuildMemory? = nil
  ) async throws(DiagnosticList) {
    let reading = SiteReading(of: folder)
    let theme: Theme
    do throws(DiagnosticList) {
      theme = try Theme(of: folder, in: reading.sources?.languages ?? [], memory: memory)
    } catch {
      throw error.after(reading.diagnostics)
    }
    let all: SiteSources
    do throws(DiagnosticList) { all = try reading.get() } catch {
      throw error.before(theme.warnings)
    }
    var sources = includesDrafts ? all : all.withoutDrafts
    if let address { sources.settings.stand(at: address) }
    let before = reading.diagnostics + theme.warnings
    do throws(DiagnosticList) { addresses = try SiteAddresses(of: sources) } catch {
      throw error.after(before)
    }
    var answers = await Answers(
      to: sources, at: addresses, in: folder, options: options, memory: memory)
    let events = answers.takeEvents()
    let arrangement = await Arrangement(
      of: answers, telling: events, to: sources, at: addresses, theme: theme, memory: memory)
    var found =
      before.map(Remark.told) + answers.remarks + arrangement.diagnostics.map(Remark.told)
    let isWhole = sources.queries.count == all.queries.count
    if isWhole, !found.contains(where: { $0.diagnostic.severity == .error }) {
      found += answers.unknownCreators(of: sources.settings).map(Remark.told)
    }
    if sources.settings.url == nil { found.append(.told(Self.noAddress)) }
    do throws(Diagnostic) {
      rendering = try Self.rendering(of: arrangement.pages.site, theme, memory)
    } catch {
      throw DiagnosticList(error).after(found.map(\.diagnostic))
    }
    settings = sources.settings
    counts = [
      counted(sources.queries.count, "query", "queries"),
      counted(sources.lists.count, "list", "lists"),
    ].joined(separator: ", ")
    self.theme = theme
    pages = arrangement.pages
    isPartial = answers.isPartial
    incomplete = answers.incomplete
    untitled = arrangement.untitled
    remarks = found
  }
}

extension SiteWork: CustomStringConvertible {
  /// What there is to be made: `30 queries, 1 list, 466 pages`.
  var description: String { "\(counts), \(counted(pages.count, "page", "pages"))" }
}

extension SiteWork {
  /// What is no fault and worth a line: `2 items without a title, shown …`; `nil` without any.
  var note: String? {
    untitled > 0
      ? "\(counted(untitled, "item", "items")) without a title, shown as \"(untitled)\"" : nil
  }

  private static func rendering(
    of site: Site, _ theme: Theme, _ memory: BuildMemory?
  ) throws(Diagnostic) -> Rendering {
    let begin = { () throws(Diagnostic) in
      Rendering(
        of: site,
        by: try Renderer(
          site: site, templates: theme.templates, phrases: theme.phrases, assets: theme.assets,
          terms: StoreRegistry.terms),
        isRemembered: memory != nil)
    }
    guard let memory else { return try begin() }
    let inputs = RenderingInputs(site: site, theme: theme.inputs)
    return try memory.renderings.output(for: BuildMemory.whole, of: inputs) {
      Result(catching: begin)
    }
    .get()
  }

  private static let noAddress = Diagnostic(
    .warning, at: Place(file: SiteSettings.path),
    "This site has no 'url', so it gets no site map, no feeds, and its pages no canonical links.",
    hints: ["Write 'url:' and the address that the site will have, such as https://example.org."])
}
