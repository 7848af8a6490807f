import Checking
import Diagnostics
import Pages
import Publishing
import Recording
import Synchronization

/// Looks for faults in queries, templates and the links of the pages, and writes nothing.
struct CheckCommand {
  let options: CheckOptions
  let session: Session

  func run() async -> ExitStatus {
    var report = session.report
    do throws(DiagnosticList) {
      let work = try await SiteWork(
        of: session.folder, includesDrafts: options.includesDrafts,
        options: Answers.Options(verifiesDigests: true, now: session.world.moments.date))
      report.tell(work.diagnostics)
      session.narrate(work.description)
      // Without the pages of faulty files, links to them would seem to lead nowhere.
      if report.errors == 0 {
        let site = try SiteOutput(of: work, in: session.folder)
        report.tell(await faults(of: site, basePath: work.pages.site.basePath))
      }
    } catch {
      report.tell(error.all)
    }
    if report.errors + report.warnings == 0 { session.say("No faults found") }
    report.close(nil)
    let hasFailed = report.errors > 0 || (options.isStrict && report.warnings > 0)
    return hasFailed ? .failed : .done
  }

  /// Makes every page in memory, follows its links, and adds up the bytes.
  private func faults(of site: SiteOutput, basePath: String) async -> [Diagnostic] {
    let scans = Mutex<[(file: String, scan: PageScan)]>([])
    let size = Mutex(site.assetSize)
    await site.make(
      take: { bytes, path in
        size.withLock { $0 += bytes.count }
        guard path.hasSuffix(".html") else { return }
        let scan = PageScan(bytes)
        scans.withLock { $0.append((path, scan)) }
      }, copy: { _ in })
    let pages = scans.withLock { $0 }.sorted { one, other in
      one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
    }
    let links = InternalLinks(
      pages: pages, files: site.plan.files.lazy.map(\.path), basePath: basePath)
    let broken = await inParallel(pages, by: 64) { links.broken(of: $0.scan, in: $0.file) }
    let tooLarge = ByteCount(bytes: size.withLock { $0 }).fault(.error)
    let told = BrokenLinks(broken.flatMap(\.self), in: session.folder, plan: site.plan)
    return told.diagnostics(basePath: basePath) + [tooLarge].compactMap(\.self)
  }
}
