package import Pages
private import Markup

/// The files of a site that are no pages: for search engines and for the host.
package struct SiteFiles: Sendable {
  private let addresses: Addresses
  private let cname: String?

  /// - Parameters:
  ///   - site: The site.
  ///   - cname: The custom domain for the host, when there is one.
  package init(for site: Site, cname: String? = nil) {
    addresses = Addresses(of: site)
    self.cname = cname
  }

  /// `robots.txt`, `.nojekyll`, the site map when the site has a `url`, and `CNAME` when configured.
  package func files(listing pages: [SitemapEntry]) -> [RenderedFile] {
    var files = sitemap(of: pages)
    files.append(robots)
    files.append(RenderedFile(address: Address(".nojekyll"), bytes: []))
    if let cname {
      files.append(RenderedFile(address: Address("CNAME"), bytes: Array("\(cname)\n".utf8)))
    }
    return files
  }

  private var robots: RenderedFile {
    let sitemap = addresses.absolute(Address("sitemap.xml")).map { "Sitemap: \($0)\n" } ?? ""
    return RenderedFile(
      address: Address("robots.txt"), bytes: Array("User-agent: *\nAllow: /\n\(sitemap)".utf8))
  }

  /// One file, or an index of several: a site map may list 50,000 pages.
  ///
  /// - SeeAlso: <https://www.sitemaps.org/protocol.html>
  private func sitemap(of pages: [SitemapEntry], most: Int = 50_000) -> [RenderedFile] {
    guard addresses.url != nil else { return [] }
    guard pages.count > most else {
      return [file("sitemap.xml", list: "urlset", of: "url", pages)]
    }
    let parts = stride(from: 0, to: pages.count, by: most).map { start in
      let part = Array(pages[start..<min(start + most, pages.count)])
      return file("sitemap-\(start / most + 1).xml", list: "urlset", of: "url", part)
    }
    let index = parts.map { SitemapEntry(address: $0.address) }
    return [file("sitemap.xml", list: "sitemapindex", of: "sitemap", index)] + parts
  }

  private func file(_ name: String, list: String, of element: String, _ entries: [SitemapEntry])
    -> RenderedFile
  {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    bytes += "<\(list) xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n".utf8
    for entry in entries {
      guard let address = addresses.absolute(entry.address) else { continue }
      bytes += "<\(element)><loc>".utf8
      HTML.escape(address, into: &bytes)
      bytes += "</loc>".utf8
      if let date = entry.date { bytes += "<lastmod>\(date)</lastmod>".utf8 }
      bytes += "</\(element)>\n".utf8
    }
    bytes += "</\(list)>\n".utf8
    return RenderedFile(address: Address(name), bytes: bytes)
  }
}

/// A page as the site map lists it.
package struct SitemapEntry: Hashable, Sendable {
  package let address: Address
  /// The day (UTC) of its data: `2022-05-07`.
  package let date: String?

  package init(address: Address, date: String? = nil) {
    self.address = address
    self.date = date
  }

  /// Returns `nil` for a page that readers are not led to.
  package init?(_ listing: SitePages.Listing) {
    guard listing.isListed else { return nil }
    self.init(address: listing.address, date: listing.day)
  }
}
