import Checking
import Diagnostics
import Pages
import Publishing
import QueryFiles
import Rendering
import Synchronization

/// Every page of a site, made in memory and looked at once.
struct CheckedPages {
  /// Those to the pages of others; `nil` when they are not wanted.
  let outsideLinks: OutsideLinks?
  private let site: SiteOutput
  private let work: SiteWork
  private let files: OwnersFiles

  private struct Page: Sendable {
    let file: String
    let scan: PageScan
    let lacks: [TermsOfStores.Lack]
  }

  init(of site: SiteOutput, made work: SiteWork, in folder: SiteFolder, asksOutside: Bool) {
    self.site = site
    self.work = work
    files = OwnersFiles(in: folder)
    outsideLinks = asksOutside ? OutsideLinks(in: files, settings: work.settings) : nil
  }

  /// What is wrong with the links of the pages, with their HTML, with what they owe to the stores, and
  /// with their size.
  func diagnostics() async -> [Diagnostic] {
    let base = work.settings.basePath
    let duties = Duties(of: work)
    let faulty = FaultyPages(in: files, settings: work.settings, plan: site.plan)
    let found = Mutex<[Page]>([])
    let size = Mutex(site.assetSize)
    await site.make(
      take: { bytes, path in
        size.withLock { $0 += bytes.count }
        guard path.hasSuffix(".html") else { return }
        var scan = PageScan(bytes)
        faulty.take(scan.faults, of: path)
        outsideLinks?.take(scan.links, of: path)
        let lacks = duties.lacks(of: path, in: bytes, scan)
        scan.forgetOthers()
        found.withLock { $0.append(Page(file: path, scan: scan, lacks: lacks)) }
      }, copy: { _ in })
    let pages = found.withLock { $0 }.sorted {
      $0.file.utf8.lexicographicallyPrecedes($1.file.utf8)
    }
    let terms = TermsOfStores(
      pages.lazy.filter { !$0.lacks.isEmpty }.map { ($0.file, $0.lacks) }, settings: work.settings)
    let links = InternalLinks(
      pages: pages.map { ($0.file, $0.scan) }, files: site.plan.files.lazy.map(\.path), base: base)
    let broken = await inParallel(pages, by: 64) { links.broken(of: $0.scan, in: $0.file) }
    let tooLarge = ByteCount(bytes: size.withLock { $0 }).fault(.error)
    let told = BrokenLinks(broken.flatMap(\.self), in: files, plan: site.plan, base: base)
    return told.diagnostics + faulty.diagnostics + terms.diagnostics
      + [tooLarge].compactMap(\.self)
  }
}

/// What the stores ask of each page.
private struct Duties: Sendable {
  private let work: SiteWork
  private let places: [String: Int]

  init(of work: SiteWork) {
    self.work = work
    places = Dictionary(
      work.pages.indices.map { (work.pages.listing(at: $0).address.file, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func lacks(of file: String, in bytes: [UInt8], _ scan: PageScan) -> [TermsOfStores.Lack] {
    guard let place = places[file] else { return [] }
    let duties = work.rendering.renderer.duties(of: work.pages[place])
    return TermsOfStores.lacks(of: duties, in: bytes, scan)
  }
}
