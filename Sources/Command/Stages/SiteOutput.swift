import Diagnostics
import Pages
import Publishing
import QueryFiles
import Rendering

/// All files of a site's output, known before the first of them is made.
struct SiteOutput: Sendable {
  let plan: Plan
  private let work: SiteWork
  /// What is at hand already: the theme's files, and those for hosts and search engines.
  private let files: [RenderedFile]
  private let assets: [Asset]

  /// - Throws: Two files for one path, paths that a host refuses, and assets that are none.
  init(of work: SiteWork, in folder: SiteFolder) throws(DiagnosticList) {
    self.work = work
    let pages = work.pages
    let listings = pages.indices.map { pages.listing(at: $0) }
    files =
      work.theme.assets.files
      + SiteFiles(for: pages.site, cname: work.settings.cname)
      .files(listing: listings.compactMap { SitemapEntry($0) })
    assets = try Asset.all(of: folder.path)
    plan = try Plan(
      listings.map { PlannedFile(path: $0.address.file, origin: $0.origin) }
        + files.map { PlannedFile(path: $0.address.file, origin: "the theme") }
        + assets.map(\.file))
  }

  /// Makes every file and hands it on, several at a time and in any order.
  ///
  /// - Parameters:
  ///   - take: Gets a page or another file that was made.
  ///   - copy: Gets a file of the owner's.
  func make(
    take: @escaping @Sendable (_ bytes: [UInt8], _ path: String) -> Void,
    copy: @escaping @Sendable (_ asset: Asset) -> Void
  ) async {
    let pages = work.pages
    let renderer = work.renderer
    _ = await inParallel(pages.indices, by: 64) { number in
      let page = pages[number]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(8192)
      renderer.render(page, into: &bytes)
      take(bytes, page.heading.address.file)
    }
    for file in files { take(file.bytes, file.address.file) }
    for asset in assets { copy(asset) }
  }
}
