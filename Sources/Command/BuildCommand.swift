import Diagnostics
import Publishing
import QueryFiles
import Recording

/// Writes the site.
struct BuildCommand {
  let options: BuildOptions
  let session: Session

  func run() async -> ExitStatus {
    var report = session.report
    do throws(DiagnosticList) {
      return try await build(&report)
    } catch {
      report.tell(error.all)
      report.close("Nothing was published")
      return .failed
    }
  }

  /// - Throws: What is found before the first file is written.
  private func build(_ report: inout Report) async throws(DiagnosticList) -> ExitStatus {
    let folder = session.folder
    let output = try DiagnosticList.collecting { () throws(Diagnostic) in
      try OutputFolder(
        options.output, site: folder.path, home: session.world.variable("HOME"))
    }
    if let inputs, mayRest, let summary = try await current(output, inputs) {
      tell(summary)
      return .done
    }
    var fetch = BuildFetch(session: session)
    if options.refreshes { try await fetch.refresh(drafts: options.includesDrafts) }
    var inputs = inputs
    var work = try await work()
    if !options.isOffline, !options.refreshes, try await fetch.complete(work) {
      inputs = self.inputs
      work = try await self.work()
    }
    report.tell(fetch.diagnostics(and: work.diagnostics))
    session.narrate(work.description)
    guard mayGoOn(report) else {
      report.close("Nothing was published")
      return .failed
    }
    let site = try await files(of: work)
    let publication = try Publication(to: output, plan: site.plan)
    if let objections = DiagnosticList(await site.objections(of: publication)) {
      try DiagnosticList.collecting { () throws(Diagnostic) in try publication.giveUp() }
      throw objections
    }
    await site.make(
      take: { publication.write($0, to: $1) }, copy: { publication.copy($0) })
    if let fault = ByteCount(bytes: publication.bytes).fault(.warning) { report.tell(fault) }
    return finish(
      publication, inputs, isPartial: work.isPartial || fetch.isPartial, &report)
  }

  /// All files of the site, with the index for searching where the owner wants one.
  private func files(of work: SiteWork) async throws(DiagnosticList) -> SiteOutput {
    let site = try SiteOutput(of: work, in: session.folder)
    guard let setting = work.settings.search else { return site }
    let index: SearchIndex
    do throws(Diagnostic) {
      index = try await SearchIndex(
        of: site, by: try .pagefind(for: setting, in: session.world.variable("PATH")),
        setting: setting, language: work.settings.language.value, in: session.folder)
    } catch {
      throw DiagnosticList(error)
    }
    session.narrate("index for searching: \(counted(index.files.count, "file", "files"))")
    return try SiteOutput(of: work, in: session.folder, index: index.files)
  }

  private func work() async throws(DiagnosticList) -> SiteWork {
    try await SiteWork(
      of: session.folder, includesDrafts: options.includesDrafts,
      options: Answers.Options(now: session.world.moments.date))
  }

  private func finish(
    _ publication: Publication, _ inputs: InputStamp?, isPartial: Bool, _ report: inout Report
  ) -> ExitStatus {
    let hasFaults = report.errors > 0
    do throws(DiagnosticList) {
      let isClean = report.errors + report.warnings == 0
      let summary = try publication.finish(
        keepsOthers: hasFaults, inputs: isClean ? inputs?.text : nil)
      report.tell(summary.warnings)
      tell(summary)
    } catch {
      report.tell(error.all)
      report.close("The site was published in part, and no old file was removed")
      return .failed
    }
    report.close(hasFaults ? "Published without the faulty files" : nil)
    return mayGoOn(report) && !hasFaults ? isPartial ? .partial : .done : .failed
  }

  /// Whether what has been found so far lets the site be published.
  private func mayGoOn(_ report: Report) -> Bool {
    let isWrong = report.errors > 0 && !options.keepsGoing
    return !isWrong && !(options.isStrict && report.warnings > 0)
  }

  private var inputs: InputStamp? {
    InputStamp(
      of: session.folder, options: options.stamp,
      programs: SystemProgram.pagefinds(in: session.world.variable("PATH")).map(\.path),
      now: session.world.moments.now())
  }

  /// Whether there is nothing to do as long as no file changes: nothing is to be asked, and no
  /// recording grows too old.
  private var mayRest: Bool {
    !options.refreshes && (options.isOffline || !session.folder.hasFolder(RecordingShelf.cache))
  }

  /// The summary of a build that has nothing to do; `nil` when there may be something.
  private func current(
    _ output: OutputFolder, _ inputs: InputStamp
  ) async throws(DiagnosticList) -> Publication.Summary? {
    do throws(Diagnostic) {
      return try await Publication.summaryIfCurrent(of: output, inputs: inputs.text)
    } catch {
      throw DiagnosticList(error)
    }
  }

  private func tell(_ summary: Publication.Summary) {
    let files = summary.written + summary.unchanged
    session.say(
      "\(options.output): \(files) files, \(ByteCount(bytes: summary.bytes).text); "
        + "\(summary.written) written, \(summary.unchanged) unchanged, \(summary.removed) removed")
  }
}
