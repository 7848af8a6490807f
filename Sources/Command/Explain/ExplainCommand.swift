import Diagnostics
import Indexing
import Items
import Pages
import QueryFiles
import Recording
import Stores

/// Tells where an item came from, and why it stands where it does.
struct ExplainCommand {
  let options: ExplainOptions
  let session: Session

  func run() async -> ExitStatus {
    var report = session.report
    do throws(DiagnosticList) {
      let explanation = try await explain(&report)
      if options.isJSON {
        session.world.say(jsonText(ExplanationDocument(explanation)))
      } else {
        for line in explanation.lines { session.world.say(line) }
      }
      return report.errors > 0 ? .failed : .done
    } catch {
      report.tell(error.all)
      return .failed
    }
  }

  /// What the recordings say of the item.
  ///
  /// What is wrong with the recordings, and every fault of the owner's files, is told as `build` tells
  /// it: the item may be in what cannot be read.
  private func explain(_ report: inout Report) async throws(DiagnosticList) -> Explanation {
    guard let id = ItemID(options.id) else {
      throw DiagnosticList(
        Diagnostic(
          .error, "'\(options.id.shortened)' is not the id of an item.",
          hints: ["An id is a store, a colon and the store's number: itunes:579373079"]))
    }
    let folder = session.folder
    let reading = SiteReading(of: folder)
    let all = try reading.get()
    let sources = options.includesDrafts ? all : all.withoutDrafts
    let phrases = try Theme(of: folder, in: sources.languages).phrases
    let answers = await Answers(
      to: sources, at: try SiteAddresses(of: sources), in: folder,
      options: Answers.Options(traced: id))
    report.tell(
      (reading.diagnostics + answers.diagnostics).filter { diagnostic in
        diagnostic.severity == .error
          || diagnostic.place.map { RecordingShelf.holds($0.file) } ?? false
      })
    let alphabets = Alphabets()
    let explanation = Explanation(of: id, in: answers) { query, findings in
      OrderedQuery(query, findings, of: sources.settings, alphabets, phrases)
    }
    guard let explanation else { throw DiagnosticList(unknown(id, among: answers)) }
    return explanation
  }

  private func unknown(_ id: ItemID, among answers: Answers) -> Diagnostic {
    let ids = Set(
      answers.queries.flatMap { query in
        (query.findings.items + query.findings.subjects + query.findings.gone).map(\.id)
      }
    ).sorted()
    let hint: String
    if let near = nearest(to: id.text, among: ids.map(\.text)) {
      hint = "Did you mean '\(near)'?"
    } else if StoreRegistry.store(named: id.store) == nil {
      hint = suggestion(for: id.store.text, among: StoreRegistry.all.map(\.name.text))
    } else {
      let ofStore = ids.filter { $0.store == id.store }
      let near = closest(to: id.text, among: (ofStore.isEmpty ? ids : ofStore).map(\.text))
      hint =
        near.map { "The nearest that there is: '\($0)'. Each page's 'catalog.json' has its ids." }
        ?? "The recordings have no items; 'thumbindex fetch' asks the stores for them."
    }
    return Diagnostic(
      .error, "No query of this site has found '\(id.text.shortened)'.", hints: [hint])
  }
}
