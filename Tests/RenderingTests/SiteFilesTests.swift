import Testing

@testable import Pages
@testable import Rendering

@Suite struct SiteFilesTests {
  private let pages = SamplePages.all.compactMap { name, page in
    SitemapEntry(
      SitePages.Listing(
        address: page.heading.address, origin: name, day: "2022-05-07",
        isListed: name != "not-found"))
  }

  @Test func everyFileOfAWholeSite() {
    let files = SiteFiles(for: SamplePages.site, cname: "books.example.org")
      .files(listing: Array(pages.prefix(2)))
    #expect(files.map(\.address.path) == ["sitemap.xml", "robots.txt", ".nojekyll", "CNAME"])
    #expect(
      files.map(\.text) == [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://shelf.example.org/long/</loc><lastmod>2022-05-07</lastmod></url>
        <url><loc>https://shelf.example.org/long/queens/</loc><lastmod>2022-05-07</lastmod></url>
        </urlset>

        """,
        """
        User-agent: *
        Allow: /
        Sitemap: https://shelf.example.org/long/sitemap.xml

        """, "", "books.example.org\n",
      ])
  }

  @Test func aSiteWithoutAddressHasNoSiteMap() {
    let site = Site(
      title: "A", description: nil, author: nil, url: nil, basePath: "/", language: "en",
      navigation: [])
    let files = SiteFiles(for: site).files(listing: pages)
    #expect(files.map(\.address.path) == ["robots.txt", ".nojekyll"])
    #expect(files.first?.text == "User-agent: *\nAllow: /\n")
  }

  @Test func thePageForUnknownAddressesIsNotListed() {
    #expect(!pages.contains { $0.address.path == "404.html" })
    #expect(pages.count == SamplePages.all.count - 1)
  }

  @Test("SG-30: more than 50,000 pages become an index of site maps")
  func manyPages() {
    let many = (1...50_001).map { SitemapEntry(address: Address("\($0)/")) }
    let files = SiteFiles(for: SamplePages.site).files(listing: many)
    #expect(
      files.map(\.address.path) == [
        "sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "robots.txt", ".nojekyll",
      ])
    #expect(
      files.first?.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://shelf.example.org/long/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://shelf.example.org/long/sitemap-2.xml</loc></sitemap>
        </sitemapindex>

        """)
    #expect(files.dropFirst(2).first?.text.contains("/long/50001/") == true)
  }

  @Test("LR-17: the name of a theme file changes with its content")
  func assetNames() {
    let one = ThemeAssets(styleSheet: [1], script: [2])
    let other = ThemeAssets(styleSheet: [3], script: [2])
    #expect(one.styleSheet.address != other.styleSheet.address)
    #expect(one.script == other.script)
    #expect(one.styleSheet.address.path.hasPrefix("assets/theme."))
    #expect(one.styleSheet.address.path.hasSuffix(".css"))
    #expect(one.files.map(\.bytes) == [[1], [2]])
  }
}

extension RenderedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
