import Diagnostics
import Indexing
import Items
import Links
import Markup
import QueryFiles
import Testing

@testable import Pages
@testable import Rendering

/// Rules that the links of every page keep.
@Suite struct LinkRulesTests {
  @Test("SG-02: the page for unknown addresses works at any depth")
  func notFound() throws {
    let page = try RenderedPages.text(of: "not-found")
    for address in RenderedPages.values(of: "href", in: page)
      + RenderedPages.values(of: "src", in: page)
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
    let page = try RenderedPages.rendered(.prose(prose))
    #expect(
      page.contains("<link rel=\"canonical\" href=\"https://shelf.example.org/long/m%C3%BCsli/\">"))
    let home = HomePage(
      heading: SamplePages.heading("", "Home"),
      groups: [HomePage.Group(title: nil, catalogs: [SamplePages.card("Müsli", "müsli")])],
      itemCount: 1, catalogCount: 1, date: nil)
    #expect(try RenderedPages.rendered(.home(home)).contains("href=\"/long/m%C3%BCsli/\""))
  }

  @Test("AF-13: links with an affiliate token are marked")
  func sponsoredLinks() throws {
    let page = try RenderedPages.rendered(.item(SamplePages.item(SampleItems.podcast)))
    #expect(page.contains("?at=1010&amp;ct=a\" rel=\"sponsored noopener\""))
    #expect(!(try RenderedPages.text(of: "item-song")).contains("sponsored"))
  }

  @Test("links to creator and collection carry no token, so they are not marked")
  func unsponsoredLinks() throws {
    var podcast = SampleItems.podcast
    podcast.collection = Item.Collection(
      name: "Public Radio", link: "https://podcasts.apple.com/us/channel/2")
    let page = try RenderedPages.rendered(.item(SamplePages.item(podcast)))
    #expect(page.contains("https://podcasts.apple.com/us/channel/2\" rel=\"noopener\""))
    let creator = try RenderedPages.text(of: "index-creator")
    #expect(creator.contains("href=\"https://music.apple.com/us/artist/3296287\" rel=\"noopener\""))
  }

  @Test("AF-13: a campaign names the page that its link stands on")
  func campaigns() throws {
    var podcast = SampleItems.podcast
    podcast.links[0].campaign = .init(
      head: "https://podcasts.apple.com/us/podcast/id201671138?at=1010&ct=", template: "a-{page}",
      tail: "", limit: 40)
    let item = try RenderedPages.rendered(.item(SamplePages.item(podcast)))
    #expect(item.contains("&amp;ct=a-item-itunes-201671138\""))
    let row = Row(CuratedItem(item: podcast), note: nil)
    let listing = Listing(row: row, namesCountry: false, query: "radio/this american life")
    #expect(
      listing.links(in: Self.edition).link?.address.hasSuffix("&ct=a-radio-this-american-life")
        == true)
  }

  @Test("AF-08: where countries meet, links to the store name theirs")
  func countries() throws {
    #expect(
      try RenderedPages.text(of: "catalog-mixed").contains(">Google Books, United Kingdom</a>"))
    #expect(try RenderedPages.text(of: "catalog").contains(">Apple Music</a>"))
  }

  @Test("every link out of the site is marked", arguments: SamplePages.all.map(\.name))
  func linksOut(_ name: String) throws {
    // The owner's link in the menu is as the owner wants it.
    let menu = "<li><a href=\"https://example.org/\"><bdi>Elsewhere</bdi></a></li>"
    let page = try RenderedPages.text(of: name)
    #expect(page.contains(menu))
    for link in RenderedPages.elements("a", in: page.replacing(menu, with: ""))
    where link.contains("href=\"https://") {
      #expect(link.contains("noopener\""), "\(link)")
    }
  }

  @Test("the owner's link stands first, under its host's name unless it leads to the store")
  func ownersLink() throws {
    for (written, text, address) in [
      ("https://music.apple.com/no/album/1", "Apple Music", "https://music.apple.com/no/album/1"),
      ("https://me@b.example:80/c", "b.example", "https://me@b.example:80/c"),
      ("about/#there", "about/#there", "/long/about/#there"),
    ] {
      let entry = try Self.entry(of: SampleItems.bohemianRhapsody, link: written)
      let links = StoreLabel.all(of: entry, onPage: "a", in: Self.edition)
      #expect(links.first?.text == text)
      #expect(links.first?.address == address)
      #expect(links.dropFirst().map(\.text) == (text == "Apple Music" ? [] : ["Apple Music"]))
    }
  }

  @Test(
    "an owner's link to the item's own store is named like it, with its country, and once",
    arguments: [
      ("https://music.apple.com/no/album/1", "Apple Music, United States", nil),
      ("https://Music.Apple.com/no/album/1", "Apple Music, United States", nil),
      ("https://B.example/c", "b.example", "Apple Music, United States"),
      ("about/", "about/", "Apple Music, United States"),
    ])
  func ownersLinkAmongCountries(_ written: String, _ text: String, _ stores: String?) throws {
    let links = try Self.listing(of: SampleItems.bohemianRhapsody, link: written)
      .links(in: Self.edition)
    #expect(links.link?.text == text)
    #expect(links.stores?.text == stores)
  }

  @Test("an address without a host is no store's")
  func ownersLinkWithoutHost() throws {
    var item = SampleItems.bohemianRhapsody
    item.links = [Item.StoreLink(label: "apple-music", address: "album/1")]
    let links = try Self.listing(of: item, link: "about/").links(in: Self.edition)
    #expect(links.link?.text == "about/")
    #expect(links.stores?.text == "Apple Music, United States")
  }

  /// A row of a page of several countries.
  private static func listing(of item: Item, link: String) throws -> Listing {
    Listing(row: Row(try entry(of: item, link: link), note: nil), namesCountry: true, query: "a")
  }

  private static func entry(of item: Item, link: String) throws -> CuratedItem {
    var curation = Curation(id: Placed(item.id, at: Place(file: "Queries/a.md")))
    curation.link = try OwnersLink(link, as: .link)
    return CuratedItem(item: item, curation: curation)
  }

  @Test("the owner's picture stands instead of the store's")
  func ownersPicture() throws {
    let place = Place(file: "Queries/a.md")
    let item = SampleItems.bohemianRhapsody
    var curation = Curation(id: Placed(item.id, at: place))
    let addresses = Self.edition.addresses
    let stores = Art(of: CuratedItem(item: item), letter: "B", in: .row, addresses: addresses)
    #expect(stores.address?.contains("mzstatic.com") == true)
    curation.artwork = Placed(try OwnersLink("/assets/ü.png", as: .picture), at: place)
    let entry = CuratedItem(item: item, curation: curation)
    let owners = Art(of: entry, letter: "B", in: .row, addresses: addresses)
    #expect(owners.address == "/long/assets/%C3%BC.png")
  }

  private static let edition = Edition(
    of: SamplePages.site, in: PhrasesTests.english, assets: TestTheme.assets,
    terms: SamplePages.terms)
}
