import Diagnostics
import FileSystem
import Pages
import QueryFiles
import Recording
import Stores

/// Asks the stores again, records what they say, and tells what changed.
struct FetchCommand {
  let options: FetchCommandOptions
  let session: Session

  func run() async -> ExitStatus {
    var report = session.report
    do throws(DiagnosticList) {
      let site = try site(&report)
      guard !options.isDryRun else { return tell(site.fetch.plan(site.queries), &report) }
      let (result, wasInterrupted) = try await ask(site.fetch, site.queries)
      return tell(
        result, interruption: wasInterrupted ? site.fetch.interruption : nil, &report)
    } catch {
      report.tell(error.all)
      report.close("Nothing was asked")
      return .failed
    }
  }

  /// The queries that are meant, and what asks for them.
  ///
  /// Faulty files are told, and hide no others.
  private func site(
    _ report: inout Report
  ) throws(DiagnosticList) -> (fetch: SiteFetch, queries: [Query]) {
    let folder = session.folder
    let reading = SiteReading(of: folder)
    let sources = try reading.get()
    report.tell(reading.diagnostics.filter { $0.severity == .error })
    report.tell(StoreRegistry.faults(in: sources.settings))
    let selection = try QuerySelection(
      options.names, of: sources, includesDrafts: options.includesDrafts,
      hasFile: { (try? folder.hasFile($0)) ?? true })
    let fetch = SiteFetch(
      session: session, settings: sources.settings, addresses: try SiteAddresses(of: sources),
      how: options.how)
    return (fetch, selection.queries)
  }

  private func ask(
    _ fetch: SiteFetch, _ queries: [Query]
  ) async throws(DiagnosticList) -> (result: FetchResult, wasInterrupted: Bool) {
    do throws(Diagnostic) { return try await fetch.run(queries) } catch {
      throw DiagnosticList(error)
    }
  }

  private func tell(
    _ result: FetchResult, interruption: String?, _ report: inout Report
  ) -> ExitStatus {
    for query in result.queries { report.tell(query.diagnostics) }
    let fetchReport = FetchReport(result: result)
    write(fetchReport.markdown, &report)
    let status: ExitStatus =
      report.errors > 0 || result.needsOwner || interruption != nil
      ? .failed : result.isPartial ? .partial : .done
    if options.isJSON {
      session.world.say(jsonText(FetchDocument(result, status: status)))
    } else {
      for line in fetchReport.text(isWhole: session.verbosity == .verbose) { session.say(line) }
    }
    if let interruption { session.world.remark(interruption) }
    return status
  }

  /// Writes the report into the files that want it.
  private func write(_ markdown: String, _ report: inout Report) {
    if let file = options.report {
      let path = file.isAbsolutePath ? file : "\(session.folder.path)/\(file)"
      report.tell(ReportFile(path: path, name: file).replace(by: markdown))
    }
    if let path = session.world.variable("GITHUB_STEP_SUMMARY"), !path.isEmpty {
      report.tell(ReportFile(path: path, name: path).append(markdown))
    }
  }

  private func tell(_ plan: FetchPlan, _ report: inout Report) -> ExitStatus {
    for query in plan.faulty { report.tell(query.diagnostics) }
    if options.isJSON {
      session.world.say(jsonText(FetchPlanDocument(plan)))
    } else {
      for line in plan.lines { session.say(line) }
    }
    return report.errors > 0 ? .failed : .done
  }
}
