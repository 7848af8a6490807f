import Checking
import Diagnostics
import Pages
import Publishing
import QueryFiles
import Recording
import Rendering
import Synchronization

/// Looks for faults in queries, templates, the pages that are made of them, their links, and what they
/// owe to the stores, and writes nothing.
struct CheckCommand {
  let options: CheckOptions
  let session: Session

  func run() async -> ExitStatus {
    var report = session.report
    do throws(DiagnosticList) {
      let work = try await SiteWork(
        of: session.folder, includesDrafts: options.includesDrafts,
        options: Answers.Options(now: session.world.moments.date))
      report.tell(work.diagnostics)
      session.narrate(work.description)
      if let note = work.note { session.say(note) }
      // Without the pages of faulty files, links to them would seem to lead nowhere.
      if report.errors == 0 {
        if let setting = work.settings.search { report.tell(missingProgram(for: setting)) }
        let site = try SiteOutput(of: work, in: session.folder)
        let pages = CheckedPages(
          of: site, made: work, in: session.folder, asksOutside: options.asksOutside)
        report.tell(await pages.diagnostics())
        if let links = pages.outsideLinks, await !tell(links, &report) { return .failed }
      }
    } catch {
      report.tell(error.all)
    }
    if report.errors + report.warnings == 0 { session.say("No faults found") }
    report.close(nil)
    let hasFailed = report.errors > 0 || (options.isStrict && report.warnings > 0)
    return hasFailed ? .failed : .done
  }

  /// Asks the links to the outside.
  ///
  /// - Returns: Whether nobody stopped it.
  private func tell(_ links: OutsideLinks, _ report: inout Report) async -> Bool {
    let asked = await links.ask(session)
    report.tell(asked.diagnostics)
    for note in asked.notes { session.narrate(note) }
    guard !asked.wasInterrupted else {
      session.world.remark("Stopped.")
      return false
    }
    for line in asked.lines { session.say(line) }
    return true
  }

  private func missingProgram(for setting: Placed<SiteSettings.SearchProgram>) -> [Diagnostic] {
    do throws(Diagnostic) {
      _ = try SystemProgram.pagefind(for: setting, in: session.world.variable("PATH"))
      return []
    } catch {
      return [error]
    }
  }
}
