import Pages
import Rendering

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
  /// By the paths of their files.
  private let pages = Recollection<Page, [UInt8]>()
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

  /// Forgets pages that a site has no more, by the paths of their files, and the data and feeds that
  /// were not asked for since this was last called.
  func forget(pages paths: some Sequence<String>) {
    pages.forget(paths)
    data.forgetOthers()
    feeds.forgetOthers()
  }

  func bytes(of page: Page) -> [UInt8] {
    let render = {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(8192)
      self.renderer.render(page, into: &bytes)
      return bytes
    }
    guard isRemembered else { return render() }
    return pages.output(for: page.heading.address.file, of: page, render)
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
