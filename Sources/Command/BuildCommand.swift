import Diagnostics
import Publishing

/// Writes the site.
struct BuildCommand {
  private let options: BuildOptions
  private let verbosity: Invocation.Verbosity
  private let world: World

  init(_ options: BuildOptions, _ verbosity: Invocation.Verbosity, _ world: World) {
    self.options = options
    self.verbosity = verbosity
    self.world = world
  }

  func run(in folder: SiteFolder) async -> ExitStatus {
    var report = Report(world, prefix: folder.prefix)
    do throws(DiagnosticList) {
      return try await build(folder, &report)
    } catch {
      report.tell(error.all)
      report.close("Nothing was published")
      return .failed
    }
  }

  private func build(
    _ folder: SiteFolder, _ report: inout Report
  ) async throws(DiagnosticList) -> ExitStatus {
    let output = try outputFolder(of: folder)
    let inputs = InputStamp(of: folder, options: options.stamp)
    if let summary = try await current(output, inputs) {
      tell(summary)
      return .done
    }
    let work = try await SiteWork(of: folder, includesDrafts: options.includesDrafts)
    report.tell(work.diagnostics)
    let mustStop = report.errors > 0 && !options.keepsGoing
    guard !mustStop, !(options.isStrict && report.warnings > 0) else {
      report.close("Nothing was published")
      return .failed
    }
    let site = try SiteOutput(of: work, in: folder)
    let isClean = report.errors + report.warnings == 0
    let publication = try Publication(
      to: output, plan: site.plan, inputs: isClean ? inputs?.text : nil)
    await site.make(
      take: { publication.write($0, to: $1) }, copy: { publication.copy($0) })
    let summary: Publication.Summary
    do throws(DiagnosticList) {
      summary = try publication.finish(keepsOthers: report.errors > 0)
    } catch {
      report.tell(error.all)
      report.close("The site was published in part, and no old file was removed")
      return .failed
    }
    report.tell(summary.warnings)
    if var fault = ByteCount(bytes: summary.bytes).fault {
      fault.severity = .warning
      report.tell(fault)
    }
    tell(summary)
    report.close(report.errors > 0 ? "Published without the faulty files" : nil)
    return report.errors > 0 ? .failed : work.isPartial ? .partial : .done
  }

  private func outputFolder(of folder: SiteFolder) throws(DiagnosticList) -> OutputFolder {
    do throws(Diagnostic) {
      return try OutputFolder(options.output, site: folder.path, home: world.variable("HOME"))
    } catch {
      throw DiagnosticList(error)
    }
  }

  /// The summary of a build that has nothing to do; `nil` when there may be something.
  private func current(
    _ output: OutputFolder, _ inputs: InputStamp?
  ) async throws(DiagnosticList) -> Publication.Summary? {
    guard let inputs else { return nil }
    do throws(Diagnostic) {
      return try await Publication.isCurrent(output, inputs: inputs.text)
    } catch {
      throw DiagnosticList(error)
    }
  }

  private func tell(_ summary: Publication.Summary) {
    guard verbosity != .quiet else { return }
    let files = summary.written + summary.unchanged
    world.say(
      "\(options.output): \(files) files, \(ByteCount(bytes: summary.bytes).text); \(summary.written) written, "
        + "\(summary.unchanged) unchanged, \(summary.removed) removed")
  }
}
