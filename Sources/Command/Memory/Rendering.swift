import Pages
import Rendering
import Synchronization

/// All that the bytes of a page depend on, besides the page itself.
struct RenderingInputs: Equatable, Sendable {
  let site: Site
  let theme: ThemeInputs
}

/// A renderer, and where another build is to follow, what it has made.
final class Rendering: Sendable {
  let renderer: Renderer
  private let site: Site
  private let isRemembered: Bool
  /// By the paths of their addresses.
  private let pages = Recollection<Page, [UInt8]>()
  /// The last pages all of which are in `pages`.
  private let whole = Mutex<SitePages?>(nil)
  private let data = Recollection<CatalogData, [RenderedFile]>()
  /// By the paths of their first files.
  private let feeds = Recollection<Feed, [RenderedFile]>()
  private let siteFiles = Recollection<SiteFilesInputs, [RenderedFile]>()

  /// All that the files that are no pages depend on, besides the site.
  private struct SiteFilesInputs: Equatable, Sendable {
    let cname: String?
    let entries: [SitemapEntry]
  }

  init(of site: Site, by renderer: Renderer, isRemembered: Bool) {
    self.site = site
    self.renderer = renderer
    self.isRemembered = isRemembered
  }

  /// Renders all pages but those that are not wanted, several at a time and in any order.
  ///
  /// - Parameters:
  ///   - all: The pages of the site.
  ///   - isWanted: Whether a file is wanted; `nil` when every one is.
  ///   - take: Gets each page with the path of its file.
  func render(
    _ all: SitePages, where isWanted: (@Sendable (_ path: String) -> Bool)?,
    take: @escaping @Sendable (_ bytes: [UInt8], _ path: String) -> Void
  ) async {
    let likeness = whole.withLock(\.self).map { SitePages.Likeness(of: all, to: $0) }
    _ = await inParallel(all.indices, by: 64) { number in
      if let isWanted, !isWanted(all.listing(at: number).address.file) { return }
      if let address = likeness?.address(at: number), let bytes = self.pages.last(for: address.path)
      {
        take(bytes, address.file)
      } else {
        let page = all[number]
        take(self.bytes(of: page), page.heading.address.file)
      }
    }
    if isRemembered, isWanted == nil { whole.withLock { $0 = all } }
  }

  /// Forgets the pages and files that were not asked for since this was last called.
  func forgetOthers() {
    pages.forgetOthers()
    data.forgetOthers()
    feeds.forgetOthers()
  }

  private func bytes(of page: Page) -> [UInt8] {
    let render = {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(8192)
      self.renderer.render(page, into: &bytes)
      return bytes
    }
    guard isRemembered else { return render() }
    return pages.output(for: page.heading.address.path, of: page, render)
  }

  func files(of data: CatalogData) -> [RenderedFile] {
    let render = { self.renderer.files(of: data) }
    return isRemembered ? self.data.output(for: data.query, of: data, render) : render()
  }

  func files(of feed: Feed) -> [RenderedFile] {
    let render = { self.renderer.files(of: feed) }
    return isRemembered ? feeds.output(for: feed.files.atom.path, of: feed, render) : render()
  }

  /// The files for hosts and search engines.
  func siteFiles(cname: String?, listing entries: [SitemapEntry]) -> [RenderedFile] {
    let render = { SiteFiles(for: self.site, cname: cname).files(listing: entries) }
    let inputs = SiteFilesInputs(cname: cname, entries: entries)
    return isRemembered
      ? siteFiles.output(for: BuildMemory.whole, of: inputs, render) : render()
  }
}
