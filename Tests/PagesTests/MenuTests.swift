import Diagnostics
import Indexing
import Items
import Links
import Pages
import QueryFiles
import Testing

@Suite struct MenuTests {
  @Test(
    "The owner's links stand in the menu as written",
    arguments: ["about/", "/about/", "./ü/", "#a", "https://a.example/"])
  func links(_ written: String) throws {
    let place = Place(file: "Site/site.yml")
    var settings = SiteSettings(title: "Shelf", language: Placed("en", at: place))
    settings.url = Placed(
      try SiteAddress("https://example.org/shelf"), at: Place(file: SiteSettings.path))
    let link = try OwnersLink(written, as: .link)
    settings.navigation = [.init(title: "About", link: Placed(link, at: place))]
    let sources = SiteSources(settings: settings, queries: [], lists: [], pages: [])
    let content = SiteContent(
      sources: sources, addresses: try SiteAddresses(of: sources), catalogs: [], lists: [:],
      shared: [:])
    let indexing = SiteIndexing(
      alphabet: Alphabets().alphabet(of: "en"), settings: settings, kindName: \.word)
    let pages = SitePages(content, layouts: [], indexing: indexing)
    #expect(pages.site.navigation.map(\.destination) == [.page(.home), .link(link)])
  }
}
