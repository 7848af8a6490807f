import Diagnostics
import Indexing
import Items
import Links
import Pages
import QueryFiles
import Testing

@Suite struct MenuTests {
  @Test(
    "Links of the menu are meant from the home page",
    arguments: [
      ("about/", "/shelf/about/"), ("/about/", "/shelf/about/"), ("./ü/", "/shelf/%C3%BC/"),
      ("#a", "/shelf/#a"), ("https://a.example/", "https://a.example/"),
    ])
  func links(_ written: String, _ href: String) throws {
    let place = Place(file: "Site/site.yml")
    var settings = SiteSettings(title: "Shelf", language: Placed("en", at: place))
    settings.basePath = try #require(BasePath("/shelf/"))
    settings.navigation = [
      .init(title: "About", link: Placed(try OwnersLink(written, as: .link), at: place))
    ]
    let sources = SiteSources(settings: settings, queries: [], lists: [], pages: [])
    let content = SiteContent(
      sources: sources, addresses: try SiteAddresses(of: sources), catalogs: [], lists: [:],
      shared: [:])
    let indexing = SiteIndexing(
      alphabet: Alphabets().alphabet(of: "en"), settings: settings, kindName: \.word)
    let pages = SitePages(content, layouts: [], indexing: indexing)
    #expect(pages.site.navigation.map(\.href) == ["/shelf/", href])
  }
}
