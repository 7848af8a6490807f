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
      report.close(
        options.keepsGoing
          ? "Nothing was published: these concern the whole site" : "Nothing was published")
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
    var fetch = BuildFetch(session: session)
    if options.refreshes { try await fetch.refresh(drafts: options.includesDrafts) }
    var inputs = Inputs(all: stamp(.everything))
    if !options.refreshes, let all = inputs.all, let summary = try await current(output, all) {
      tell(summary)
      return .done
    }
    inputs.common = stamp(.withoutBodies)
    var work = try await work()
    if !options.isOffline, !options.refreshes, try await fetch.complete(work) {
      inputs = Inputs(all: stamp(.everything), common: stamp(.withoutBodies))
      work = try await self.work()
    }
    // What is saved while it is read may stand on some pages and not on others.
    if inputs.common != stamp(.withoutBodies) { inputs.common = nil }
    report.tell(fetch.diagnostics(and: work.remarks))
    session.narrate(work.description)
    if let note = work.note { session.say(note) }
    guard mayGoOn(report) else {
      report.close("Nothing was published")
      return .failed
    }
    let site = try await files(of: work, for: output)
    let publication = try Publication(to: output, plan: site.plan)
    try publication.giveUp(because: await site.objections(of: publication))
    publication.clear()
    await site.make(
      keep: { [inputs] in publication.keep($0, for: inputs) },
      take: { publication.write($0, to: $1) }, copy: { publication.copy($0) })
    if let fault = ByteCount(bytes: publication.bytes).fault(.warning) { report.tell(fault) }
    return finish(
      publication, inputs, isPartial: work.isPartial || fetch.isPartial, &report)
  }

  /// All files of the site, with the index for searching where the owner wants one.
  private func files(
    of work: SiteWork, for output: OutputFolder
  ) async throws(DiagnosticList) -> SiteOutput {
    let site = try SiteOutput(of: work, in: session.folder, to: output)
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
    return try SiteOutput(of: work, in: session.folder, to: output, index: index.files)
  }

  private func work() async throws(DiagnosticList) -> SiteWork {
    try await SiteWork(
      of: session.folder, includesDrafts: options.includesDrafts, at: options.url,
      options: Answers.Options(now: session.world.moments.date))
  }

  private func finish(
    _ publication: Publication, _ inputs: Inputs, isPartial: Bool, _ report: inout Report
  ) -> ExitStatus {
    let hasFaults = report.errors > 0
    do throws(UnfinishedPublication) {
      var inputs = inputs
      if report.errors + report.warnings > 0 { inputs.all = nil }
      let summary = try publication.finish(keepsOthers: hasFaults, inputs: inputs)
      report.tell(summary.warnings)
      tell(summary)
    } catch {
      report.tell(error.faults.all)
      report.close(error.extent.words)
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

  /// What tells whether the site is as it is now: goes through all of its files.
  ///
  /// - Returns: The text of an `InputStamp`; `nil` too for a site with recordings that grow too old: such a site makes other pages
  ///   and other warnings without a change to any file.
  private func stamp(_ scope: InputStamp.Scope) -> String? {
    guard !session.folder.hasFolder(RecordingShelf.cache) else { return nil }
    return InputStamp(
      scope, of: session.folder, options: options.stamp,
      programs: SystemProgram.pagefinds(in: session.world.variable("PATH")).map(\.path),
      now: session.world.moments.now()
    )?.text
  }

  /// The summary of a build that has nothing to do; `nil` when there may be something.
  private func current(
    _ output: OutputFolder, _ inputs: String
  ) async throws(DiagnosticList) -> Publication.Summary? {
    do throws(Diagnostic) {
      return try await Publication.summaryIfCurrent(of: output, inputs: inputs)
    } catch {
      throw DiagnosticList(error)
    }
  }

  private func tell(_ summary: Publication.Summary) {
    let files = summary.written + summary.unchanged
    session.say(
      "\(options.output): \(counted(files, "file", "files")), \(ByteCount(bytes: summary.bytes).text); "
        + "\(summary.written) written, \(summary.unchanged) unchanged, \(summary.removed) removed")
  }
}

extension UnfinishedPublication.Extent {
  /// What the owner is told of the site as it is now.
  fileprivate var words: String {
    switch self {
    case .unwritten: "The site was published in part: some of its files are missing or old"
    case .unremoved: "The site was published, but files of earlier builds are still in it"
    case .unlisted: "The site was published, but the list of its files was not written"
    }
  }
}
