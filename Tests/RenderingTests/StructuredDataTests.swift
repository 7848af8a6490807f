import Foundation
import Indexing
import Items
import Links
import Testing

@testable import Pages
@testable import Rendering

/// What pages tell programs in JSON-LD.
@Suite struct StructuredDataTests {
  @Test("keeps to the vocabulary of schema.org", arguments: SamplePages.all.map(\.name))
  func vocabulary(_ name: String) throws {
    let page = try #require(SamplePages.all.first { $0.name == name }).page
    for thing in try things(of: page) { #expect(Vocabulary.faults(in: thing) == []) }
  }

  @Test("the table of the vocabulary finds what does not keep to it")
  func faults() {
    let thing: [String: Any] = [
      "@type": "Movie", "byArtist": ["@type": "Person"], "duration": "1:23", "titel": "A",
      "director": ["@type": "Organization"], "isFamilyFriendly": "no", "name": 7,
    ]
    #expect(
      Vocabulary.faults(in: thing).map { $0.prefix { $0 != "[" } }.sorted() == [
        "Movie has no byArtist.", "There is no property titel.", "director of Movie cannot be ",
        "duration of Movie cannot be 1:23.", "isFamilyFriendly of Movie cannot be no.",
        "name of Movie cannot be 7.",
      ])
    #expect(Vocabulary.faults(in: ["@type": "Film"]) == ["There is no type Film."])
  }

  @Test("keeps to it for items of every kind, with all that an item may have")
  func kinds() throws {
    for kind in Kind.known + [.other("ringtone")] {
      let thing = try #require(things(of: .item(SamplePages.item(Self.everything(kind)))).first)
      #expect(Vocabulary.faults(in: thing) == [], "\(kind)")
      #expect(thing["url"] as? String == thing["@id"] as? String)
    }
  }

  @Test(arguments: [
    (Kind.song, "MusicRecording"), (.album, "MusicAlbum"), (.artist, "MusicGroup"),
    (.author, "Person"), (.developer, "Organization"), (.audiobook, "Audiobook"),
    (.book, "Book"), (.ebook, "Book"), (.magazine, "Periodical"), (.movie, "Movie"),
    (.musicVideo, "MusicVideoObject"), (.podcast, "PodcastSeries"),
    (.podcastEpisode, "PodcastEpisode"), (.app, "SoftwareApplication"),
    (.macApp, "SoftwareApplication"), (.tvEpisode, "TVEpisode"), (.tvSeason, "TVSeason"),
    (.tvSeries, "TVSeries"), (.game, "VideoGame"), (.other("ringtone"), "CreativeWork"),
  ])
  func typeOfAKind(_ kind: Kind, _ type: String) throws {
    let item = Item(id: ItemID(store: SampleItems.apple, value: "1"), kind: kind, title: "A")
    let thing = try #require(things(of: .item(SamplePages.item(item))).first)
    #expect(thing["@type"] as? String == type)
    #expect(thing["name"] as? String == "A")
    #expect(
      Set(thing.keys).isSubset(of: ["@type", "@id", "name", "url", "operatingSystem", "bookFormat"])
    )
  }

  @Test func aSong() throws {
    let song = try thing(of: SampleItems.bohemianRhapsody)
    #expect(song["url"] as? String == "https://shelf.example.org/long/item/itunes/1440650711/")
    #expect(
      song["image"] as? String
        == "https://is1-ssl.mzstatic.com/image/thumb/Music/1440650711/source/600x600bb.jpg")
    #expect((song["byArtist"] as? [String: Any])?["name"] as? String == "Queen")
    let album = try #require(song["inAlbum"] as? [String: Any])
    #expect(
      album["name"] as? String == "The Platinum Collection (Greatest Hits I, II & III)")
    #expect(song["position"] as? Int == 1)
    #expect(song["datePublished"] as? String == "1975-10-31")
    #expect(song["duration"] as? String == "PT5M55S")
    #expect(song["genre"] as? String == "Pop")
    let offer = try #require(song["offers"] as? [String: Any])
    #expect(offer["price"] as? Double == 1.29)
    #expect(offer["priceCurrency"] as? String == "USD")
    #expect(
      offer["url"] as? String == "https://music.apple.com/us/album/a/1?i=1440650711&uo=4")
    #expect(offer["eligibleRegion"] as? String == "US")
    #expect(song["sameAs"] == nil)
  }

  @Test func aBook() throws {
    let book = try thing(of: SampleItems.book)
    let authors = try #require(book["author"] as? [[String: Any]])
    #expect(authors.map { $0["name"] as? String } == ["Brian Hardy", "Bill Phillips"])
    #expect(book["isbn"] as? String == "9780132869102")
    #expect(book["numberOfPages"] as? Int == 580)
    #expect(book["bookFormat"] as? String == "https://schema.org/EBook")
    #expect(book["inLanguage"] as? String == "en")
    #expect(
      (book["publisher"] as? [String: Any])?["name"] as? String == "Addison-Wesley Professional")
    #expect((book["offers"] as? [String: Any])?["price"] as? Double == 16.19)
    // The shop, which is not what is offered for the price.
    #expect(
      book["sameAs"] as? String
        == "https://play.google.com/store/books/details?id=OFXJXbCXjTgC&rdid=book")
  }

  @Test("a film without a price has no offer, and is the same as its entry at IMDb")
  func film() throws {
    let film = try thing(of: SampleItems.film)
    #expect(film["offers"] == nil)
    #expect(film["sameAs"] as? String == "https://www.imdb.com/title/tt0770828/")
    #expect((film["director"] as? [String: Any])?["name"] as? String == "Zack Snyder")
    #expect(film["duration"] as? String == "PT2H23M")
    #expect(film["genre"] as? [String] == ["Action", "Sci-Fi"])
  }

  @Test("a film of which only writers are known is not directed by them")
  func writers() throws {
    var item = SampleItems.film
    item.facts = [Fact(.writer, .text("David S. Goyer"))]
    let film = try thing(of: item)
    #expect(film["director"] == nil)
    #expect((film["author"] as? [String: Any])?["name"] as? String == "Zack Snyder")
  }

  @Test func seriesAndEpisodes() throws {
    let series = try thing(of: SampleItems.series)
    #expect(series["startDate"] as? String == "2014")
    #expect(series["endDate"] == nil)
    // In a shop the show is the creator, and the season what it is part of.
    let sold = try thing(of: SampleItems.episode)
    #expect(
      (sold["partOfSeries"] as? [String: Any])?["name"] as? String
        == "It's Always Sunny in Philadelphia")
    #expect((sold["partOfSeason"] as? [String: Any])?["name"] as? String == "Season 1")
    #expect(sold["episodeNumber"] as? Int == 1)
    #expect(sold["director"] == nil)
    // Elsewhere the show is what it is part of, and its season a number.
    var item = Item(
      id: ItemID(store: SampleItems.omdb, value: "tt2"), kind: .tvEpisode, title: "Seeing Things")
    item.creators = [Item.Creator(name: "Cary Joji Fukunaga")]
    item.collection = Item.Collection(name: "True Detective", number: 2)
    item.facts = [
      Fact(.director, .text("Cary Joji Fukunaga")), Fact(.season, .number(1)),
      Fact(.episode, .number(2)),
    ]
    let told = try thing(of: item)
    #expect((told["partOfSeries"] as? [String: Any])?["name"] as? String == "True Detective")
    #expect((told["partOfSeason"] as? [String: Any])?["seasonNumber"] as? Int == 1)
    #expect(told["episodeNumber"] as? Int == 2)
    #expect((told["director"] as? [String: Any])?["name"] as? String == "Cary Joji Fukunaga")
  }

  @Test("what is free has a price of 0, with a currency only where the store names one")
  func free() throws {
    #expect((try thing(of: SampleItems.podcast)["offers"] as? [String: Any])?["price"] as? Int == 0)
    var item = SampleItems.freeBook
    item.price = Price(micros: 0, currency: "XXX")
    let offer = try #require(try thing(of: item)["offers"] as? [String: Any])
    #expect(offer["price"] as? Int == 0)
    #expect(offer["priceCurrency"] == nil)
  }

  @Test("a link that earns the owner something is no proof of what a work is")
  func sponsored() throws {
    var item = SampleItems.podcast
    item.price = nil
    #expect(try thing(of: item)["sameAs"] == nil)
  }

  @Test("a catalog lists what it shows, in its order, and the way to it")
  func catalog() throws {
    let things = try things(of: .catalog(SamplePages.songs))
    #expect(things.map { $0["@type"] as? String } == ["ItemList", "BreadcrumbList"])
    #expect(things[0]["numberOfItems"] as? Int == 4)
    let elements = try #require(things[0]["itemListElement"] as? [[String: Any]])
    #expect(elements.map { $0["position"] as? Int } == [1, 2, 3, 4])
    #expect(
      elements.map { $0["name"] as? String } == [
        "Bohemian Rhapsody", "2 Lit 2 Late Interlude", "Trap Queen", "Trap Queen",
      ])
    #expect(
      elements[0]["url"] as? String == "https://shelf.example.org/long/item/itunes/1440650711/")
    let path = try #require(things[1]["itemListElement"] as? [[String: Any]])
    #expect(path.map { $0["name"] as? String } == ["Catalogs", "Queens & Radio Heads"])
    #expect(
      path.map { $0["item"] as? String } == [
        "https://shelf.example.org/long/", "https://shelf.example.org/long/queens/",
      ])
  }

  @Test("a large catalog names its items by their addresses alone")
  func largeCatalog() throws {
    let items = (1...101).map {
      Item(id: ItemID(store: SampleItems.apple, value: "\($0)"), kind: .song, title: "A")
    }
    let page = CatalogPage(
      heading: SamplePages.heading("many/", "Many"), query: "many", file: "Queries/many.md",
      state: .filled, introduction: nil, countries: [], date: nil,
      count: ItemCount(items: 101, kind: .song), creatorCount: 0, bar: [], hasWordBar: false,
      sections: [SamplePages.section(.everything, "all", items)])
    let list = try #require(things(of: .catalog(page)).first)
    #expect(Vocabulary.faults(in: list) == [])
    #expect(list["itemListOrder"] as? String == "https://schema.org/ItemListOrderAscending")
    let elements = try #require(list["itemListElement"] as? [[String: Any]])
    #expect(
      elements.map { $0["@id"] as? String }
        == items.map { "https://shelf.example.org/long/item/itunes/\($0.id.value)/" })
  }

  @Test("the home page is the site, and lists its catalogs; a list lists those of its queries")
  func catalogs() throws {
    let home = try things(of: .home(SamplePages.home))
    #expect(home.map { $0["@type"] as? String } == ["WebSite", "ItemList"])
    #expect(home[0]["url"] as? String == "https://shelf.example.org/long/")
    let list = try things(of: .list(SamplePages.list))
    #expect(list.map { $0["@type"] as? String } == ["ItemList", "BreadcrumbList"])
  }

  @Test("without the site's address nothing is told, and nothing on the page for lost readers")
  func withoutAddress() throws {
    let site = Site(title: "Long Shelf")
    for (name, page) in SamplePages.all {
      let text = try TestTheme.renderer(for: site).text(of: page)
      #expect(!text.contains("ld+json"), "\(name)")
    }
    #expect(
      try !TestTheme.renderer().text(of: .notFound(SamplePages.notFound)).contains("ld+json"))
  }

  @Test(arguments: [
    (0, "PT0S"), (-5, "PT0S"), (59, "PT59S"), (60, "PT1M"), (3600, "PT1H"), (3723, "PT1H2M3S"),
  ])
  func duration(_ seconds: Int, _ text: String) {
    #expect(Thing.duration(seconds: seconds) == text)
  }

  private func thing(of item: Item) throws -> [String: Any] {
    try #require(things(of: .item(SamplePages.item(item))).first)
  }

  /// The things of a page's graph, read back; empty on a page that tells nothing.
  private func things(of page: Page) throws -> [[String: Any]] {
    let text = try TestTheme.renderer().text(of: page)
    let start = "<script type=\"application/ld+json\">"
    guard let range = text.firstRange(of: start) else { return [] }
    let rest = text[range.upperBound...]
    let end = try #require(rest.firstRange(of: "</script>"))
    let document =
      try JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8)) as? [String: Any]
    #expect(document?["@context"] as? String == "https://schema.org")
    return try #require(document?["@graph"] as? [[String: Any]])
  }

  /// An item of a kind that has all that any item may have.
  private static func everything(_ kind: Kind) -> Item {
    var item = SampleItems.book
    var other = Item(id: ItemID(store: SampleItems.apple, value: "7"), kind: kind, title: "All")
    (other.subtitle, other.creators, other.genres) = (item.subtitle, item.creators, ["A", "B"])
    other.collection = Item.Collection(
      name: "Part", link: "https://example.org/part", number: 2, count: 3)
    (other.released, other.price, other.artwork) = (item.released, item.price, item.artwork)
    (other.years, other.duration) = (Item.YearSpan(start: 2001, end: 2003), 75)
    (other.links, other.explicitness, other.country) = (item.links, .explicit, CountryCode("GB"))
    item.facts = Fact.Name.allCases.map { name in
      switch name {
      case .tracks, .pages, .season, .episode, .seasons: Fact(name, .number(3))
      case .feed, .website: Fact(name, .link("https://example.org/feed"))
      default: Fact(name, .text("text"))
      }
    }
    other.facts = item.facts
    return other
  }
}
