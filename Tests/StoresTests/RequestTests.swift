import Diagnostics
import Items
import QueryFiles
import Stores
import TestSupport
import Testing

/// A search, and the addresses that it asks.
struct Asking: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let search: String
  let addresses: [String]
  let results: Int

  init(_ testDescription: String, _ search: String, _ addresses: [String], results: Int) {
    self.testDescription = testDescription
    self.search = search
    self.addresses = addresses
    self.results = results
  }
}

@Suite struct RequestTests {
  @Test(arguments: [
    Asking(
      "a term alone asks the US for fifty", "store: itunes\nterm: radiohead",
      ["https://itunes.apple.com/search?term=radiohead&country=US&limit=50"], results: 50),
    Asking(
      "every parameter has its place",
      "store: itunes\nexplicit: No\nversion: 2\nlang: ja_jp\nlimit: 10\nattribute: artistTerm\n"
        + "entity: song\nmedia: music\ncountry: jp\nterm: 宇多田ヒカル",
      [
        "https://itunes.apple.com/search?term=%E5%AE%87%E5%A4%9A%E7%94%B0%E3%83%92%E3%82%AB%E3%83%AB"
          + "&country=JP&media=music&entity=song&attribute=artistTerm&limit=10&lang=ja_jp&version=2"
          + "&explicit=No"
      ], results: 10),
    Asking(
      "IT-18 one request for each country", "store: itunes\nterm: abba\ncountry: [DE, at, DE]",
      [
        "https://itunes.apple.com/search?term=abba&country=DE&limit=50",
        "https://itunes.apple.com/search?term=abba&country=AT&limit=50",
      ], results: 50),
    Asking(
      "results decide the limit", "store: itunes\nterm: abba\nresults: 120",
      ["https://itunes.apple.com/search?term=abba&country=US&limit=120"], results: 120),
    Asking(
      "a limit larger than the results", "store: itunes\nterm: abba\nresults: 5\nlimit: 20",
      ["https://itunes.apple.com/search?term=abba&country=US&limit=20"], results: 5),
    Asking(
      "category all is a medium", "store: itunes\nterm: radiohead\ncategory: all",
      ["https://itunes.apple.com/search?term=radiohead&country=US&media=all&limit=50"],
      results: 50),
    Asking(
      "category music-videos is a medium and an entity",
      "store: itunes\nterm: queen\ncategory: music-videos",
      [
        "https://itunes.apple.com/search?term=queen&country=US&media=musicVideo"
          + "&entity=musicVideo&limit=50"
      ], results: 50),
    Asking(
      "an entity alone, and several", "store: itunes\nterm: food\nentity: podcast,podcastEpisode",
      [
        "https://itunes.apple.com/search?term=food&country=US&entity=podcast%2CpodcastEpisode"
          + "&limit=50"
      ], results: 50),
    Asking(
      "a lookup with its related objects",
      "store: itunes\nid: 1441458047\nentity: song\ncountry: GB\nlimit: 200",
      ["https://itunes.apple.com/lookup?id=1441458047&country=GB&entity=song&limit=200"],
      results: Int.max),
    Asking(
      "a lookup by an ISBN with hyphens", "store: itunes\nisbn: 978-0-316-06935-9",
      ["https://itunes.apple.com/lookup?isbn=9780316069359&country=US"], results: Int.max),
    Asking(
      "IT-20 a lookup by a bar code keeps all results", "store: itunes\nupc: 075678317729",
      ["https://itunes.apple.com/lookup?upc=075678317729&country=US"], results: Int.max),
    Asking(
      "a lookup of an app", "store: itunes\nbundleId: com.example.app\nsort: recent\nlang: en_us",
      [
        "https://itunes.apple.com/lookup?bundleId=com.example.app&country=US&sort=recent&lang=en_us"
      ],
      results: Int.max),
    Asking(
      "a page of books", "store: google-books\nq: intitle:dickens inauthor:dickens",
      [
        "https://www.googleapis.com/books/v1/volumes?q=intitle%3Adickens+inauthor%3Adickens"
          + "&country=US&maxResults=40"
      ], results: 40),
    Asking(
      "GB-17 an operator before each word of a title, and a quoted one with a colon",
      "store: google-books\nq: intitle:blame intitle:\"Part: Two\"",
      [
        "https://www.googleapis.com/books/v1/volumes?q=intitle%3Ablame+intitle%3A%22Part%3A+Two%22"
          + "&country=US&maxResults=40"
      ], results: 40),
    Asking(
      "pages of books",
      "store: google-books\nq: android\ncountry: gb\nresults: 90\nprintType: books\n"
        + "filter: ebooks\norderBy: newest\nlangRestrict: de\nprojection: lite",
      ["", "&startIndex=40", "&startIndex=80"].map {
        "https://www.googleapis.com/books/v1/volumes?q=android&country=GB&filter=ebooks"
          + "&langRestrict=de&orderBy=newest&printType=books&projection=lite&maxResults=40" + $0
      }, results: 90),
    Asking(
      "a smaller page of books", "store: google-books\nq: android\nmaxResults: 10",
      ["https://www.googleapis.com/books/v1/volumes?q=android&country=US&maxResults=10"],
      results: 10),
    Asking(
      "single volumes", "store: google-books\nid: [K_yxDAAAQBAJ, kPbzR4LDkAkC]\ncountry: BR",
      [
        "https://www.googleapis.com/books/v1/volumes/K_yxDAAAQBAJ?country=BR",
        "https://www.googleapis.com/books/v1/volumes/kPbzR4LDkAkC?country=BR",
      ], results: Int.max),
    Asking(
      "OM-05 pages of films", "store: omdb\ns: dead\nresults: 35\ntype: movie\ny: 1999",
      ["", "&page=2", "&page=3", "&page=4"].map {
        "https://www.omdbapi.com/?s=dead&type=movie&y=1999" + $0
      }, results: 35),
    Asking(
      "one request for each IMDb id", "store: omdb\ni: [tt0770828, tt4896340]\nplot: full",
      [
        "https://www.omdbapi.com/?i=tt0770828&plot=full",
        "https://www.omdbapi.com/?i=tt4896340&plot=full",
      ], results: Int.max),
    Asking(
      "OM-08 an ampersand in a title", "store: omdb\nt: Fast & Furious\ny: 2009",
      ["https://www.omdbapi.com/?t=Fast+%26+Furious&y=2009"], results: Int.max),
    Asking(
      "a curly apostrophe is straightened for OMDb",
      "store: omdb\nt: That ’70s Show\nSeason: 1\nEpisode: 2",
      ["https://www.omdbapi.com/?t=That+%2770s+Show&Season=1&Episode=2"], results: Int.max),
    Asking(
      "OM-17 a year is not sent unless it is written", "store: omdb\nt: The Boys\ntype: series",
      ["https://www.omdbapi.com/?t=The+Boys&type=series"], results: Int.max),
  ])
  func asks(_ asking: Asking) throws {
    let plan = try StoreRegistry.plan(for: search(asking.search), site: .plain)
    #expect(plan.requests.map(\.address) == asking.addresses)
    #expect(plan.results == asking.results)
    // Recordings of it are read in the same way when the search asks something else.
    let store = try #require(StoreRegistry.all.first { $0.name == plan.requests.first?.store })
    #expect(plan.requests.map { store.request(at: $0.address) } == plan.requests)
    #expect(plan.warnings.isEmpty)
  }

  @Test("IT-15 country is always sent: the search's, else the site's, else US")
  func countryComesFromTheSite() throws {
    var site = SiteSettings.plain
    var settings = StoreSettings()
    settings.country = try Placed(
      #require(CountryCode("no")), at: Place(file: "Site/site.yml", line: 3, column: 14))
    site.stores = [.itunes: settings, .googleBooks: settings]
    for (text, address) in [
      (
        "store: itunes\nterm: a-ha", "https://itunes.apple.com/search?term=a-ha&country=NO&limit=50"
      ),
      (
        "store: itunes\nterm: a-ha\ncountry: SE",
        "https://itunes.apple.com/search?term=a-ha&country=SE&limit=50"
      ),
      (
        "store: google-books\nq: fjord",
        "https://www.googleapis.com/books/v1/volumes?q=fjord&country=NO&maxResults=40"
      ),
    ] {
      let plan = try StoreRegistry.plan(for: search(text), site: site)
      #expect(plan.requests.map(\.address) == [address])
      #expect(plan.requests.first?.country?.text == (text.contains("SE") ? "SE" : "NO"))
    }
  }

  @Test func idsGoInBatchesOfAHundred() throws {
    let ids = (1...250).map(String.init)
    let text = "store: itunes\nid: [\(ids.joined(separator: ", "))]"
    let plan = try StoreRegistry.plan(for: search(text), site: .plain)
    let asked = plan.requests.map { request -> Int in
      guard case .lookup(let ids, related: false) = request.purpose else { return 0 }
      return ids.count
    }
    #expect(asked == [100, 100, 50])
    let first = ids.prefix(100).joined(separator: "%2C")
    #expect(
      plan.requests.first?.address
        == "https://itunes.apple.com/lookup?id=\(first)&country=US")
  }

  @Test func keysAreNamedAndNeverWritten() throws {
    let google = try StoreRegistry.plan(for: search("store: google-books\nq: a"), site: .plain)
    #expect(
      google.requests.first?.credential
        == .header(name: "X-Goog-Api-Key", variable: "GOOGLE_BOOKS_API_KEY"))
    let omdb = try StoreRegistry.plan(for: search("store: omdb\nt: abc"), site: .plain)
    #expect(
      omdb.requests.first?.credential == .query(name: "apikey", variable: "OMDB_API_KEY"))
  }

  @Test func aSeasonIsReadAsAListing() throws {
    let plan = try StoreRegistry.plan(
      for: search("store: omdb\nt: Lost\nSeason: 1"), site: .plain)
    #expect(plan.requests.map(\.purpose) == [.season])
  }

  @Test func anEndpointReplacesSchemeAndHost() throws {
    var site = SiteSettings.plain
    for (endpoint, start) in [
      ("http://127.0.0.1:9000", "http://127.0.0.1:9000/search?"),
      ("http://[::1]:9000/", "http://[::1]:9000/search?"),
      ("https://proxy.example.org", "https://proxy.example.org/search?"),
    ] {
      var settings = StoreSettings()
      settings.endpoint = try Placed(
        #require(Endpoint(endpoint)), at: Place(file: "Site/site.yml", line: 9, column: 15))
      site.stores[.itunes] = settings
      let plan = try StoreRegistry.plan(for: search("store: itunes\nterm: a"), site: site)
      #expect(plan.requests.first?.address.hasPrefix(start) == true)
    }
  }
}
