import Checking
import Diagnostics
import Pages
import Publishing
import Synchronization

/// Looks for faults in queries, templates and the links of the pages, and writes nothing.
struct CheckCommand {
  private let options: CheckOptions
  private let verbosity: Invocation.Verbosity
  private let world: World

  init(_ options: CheckOptions, _ verbosity: Invocation.Verbosity, _ world: World) {
    self.options = options
    self.verbosity = verbosity
    self.world = world
  }

  func run(in folder: SiteFolder) async -> ExitStatus {
    var report = Report(world, prefix: folder.prefix)
    do throws(DiagnosticList) {
      let work = try await SiteWork(of: folder, includesDrafts: options.includesDrafts)
      report.tell(work.diagnostics)
      let site = try SiteOutput(of: work, in: folder)
      report.tell(await faults(of: site, basePath: work.pages.site.basePath))
    } catch {
      report.tell(error.all)
    }
    if report.errors + report.warnings == 0, verbosity != .quiet { world.say("No faults found") }
    report.close(nil)
    let hasFailed = report.errors > 0 || (options.isStrict && report.warnings > 0)
    return hasFailed ? .failed : .done
  }

  /// Makes every page in memory, follows its links, and adds up the bytes.
  private func faults(of site: SiteOutput, basePath: String) async -> [Diagnostic] {
    let scans = Mutex<[(file: String, scan: PageScan)]>([])
    let size = Mutex(0)
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
    let broken = await inParallel(pages, by: 64) { page in
      links.faults(of: page.scan, in: page.file, folder: "_site")
    }
    return broken.flatMap(\.self)
      + [ByteCount(bytes: size.withLock { $0 }).fault].compactMap(\.self)
  }
}
