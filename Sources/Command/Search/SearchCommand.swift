import Diagnostics
import Items
import QueryFiles
import Recording

/// Asks a store now, and lists what it answers.
struct SearchCommand {
  let options: SearchOptions
  let world: World
  let verbosity: Invocation.Verbosity
  /// The site in the folder, if there is one: a search needs none unless it is to be saved.
  let folder: SiteFolder?

  func run() async -> ExitStatus {
    var report = Report(world, prefix: folder?.prefix ?? "")
    do throws(DiagnosticList) {
      let settings = try settings()
      let search = options.search
      let saved = try options.name.map { name throws(DiagnosticList) in
        try newQuery(name, search)
      }
      let query =
        saved?.query
        ?? Query(name: "search", place: search.store.place, title: "", searches: [search])
      // Before anything is asked: what is not to be saved need not be.
      let lock = try DiagnosticList.collecting { () throws(Diagnostic) in try saved?.lock() }
      defer { withExtendedLifetime(lock) {} }
      return await ask(query, settings, saving: saved, &report)
    } catch {
      report.tell(error.all)
      return .failed
    }
  }

  private func ask(
    _ query: Query, _ settings: SiteSettings, saving saved: NewQuery?, _ report: inout Report
  ) async -> ExitStatus {
    let progress = Progress(world, verbosity: verbosity)
    let inquiry = inquiry(settings, progress)
    do throws(DiagnosticList) {
      progress.take(.planned(requests: try inquiry.requests(of: query)))
    } catch {
      report.tell(error.all.map(\.onCommandLine))
      return .usage
    }
    let (result, wasInterrupted) = await progress.watching { () throws(DiagnosticList) in
      try await inquiry.ask(query)
    }
    if wasInterrupted {
      world.remark("Stopped.")
      return .failed
    }
    do throws(DiagnosticList) { return try tell(try result.get(), saving: saved, &report) } catch {
      report.tell(error.all.map(\.onCommandLine))
      return .failed
    }
  }

  private func inquiry(_ settings: SiteSettings, _ progress: Progress) -> Inquiry {
    var how = FetchOptions()
    how.longestWait = options.longestWait
    let asker = Asker.polite(
      over: world.transport, site: settings, moments: world.moments,
      log: folder.map { RequestLog(of: RecordingShelf(site: $0.path, disk: $0.disk)) },
      options: how, variable: world.variable, report: { progress.take(.asking($0)) })
    return Inquiry(site: settings, options: how, asker: asker, moments: world.moments)
  }

  /// - Throws: What keeps the query from being saved.
  private func tell(
    _ answer: Inquiry.Answer, saving saved: NewQuery?, _ report: inout Report
  ) throws(DiagnosticList) -> ExitStatus {
    report.tell(answer.warnings.map(\.onCommandLine))
    for fault in answer.faults {
      report.tell(Diagnostic(.error, fault.message, hints: fault.hints))
    }
    guard answer.faults.isEmpty else {
      return answer.faults.contains { $0.cause == .owner } ? .failed : .partial
    }
    let isEmpty = answer.items.isEmpty && answer.subjects.isEmpty
    if options.isJSON {
      let document = SearchDocument(answer.items, subjects: answer.subjects, of: options.store)
      world.say(jsonText(document))
    } else if isEmpty {
      world.say("Nothing found")
    } else {
      let table = ItemTable(answer.subjects + answer.items)
      for line in table.lines(width: world.terminals.outputWidth()) { world.say(line) }
    }
    if let saved { try save(saved, answer, isEmpty: isEmpty) }
    return .done
  }

  private func save(
    _ new: NewQuery, _ answer: Inquiry.Answer, isEmpty: Bool
  ) throws(DiagnosticList) {
    guard !isEmpty else {
      advise("Nothing was saved: a page of it would be empty.")
      return
    }
    try DiagnosticList.collecting { () throws(Diagnostic) in try new.write(with: answer.recording) }
    advise("Saved as \(new.path); 'thumbindex build' makes its page.")
  }

  /// Says what to do next: beside the result, which a program may read.
  private func advise(_ line: String) {
    if verbosity != .quiet { world.remark(line) }
  }

  private func newQuery(_ name: String, _ search: Search) throws(DiagnosticList) -> NewQuery {
    guard let folder else {
      throw DiagnosticList(
        Diagnostic(
          .error, "There is no site here to save the search in.",
          hints: ["Go to a folder with 'Queries/' and 'Site/site.yml', or name it with -C."]))
    }
    return try NewQuery(name, title: options.title, search: search, in: folder)
  }

  /// The site's settings, or those that hold where nothing is said.
  private func settings() throws(DiagnosticList) -> SiteSettings {
    let standard = SiteSettings(
      title: "", language: Placed("en", at: Place(file: SiteSettings.path)))
    guard let folder,
      try DiagnosticList.collecting({ () throws(Diagnostic) in
        try folder.hasFile(SiteSettings.path)
      })
    else { return standard }
    return try SiteSettings.read(of: folder)
  }
}
