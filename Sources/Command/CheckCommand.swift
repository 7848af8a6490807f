import Checking
import Diagnostics
import Pages
import Publishing
import QueryFiles
import Recording
import Rendering
import Synchronization

/// Looks for faults in queries, templates, the links of the pages and what they owe to the stores,
/// and writes nothing.
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
        report.tell(await faults(of: site, made: work))
      }
    } catch {
      report.tell(error.all)
    }
    if report.errors + report.warnings == 0 { session.say("No faults found") }
    report.close(nil)
    let hasFailed = report.errors > 0 || (options.isStrict && report.warnings > 0)
    return hasFailed ? .failed : .done
  }

  private func missingProgram(for setting: Placed<String>) -> [Diagnostic] {
    do throws(Diagnostic) {
      _ = try SystemProgram.pagefind(for: setting, in: session.world.variable("PATH"))
      return []
    } catch {
      return [error]
    }
  }

  /// Makes every page in memory, follows its links, looks for what the stores ask for, and adds up
  /// the bytes.
  private func faults(of site: SiteOutput, made work: SiteWork) async -> [Diagnostic] {
    let basePath = work.pages.site.basePath
    let places = Dictionary(
      work.pages.indices.map { (work.pages.listing(at: $0).address.file, $0) },
      uniquingKeysWith: { first, _ in first })
    let scans = Mutex<[(file: String, scan: PageScan)]>([])
    let owing = Mutex<[(file: String, lacks: [TermsOfStores.Lack])]>([])
    let size = Mutex(site.assetSize)
    await site.make(
      take: { bytes, path in
        size.withLock { $0 += bytes.count }
        guard path.hasSuffix(".html") else { return }
        let scan = PageScan(bytes)
        scans.withLock { $0.append((path, scan)) }
        guard let place = places[path] else { return }
        let duties = work.rendering.renderer.duties(of: work.pages[place])
        let lacks = TermsOfStores.lacks(of: duties, in: bytes, scan)
        if !lacks.isEmpty { owing.withLock { $0.append((path, lacks)) } }
      }, copy: { _ in })
    let pages = scans.withLock { $0 }.sorted { $0.file.precedes($1.file) }
    let terms = TermsOfStores(
      owing.withLock { $0 }.sorted { $0.file.precedes($1.file) }, settings: work.settings)
    let links = InternalLinks(
      pages: pages, files: site.plan.files.lazy.map(\.path), basePath: basePath)
    let broken = await inParallel(pages, by: 64) { links.broken(of: $0.scan, in: $0.file) }
    let tooLarge = ByteCount(bytes: size.withLock { $0 }).fault(.error)
    let told = BrokenLinks(broken.flatMap(\.self), in: session.folder, plan: site.plan)
    return told.diagnostics(basePath: basePath) + terms.diagnostics
      + [tooLarge].compactMap(\.self)
  }
}

extension String {
  fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
