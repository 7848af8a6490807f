import Testing

import Links
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
      title: "A", description: nil, author: nil, url: nil, language: "en",
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

  @Test(
    "SG-30: a site map is cut where it would be too large, and its index is no index of indexes")
  func largeMaps() throws {
    let pages = (1...9).map { SitemapEntry(address: Address("\($0)&ü/"), date: "2022-05-07") }
    let addresses = Addresses(of: SamplePages.site)
    let whole = Sitemap(at: addresses).files(of: pages)
    #expect(whole.map(\.address.path) == ["sitemap.xml"])
    let size = try #require(whole.first).bytes.count
    #expect(Sitemap(at: addresses, largest: size).files(of: pages) == whole)
    let cut = Sitemap(at: addresses, largest: size - 1).files(of: pages)
    #expect(cut.map(\.address.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    for file in cut.dropFirst() { #expect(file.bytes.count < size) }
    let few = Sitemap(at: addresses, most: 4).files(of: pages)
    #expect(
      few.map { $0.text.split(separator: "<url>").count - 1 } == [0, 4, 4, 1])
    #expect(few[0].text.split(separator: "<sitemap>").count - 1 == 3)
    // One address larger than a file may be stands in one of its own.
    #expect(Sitemap(at: addresses, largest: 1).files(of: pages).count == 10)
    for file in cut + few {
      #expect(!file.text.contains("&ü"))
      #expect(XMLNesting(of: file.text).isSound)
    }
  }

  @Test("addresses are escaped in XML")
  func escapedMap() throws {
    let site = Site(
      title: "A", url: "https://example.org/a&b'c/", basePath: try #require(BasePath("/a&b'c/")))
    let map = try #require(
      Sitemap(at: Addresses(of: site)).files(of: [SitemapEntry(address: Address(""))]).first)
    #expect(map.text.contains("<url><loc>https://example.org/a&amp;b&#39;c/</loc></url>"))
  }

  @Test("LR-17: the name of a theme file changes with its content")
  func assetNames() {
    let one = ThemeAssets(styleSheet: [1], script: [2], icon: [])
    let other = ThemeAssets(styleSheet: [3], script: [2], icon: [])
    #expect(one.styleSheet.address != other.styleSheet.address)
    #expect(one.script == other.script)
    #expect(one.styleSheet.address.path.hasPrefix("assets/theme."))
    #expect(one.styleSheet.address.path.hasSuffix(".css"))
    #expect(one.files.map(\.bytes) == [[1], [2], []])
  }
}

/// Whether the elements of a text of XML without attributes that hold `<` are closed in turn.
private struct XMLNesting {
  let isSound: Bool

  init(of text: String) {
    var open: [Substring] = []
    var isSound = true
    for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } })
    where !tag.hasPrefix("?") {
      if tag.hasPrefix("/") {
        isSound = isSound && open.popLast() == tag.dropFirst()
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    self.isSound = isSound && open.isEmpty
  }
}

extension RenderedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
