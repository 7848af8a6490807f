import Items

/// Items of all three stores for pages made by hand.
///
/// Titles, names, ids, dates, prices and links are facts of the stores; descriptions are written for
/// these tests.
enum SampleItems {
  static let apple = StoreName("itunes")
  static let google = StoreName("google-books")
  static let omdb = StoreName("omdb")

  static let all: [Item] = [
    bohemianRhapsody, lateInterlude, trapQueen, trapQueenClean, podcast, app, episode, book,
    bareBook, freeBook, film, series, hostile, untitled,
  ]

  static let bohemianRhapsody = song(
    "1440650711", "Bohemian Rhapsody", "Queen",
    album: Item.Collection(
      name: "The Platinum Collection (Greatest Hits I, II & III)",
      link: "https://music.apple.com/us/album/bohemian-rhapsody/1440650428", number: 1, count: 17),
    released: PartialDate(year: 1975, month: 10, day: 31), seconds: 355)

  static let lateInterlude: Item = {
    var item = song(
      "1398449935", "2 Lit 2 Late Interlude", "Nicki Minaj",
      album: Item.Collection(name: "Queen"), released: PartialDate(year: 2018), seconds: 55)
    item.explicitness = .explicit
    return item
  }()

  static let trapQueen: Item = {
    var item = song(
      "1039459590", "Trap Queen", "Fetty Wap",
      album: Item.Collection(name: "Fetty Wap (Deluxe Edition)"),
      released: PartialDate(year: 2014, month: 4), seconds: 222)
    item.explicitness = .explicit
    return item
  }()

  static let trapQueenClean: Item = {
    var item = song(
      "1039538355", "Trap Queen", "Fetty Wap", album: Item.Collection(name: "Fetty Wap"),
      released: PartialDate(year: 2014, month: 4), seconds: 222)
    item.explicitness = .cleaned
    item.price = nil
    return item
  }()

  static let podcast: Item = {
    var item = Item(
      id: ItemID(store: apple, value: "201671138"), kind: .podcast, title: "This American Life")
    item.creators = [Item.Creator(name: "This American Life")]
    item.price = Price(micros: 0, currency: "USD")
    item.genres = ["Society & Culture", "Personal Journals"]
    item.artwork = Artwork(
      address: "https://is1-ssl.mzstatic.com/image/thumb/Podcasts/source.jpg", width: 600)
    item.links = [
      Item.StoreLink(
        label: "apple-podcasts",
        address:
          "https://podcasts.apple.com/us/podcast/this-american-life/id201671138?at=1010&ct=a",
        isSponsored: true)
    ]
    item.facts = [
      Fact(.tracks, .number(1234)), Fact(.feed, .link("https://feeds.example.org/tal")),
    ]
    item.country = CountryCode("US")
    return item
  }()

  static let app: Item = {
    var item = Item(id: ItemID(store: apple, value: "307727765"), kind: .app, title: "Doodle Jump")
    item.creators = [Item.Creator(name: "Lima Sky")]
    item.price = Price(micros: 990_000, currency: "USD")
    item.links = [
      Item.StoreLink(label: "app-store", address: "https://apps.apple.com/us/app/id307727765")
    ]
    item.facts = [
      Fact(.seller, .text("Lima Sky LLC")), Fact(.rated, .text("4+")),
      Fact(.rating, .rating(hundredths: 450, of: 5, votes: 63_108)),
      Fact(.version, .text("3.22.1")), Fact(.size, .size(120_532_992)),
      Fact(.bundleID, .text("com.limasky.doodlejump")),
    ]
    item.country = CountryCode("US")
    return item
  }()

  static let episode: Item = {
    var item = Item(
      id: ItemID(store: apple, value: "278637796"), kind: .tvEpisode, title: "The Gang Gets Racist")
    item.creators = [Item.Creator(name: "It's Always Sunny in Philadelphia")]
    item.collection = Item.Collection(name: "Season 1", number: 1, count: 7)
    item.price = Price(micros: 1_990_000, currency: "USD")
    item.preview = Preview(
      address: "https://video-ssl.itunes.apple.com/apple-assets/episode.m4v", medium: .video)
    item.links = [
      Item.StoreLink(label: "itunes-store", address: "https://itunes.apple.com/us/tv-season/id1")
    ]
    return item
  }()

  static let book: Item = {
    var item = Item(
      id: ItemID(store: google, value: "OFXJXbCXjTgC"), kind: .ebook, title: "Android Programming")
    item.subtitle = "The Big Nerd Ranch Guide"
    item.creators = [Item.Creator(name: "Brian Hardy"), Item.Creator(name: "Bill Phillips")]
    item.released = PartialDate(year: 2013, month: 4, day: 9)
    item.genres = ["Computers"]
    item.price = Price(micros: 16_190_000, currency: "GBP")
    item.listPrice = Price(micros: 24_910_000, currency: "GBP")
    item.artwork = Artwork(
      address: "https://books.google.co.uk/books/content?id=OFXJXbCXjTgC&img=1&zoom=1", width: 128)
    item.links = [
      Item.StoreLink(
        label: "google-books", address: "https://books.google.com/books?id=OFXJXbCXjTgC"),
      Item.StoreLink(
        label: "google-play",
        address: "https://play.google.com/store/books/details?id=OFXJXbCXjTgC&rdid=book"),
    ]
    item.description = "A book about making apps.\n\nWith <many> examples & \"exercises\"."
    item.facts = [
      Fact(.publisher, .text("Addison-Wesley Professional")), Fact(.pages, .number(580)),
      Fact(.language, .text("en")), Fact(.isbn, .text("9780132869102")),
      Fact(.isbn, .text("0132869101")), Fact(.publicDomain, .flag),
    ]
    item.country = CountryCode("GB")
    return item
  }()

  /// A volume of which the store knows a title only.
  static let bareBook = Item(
    id: ItemID(store: google, value: "gaeHmgEACAAJ"), kind: .book, title: "The Dark is Rising")

  static let freeBook: Item = {
    var item = Item(
      id: ItemID(store: google, value: "N8FEAAAAYAAJ"), kind: .ebook,
      title: "The Charles Dickens Birthday Book")
    item.creators = [Item.Creator(name: "Charles Dickens")]
    item.released = PartialDate(year: 1886)
    item.price = Price(micros: 0, currency: "USD")
    item.facts = [Fact(.pages, .number(397))]
    return item
  }()

  static let film: Item = {
    var item = Item(
      id: ItemID(store: omdb, value: "tt0770828"), kind: .movie, title: "Man of Steel")
    item.creators = [Item.Creator(name: "Zack Snyder")]
    item.released = PartialDate(year: 2013, month: 6, day: 14)
    item.duration = 143 * 60
    item.genres = ["Action", "Sci-Fi"]
    item.artwork = Artwork(
      address: "https://m.media-amazon.com/images/M/a._V1_SX300.jpg",
      sizing: .width(prefix: "https://m.media-amazon.com/images/M/a._V1_SX", suffix: ".jpg"),
      width: 300)
    item.links = [
      Item.StoreLink(label: "imdb", address: "https://www.imdb.com/title/tt0770828/")
    ]
    item.facts = [
      Fact(.ratingImdb, .rating(hundredths: 710, of: 10, votes: 858_780)),
      Fact(.boxOffice, .text("$291,045,518")),
    ]
    return item
  }()

  static let series: Item = {
    var item = Item(
      id: ItemID(store: omdb, value: "tt2356777"), kind: .tvSeries, title: "True Detective")
    item.years = Item.YearSpan(start: 2014, end: nil)
    item.links = [
      Item.StoreLink(label: "imdb", address: "https://www.imdb.com/title/tt2356777/")
    ]
    return item
  }()

  /// Every text tries to leave its place.
  static let hostile: Item = {
    var item = Item(
      id: ItemID(store: apple, value: "666"), kind: .other("featureMovie<b>"),
      title: "x\" onmouseover=\"y' & <script>alert(1)</script> {{title}}")
    item.subtitle = "'\"><img src=x>"
    item.creators = [Item.Creator(name: "</bdi></p><h1>", link: "https://example.org/\"><b>")]
    item.collection = Item.Collection(name: "\"'<>&")
    item.genres = ["<i>", "a&b"]
    item.description = "</p><script>\nalert(1)</script>"
    item.artwork = Artwork(address: "https://example.org/a.jpg?x=\"><script>&y='")
    item.preview = Preview(address: "https://example.org/a.m4a?x=\"'<&>", medium: .audio)
    item.links = [Item.StoreLink(label: "<b>\"", address: "https://example.org/?a=\"&b='<>")]
    item.facts = [
      Fact(.website, .link("https://example.org/\"'><script>")), Fact(.awards, .text("<b>\"'")),
    ]
    return item
  }()

  static let untitled = Item(
    id: ItemID(store: apple, value: "x0123456789"), kind: .song, title: nil)

  private static func song(
    _ id: String, _ title: String, _ artist: String, album: Item.Collection,
    released: PartialDate?, seconds: Int
  ) -> Item {
    var item = Item(id: ItemID(store: apple, value: id), kind: .song, title: title)
    item.creators = [Item.Creator(name: artist, link: "https://music.apple.com/us/artist/\(id)")]
    item.collection = album
    item.released = released
    item.duration = seconds
    item.genres = ["Pop"]
    item.price = Price(micros: 1_290_000, currency: "USD")
    let picture = "https://is1-ssl.mzstatic.com/image/thumb/Music/\(id)/source/"
    item.artwork = Artwork(
      address: "\(picture)100x100bb.jpg", sizing: .box(prefix: picture, suffix: "bb.jpg"))
    item.preview = Preview(
      address: "https://audio-ssl.itunes.apple.com/itunes-assets/\(id).m4a", medium: .audio)
    item.links = [
      Item.StoreLink(
        label: "apple-music", address: "https://music.apple.com/us/album/a/1?i=\(id)&uo=4")
    ]
    item.country = CountryCode("US")
    return item
  }
}
