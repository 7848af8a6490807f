import Indexing
import Items
import Links
import Markup
import Testing

@testable import Pages
@testable import Rendering

/// Rules that every page keeps, whatever is on it.
@Suite struct RulesTests {
  static let pages: [(name: String, text: String)] = {
    guard let renderer = try? TestTheme.renderer() else { return [] }
    return SamplePages.all.map { name, page in (name, renderer.text(of: page)) }
  }()

  @Test("the default theme's templates name nothing that pages do not give")
  func templatesAreChecked() throws {
    _ = try TestTheme.templates()
  }

  @Test("MD-02: no text leaves its attribute, whatever quotes it has")
  func attributes() throws {
    let row = try rendered(.catalog(SamplePages.mixed))
    let page = try text(of: "item-hostile")
    for page in [row, page] {
      #expect(!page.contains(" onmouseover=\"y"))
      #expect(!page.contains("<script>alert"))
    }
    let label =
      "aria-label=\"Preview of x&quot; onmouseover=&quot;y&#39; &amp; &lt;script&gt;alert(1)&lt;/script&gt; {{title}}\""
    #expect(page.contains(label))
    #expect(row.contains("src=\"https://example.org/a.m4a?x=&quot;&#39;&lt;&amp;&gt;\""))
  }

  @Test("GB-04, OM-13: no picture without an address", arguments: SamplePages.all.map(\.name))
  func sources(_ name: String) throws {
    let page = try text(of: name)
    for source in values(of: "src", in: page) {
      #expect(!source.isEmpty)
      #expect(source != "N/A")
      #expect(!source.hasPrefix("http:"))
    }
    #expect(!page.contains(">N/A<"))
  }

  @Test("IT-13: no price text without a price")
  func withoutPrice() throws {
    let page = try rendered(.item(SamplePages.item(SampleItems.trapQueenClean)))
    #expect(!page.contains("<data"))
    #expect(!page.contains("$"))
    #expect(!page.contains("nil"))
    #expect(!page.contains("null"))
  }

  @Test(
    "IT-25, OM-12: pictures of rows are lazy, small and sized, so that one that fails moves nothing",
    arguments: ["catalog", "catalog-mixed", "home", "list"])
  func pictures(_ name: String) throws {
    let page = try text(of: name)
    let pictures = elements("img", in: page).filter { $0.contains("loading=") }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(picture.contains("loading=\"lazy\" decoding=\"async\""))
      #expect(values(of: "width", in: picture).count == 1)
      #expect(values(of: "height", in: picture).count == 1)
    }
    for source in values(of: "src", in: page) where source.hasPrefix("https:") {
      let numbers = source.split { !$0.isNumber }.compactMap { Int($0) }
      // The samples' ids, which stand in the addresses too, have nine digits and more.
      #expect(numbers.allSatisfy { $0 <= 400 || $0 > 100_000_000 }, "\(source)")
    }
  }

  @Test("IT-28: no preview is loaded before it is asked for")
  func previews() throws {
    var count = 0
    for (_, page) in Self.pages {
      for element in elements("audio", in: page) + elements("video", in: page) {
        #expect(element.contains(" controls preload=\"none\""))
        #expect(element.contains("aria-label=\"Preview"))
        count += 1
      }
    }
    #expect(count > 8)
  }

  @Test("IT-31: explicit and clean editions can be told apart")
  func badges() throws {
    let page = try text(of: "catalog")
    let rows = page.split(separator: "<li class=\"row").map(String.init)
    let explicit = try #require(rows.first { $0.contains("id=\"itunes-1039459590\"") })
    let clean = try #require(rows.first { $0.contains("id=\"itunes-1039538355\"") })
    #expect(explicit.contains("<abbr title=\"Explicit\">E</abbr>"))
    #expect(clean.contains("<abbr title=\"Clean\">C</abbr>"))
  }

  @Test("GB-10: an item without creators shows the theme's word, and no orphan separator")
  func unknownCreator() throws {
    let page = try text(of: "catalog-plain")
    #expect(page.contains("<p class=\"by\"><bdi>Unknown</bdi></p>"))
  }

  @Test("MD-19: what an item lacks is not taken from the page around it")
  func missingFields() throws {
    let item = Item(id: ItemID(store: SampleItems.apple, value: "1"), kind: .song, title: nil)
    let catalog = CatalogPage(
      heading: SamplePages.heading("sentinel/", "SENTINEL", stores: [SampleItems.apple]),
      query: "SENTINEL", file: "Queries/SENTINEL.md", state: .filled,
      introduction: HTML(trusted: "<p>SENTINEL</p>"),
      subjects: [], countries: ["SENTINEL"], date: "2022-05-07",
      count: ItemCount(items: 1, kind: .song), creatorCount: 1, questions: [], bar: [],
      hasWordBar: false, sections: [SamplePages.section(.letter("S"), "s", [item])], part: nil)
    let page = try rendered(.catalog(catalog))
    let row = try #require(page.split(separator: "<li class=\"row").last)
    let end = try #require(row.firstRange(of: "</li>"))
    #expect(
      String(row[..<end.lowerBound]) == """
        " id="itunes-1">
        <span class="art c5" data-l=""></span>
        <p class="t"><a href="/long/item/itunes/1/"><bdi>(untitled)</bdi></a></p>
        <p class="by"><bdi>Unknown</bdi></p>
        <p class="m">Song</p>

        """)
  }

  @Test("MD-20: a section without items does not repeat those of the page")
  func emptySection() throws {
    let list = ListPage(
      heading: SamplePages.heading("list/", "List"), file: "Queries/list.yml", bar: [],
      sections: [
        ListPage.Section(
          label: .letter("A"), anchor: "a",
          cards: [SamplePages.card("Empty", "empty", [], state: .empty)]),
        ListPage.Section(label: .letter("B"), anchor: "b", cards: []),
      ], count: 1, items: ItemCount(items: 0, kind: nil), date: nil)
    let page = try rendered(.list(list))
    #expect(elements("h3", in: page).count == 1)
    #expect(elements("span class=\"art", in: page).isEmpty)
  }

  @Test("SG-02: the page for unknown addresses works at any depth")
  func notFound() throws {
    let page = try text(of: "not-found")
    for address in values(of: "href", in: page) + values(of: "src", in: page)
    where !address.hasPrefix("#") && !address.hasPrefix("https:") {
      #expect(address.hasPrefix("/long/"))
    }
    #expect(page.contains("href=\"/long/assets/theme."))
  }

  @Test("SG-17: addresses are percent-encoded wherever they stand")
  func encodedAddresses() throws {
    let prose = ProsePage(
      heading: SamplePages.heading("müsli/", "Müsli"), file: "m.md",
      body: HTML(trusted: "<p>Oats.</p>"))
    let page = try rendered(.prose(prose))
    #expect(
      page.contains("<link rel=\"canonical\" href=\"https://shelf.example.org/long/m%C3%BCsli/\">"))
    let home = HomePage(
      heading: SamplePages.heading("", "Home"),
      groups: [HomePage.Group(title: nil, catalogs: [SamplePages.card("Müsli", "müsli")])],
      itemCount: 1, catalogCount: 1, date: nil)
    #expect(try rendered(.home(home)).contains("href=\"/long/m%C3%BCsli/\""))
  }

  @Test("AF-13: links with an affiliate token are marked")
  func sponsoredLinks() throws {
    let page = try rendered(.item(SamplePages.item(SampleItems.podcast)))
    #expect(page.contains("?at=1010&amp;ct=a\" rel=\"sponsored noopener\""))
    #expect(!(try text(of: "item-song")).contains("sponsored"))
  }

  @Test("links to creator and collection carry no token, so they are not marked")
  func unsponsoredLinks() throws {
    var podcast = SampleItems.podcast
    podcast.collection = Item.Collection(
      name: "Public Radio", link: "https://podcasts.apple.com/us/channel/2")
    let page = try rendered(.item(SamplePages.item(podcast)))
    #expect(page.contains("https://podcasts.apple.com/us/channel/2\" rel=\"noopener\""))
    let creator = try text(of: "index-creator")
    #expect(creator.contains("href=\"https://music.apple.com/us/artist/3296287\" rel=\"noopener\""))
  }

  @Test("AF-13: a campaign names the page that its link stands on")
  func campaigns() throws {
    var podcast = SampleItems.podcast
    podcast.links[0].campaign = .init(
      head: "https://podcasts.apple.com/us/podcast/id201671138?at=1010&ct=", template: "a-{page}",
      tail: "", limit: 40)
    let item = try rendered(.item(SamplePages.item(podcast)))
    #expect(item.contains("&amp;ct=a-item-itunes-201671138\""))
    let edition = Edition(
      of: SamplePages.site, in: PhrasesTests.english, assets: TestTheme.assets,
      terms: SamplePages.terms)
    let row = Row(CuratedItem(item: podcast), note: nil)
    let listing = Listing(row: row, namesCountry: false, query: "radio/this american life")
    #expect(listing.link(in: edition)?.address.hasSuffix("&ct=a-radio-this-american-life") == true)
  }

  @Test("AF-08: where countries meet, links to the store name theirs")
  func countries() throws {
    #expect(try text(of: "catalog-mixed").contains(">Google Books, United Kingdom</a>"))
    #expect(try text(of: "catalog").contains(">Apple Music</a>"))
  }

  @Test("every link out of the site is marked", arguments: SamplePages.all.map(\.name))
  func linksOut(_ name: String) throws {
    let menu = "https://example.org/\">Elsewhere"
    for link in elements("a", in: try text(of: name))
    where link.contains("href=\"https://") && !link.contains(menu) {
      #expect(link.contains("noopener\"") || link.contains("href=\"https://example.org/\">"))
    }
  }

  @Test("AZ-36: the style sheet names no side, so that pages run either way")
  func sides() {
    let words = TestTheme.file("theme.css").split { !$0.isLetter }
    #expect(!words.contains("left") && !words.contains("right"))
  }

  @Test("AZ-36: texts of a store stand in bdi, and the page has a direction")
  func directions() throws {
    var heading = SamplePages.songs.heading
    heading = PageHeading(
      address: heading.address, title: "שלום (Live!) 2", description: nil, language: "he",
      crumbs: heading.crumbs, stores: [])
    let page = try rendered(
      .prose(ProsePage(heading: heading, file: "a.md", body: HTML(trusted: "<p></p>"))))
    #expect(page.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(try text(of: "catalog").contains("<html lang=\"en\">"))
  }

  @Test func aPageInAnotherLanguageHasItsTexts() throws {
    let heading = PageHeading(
      address: Address("a/"), title: "A", description: nil, language: "de-AT", crumbs: [],
      stores: [SampleItems.omdb])
    let page = try rendered(
      .prose(ProsePage(heading: heading, file: "a.md", body: HTML(trusted: "<p></p>"))))
    #expect(page.contains("<html lang=\"de-AT\">"))
    #expect(page.contains("Zum Inhalt"))
    #expect(page.contains("Filmdaten, "))
  }

  @Test func theOwnersLinkAndPictureWin() throws {
    let curation = try #require(SampleItems.bohemianRhapsody.links.first)
    let edition = Edition(
      of: SamplePages.site, in: PhrasesTests.english, assets: TestTheme.assets,
      terms: SamplePages.terms)
    let own = StoreLabel(
      owners: try OwnersLink("https://music.apple.com/no/album/1", as: .link), insteadOf: curation,
      in: edition)
    #expect(own.text == "Apple Music")
    let other = StoreLabel(
      owners: try OwnersLink("about/#there", as: .link), insteadOf: curation, in: edition)
    #expect(other.address == "/long/about/#there")
    #expect(other.text == "about/#there")
  }

  private func text(of name: String) throws -> String {
    try #require(Self.pages.first { $0.name == name }).text
  }

  private func rendered(_ page: Page) throws -> String { try TestTheme.renderer().text(of: page) }

  /// The start tags of an element.
  private func elements(_ name: String, in page: String) -> [String] {
    page.split(separator: "<").filter { $0.hasPrefix(name + " ") || $0.hasPrefix(name + ">") }
      .map { String($0) }
  }

  private func values(of attribute: String, in page: String) -> [String] {
    page.split(separator: " \(attribute)=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }
}

extension Renderer {
  func text(of page: Page) -> String {
    var bytes: [UInt8] = []
    render(page, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
