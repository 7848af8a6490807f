package import Pages

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
    var files = Sitemap(at: addresses).files(of: pages)
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
}
