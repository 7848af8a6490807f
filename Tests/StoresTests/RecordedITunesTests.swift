import Items
import QueryFiles
import Stores
import TestSupport
import Testing

/// A recorded answer, and how many items of which kinds it has.
struct Count: Sendable, CustomTestStringConvertible {
  let file: String
  let kinds: [String: Int]
  var testDescription: String { file }

  init(_ file: String, _ kinds: [String: Int]) {
    self.file = file
    self.kinds = kinds
  }
}

@Suite(.needsSharedMaterial) struct RecordedITunesTests {
  @Test(arguments: [
    Count("lookup-album-songs-videos-gb-2024", ["album": 1, "song": 18, "music-video": 3]),
    Count("lookup-artist-albums-2021", ["artist": 1, "album": 39]),
    Count("lookup-artist-albums-gb-2017", ["artist": 1, "album": 22]),
    Count("lookup-empty-upc-2011", [:]),
    Count("lookup-empty", [:]),
    Count("lookup-isbn-ebook-2011", ["ebook": 1]),
    Count("lookup-mac-software-2018", ["mac-app": 1]),
    Count("search-album-ca-2021", ["album": 1]),
    Count("search-all-song-audiobook-2022", ["audiobook": 2, "song": 48]),
    Count("search-app-2022", ["app": 1]),
    Count("search-artist-2022", ["artist": 1]),
    Count("search-audiobook-2022", ["audiobook": 1]),
    Count("search-ebook-2022", ["ebook": 1]),
    Count("search-mac-software-2020", ["mac-app": 10, "app": 2]),
    Count("search-movie-2011", ["movie": 2]),
    Count("search-movie-2022", ["movie": 1]),
    Count("search-musicvideo-2022", ["music-video": 1]),
    Count("search-podcast-2017", ["podcast": 100]),
    Count("search-podcast-ru-2020", ["podcast": 1]),
    Count("search-shortfilm-2012", ["movie": 17]),
    Count("search-software-2012", ["app": 50]),
    Count("search-software-paid-kr-2022", ["app": 1]),
    Count("search-song-explicit-2022", ["song": 50]),
    Count("search-song-metallica-2014", ["song": 1]),
    Count("search-song-rush-2013", ["song": 1]),
    Count("search-tvseason-2013", ["tv-season": 1]),
    Count("search-tvshow-2012", ["tv-episode": 50]),
  ])
  func hasItsItems(_ count: Count) throws {
    let answer = try RecordedAnswer(file: "itunes/\(count.file)").answer()
    let kinds = Dictionary(grouping: answer.items, by: \.kind.word).mapValues(\.count)
    #expect(kinds == count.kinds)
    #expect(answer.odd.isEmpty)
    #expect(answer.insecureHosts.isEmpty)
    #expect(answer.items.allSatisfy { $0.title != nil && !$0.links.isEmpty })
    #expect(Set(answer.items.map(\.id)).count == answer.items.count)
    for item in answer.items {
      let loaded = [item.artwork?.address, item.preview?.address].compactMap(\.self)
      #expect(loaded.allSatisfy { $0.hasPrefix("https://") })
      #expect(item.facts == item.facts.inOrder)
    }
  }

  private func item(_ file: String, _ id: String, country: String = "US") throws -> Item {
    let answer = try RecordedAnswer(file: "itunes/\(file)", country: country).answer()
    return try #require(answer.items.first { $0.id.text == "itunes:\(id)" })
  }

  @Test func aSong() throws {
    let song = try item("lookup-album-songs-videos-gb-2024", "1441458049", country: "GB")
    #expect(song.kind == .song)
    #expect(song.title == "Death On Two Legs (Dedicated To...)")
    #expect(
      song.creators == [
        .init(name: "Queen", link: "https://music.apple.com/gb/artist/queen/3296287?uo=4")
      ])
    #expect(song.collection?.name == "A Night at the Opera (Deluxe Edition)")
    #expect(song.collection?.number == 1)
    #expect(song.collection?.count == 12)
    #expect(song.genres == ["Rock"])
    #expect(song.released?.iso == "1975-11-21")
    #expect(song.duration == 223)
    #expect(song.price == Price(micros: 990_000, currency: "GBP"))
    #expect(song.explicitness == nil)
    #expect(song.artwork?.address(pixels: 200).hasSuffix(".rgb.jpg/200x200bb.jpg") == true)
    #expect(song.artwork?.width == 100)
    #expect(song.preview?.medium == .audio)
    #expect(
      song.links == [
        .init(
          label: "apple-music",
          address: "https://music.apple.com/gb/album/death-on-two-legs-dedicated-to/1441458047"
            + "?i=1441458049&uo=4")
      ])
    #expect(song.facts == [Fact(.discNumber, .number(1))])
    #expect(song.country?.text == "GB")
  }

  @Test("IT-26 http artwork and previews of 2014 become https") func anOldSong() throws {
    let song = try item("search-song-metallica-2014", "579373079")
    #expect(song.title == "Enter Sandman")
    #expect(song.artwork?.address.hasPrefix("https://is1-ssl.mzstatic.com/image/thumb/") == true)
    #expect(song.preview?.address.hasPrefix("https://a38.phobos.apple.com/us/r30/") == true)
    let rush = try item("search-song-rush-2013", "643419201")
    #expect(rush.artwork?.address(pixels: 60).hasSuffix(".60x60-75.jpg") == true)
  }

  @Test("IT-31 explicit and clean editions") func explicitness() throws {
    let answer = try RecordedAnswer(file: "itunes/search-song-explicit-2022").answer()
    #expect(answer.items.contains { $0.explicitness == .explicit })
    #expect(answer.items.contains { $0.explicitness == .cleaned })
    // A price of -1 is "not sold this way", and ends the search for another.
    #expect(answer.items.contains { $0.price == nil })
    #expect(answer.items.allSatisfy { $0.price.map { $0.micros > 0 } ?? true })
  }

  @Test func aMusicVideo() throws {
    let video = try item("lookup-album-songs-videos-gb-2024", "1441458100", country: "GB")
    #expect(video.title == "Bohemian Rhapsody")
    #expect(video.preview?.medium == .video)
    #expect(video.price == Price(micros: 1_890_000, currency: "GBP"))
  }

  @Test func anAlbum() throws {
    let album = try item("lookup-album-songs-videos-gb-2024", "1441458047", country: "GB")
    #expect(album.kind == .album)
    #expect(album.collection == nil)
    #expect(album.price == Price(micros: 13_990_000, currency: "GBP"))
    #expect(album.facts.first == Fact(.tracks, .number(21)))
  }

  @Test func lookedUpObjectsHeadThePage() throws {
    let album = try RecordedAnswer(
      file: "itunes/lookup-album-songs-videos-gb-2024",
      purpose: .lookup(ids: ["1441458047"], related: true)
    ).answer()
    #expect(album.subjects.map(\.id.text) == ["itunes:1441458047"])
    #expect(album.items.count == 21)
    let artist = try RecordedAnswer(
      file: "itunes/lookup-artist-albums-2021", purpose: .lookup(ids: ["909253"], related: true)
    ).answer()
    #expect(artist.subjects.map(\.title) == ["Jack Johnson"])
    #expect(artist.items.count == 39)
  }

  @Test func anArtist() throws {
    let artist = try item("search-artist-2022", "18756224")
    #expect(artist.kind == .artist)
    #expect(artist.title == "Hikaru Utada")
    #expect(artist.creators.isEmpty)
    #expect(artist.genres == ["J-Pop"])
    #expect(
      artist.links.map(\.address) == [
        "https://music.apple.com/us/artist/hikaru-utada/18756224?uo=4"
      ])
  }

  @Test func anAudioBook() throws {
    let book = try item("search-audiobook-2022", "438363284")
    #expect(book.kind == .audiobook)
    #expect(book.title == "Moby Dick: or the Whale (Unabridged)")
    #expect(book.released?.iso == "2011-05-16")
    #expect(book.price == Price(micros: 15_990_000, currency: "USD"))
    #expect(book.links.map(\.label) == ["apple-books"])
    #expect(book.preview?.medium == .audio)
  }

  @Test func anEBook() throws {
    let book = try item("search-ebook-2022", "395539950")
    #expect(book.kind == .ebook)
    #expect(book.creators.map(\.name) == ["Herman Melville"])
    #expect(book.genres == ["Classics", "Books", "Fiction & Literature"])
    #expect(book.price?.isFree == true)
    #expect(book.released?.iso == "1851-10-17")
    #expect(book.facts.map(\.name) == [.rating, .size])
    #expect(book.description?.contains("<") == false)
    let old = try item("lookup-isbn-ebook-2011", "395519191")
    #expect(old.title == "The Fifth Witness")
    #expect(old.facts == [Fact(.rating, .rating(hundredths: 400, of: 5, votes: 413))])
  }

  @Test func apps() throws {
    let app = try item("search-software-paid-kr-2022", "1436429074", country: "KR")
    #expect(app.kind == .app)
    #expect(app.price == Price(micros: 4_900_000_000, currency: "KRW"))
    #expect(app.facts.contains(Fact(.size, .size(146_723_840))))
    #expect(app.facts.contains(Fact(.bundleID, .text("com.romocam"))))
    let mac = try item("search-mac-software-2020", "904280696")
    #expect(mac.kind == .macApp)
    #expect(mac.title == "Things 3")
    #expect(mac.creators.first?.name == "Cultured Code GmbH & Co. KG")
    #expect(mac.price == Price(micros: 49_990_000, currency: "USD"))
    #expect(mac.artwork?.width == 512)
  }

  @Test("IT-23 an artwork without a size stays as it is") func anOldApp() throws {
    let answer = try RecordedAnswer(file: "itunes/search-software-2012").answer()
    let app = try #require(answer.items.first)
    #expect(app.title == "Doodle Jump")
    #expect(app.artwork?.sizing == .fixed)
    #expect(app.artwork?.address.hasSuffix("/mzm.khnietzg.png") == true)
    #expect(answer.unsizedArtwork == app.artwork?.address)
  }

  @Test func films() throws {
    let film = try item("search-movie-2011", "273857038")
    #expect(film.kind == .movie)
    #expect(film.title == "Blade Runner (Director's Cut)")
    #expect(film.creators == [.init(name: "Ridley Scott")])
    #expect(film.collection == nil)
    #expect(film.duration == 7049)
    #expect(film.facts == [Fact(.rated, .text("R"))])
    let short = try item("search-shortfilm-2012", "81758685")
    #expect(short.title == "For the Birds")
    #expect(short.genres == ["Short Films"])
  }

  @Test func television() throws {
    let episode = try item("search-tvshow-2012", "81947350")
    #expect(episode.kind == .tvEpisode)
    #expect(episode.title == "Man of Science, Man of Faith")
    #expect(episode.collection?.name == "LOST, Season 2")
    #expect(episode.preview?.medium == .video)
    let season = try item("search-tvseason-2013", "82050675")
    #expect(season.kind == .tvSeason)
    #expect(season.title == "LOST, Season 2")
    #expect(season.facts.map(\.name) == [.tracks, .rated, .copyright])
    #expect(season.description?.hasPrefix("LOST returns") == true)
  }

  @Test func podcasts() throws {
    let podcast = try item("search-podcast-2017", "86997870")
    #expect(podcast.kind == .podcast)
    #expect(podcast.title == "The Splendid Table")
    #expect(podcast.collection == nil)
    #expect(podcast.duration == nil)
    #expect(podcast.price?.isFree == true)
    #expect(podcast.artwork?.width == 600)
    #expect(
      podcast.facts == [
        Fact(.tracks, .number(26)),
        Fact(.feed, .link("https://www.splendidtable.org/feeds/podcast/itunes")),
      ])
    let russian = try item("search-podcast-ru-2020", "1355504870", country: "RU")
    #expect(russian.title == "Привет, Андрей!")
    #expect(russian.genres == ["Технология"])
    #expect(russian.links.first?.address.contains("%D0%BF%D1%80") == true)
  }

  @Test func aRefusalNamesTheKey() throws {
    let error = #expect(throws: StoreError.self) {
      try RecordedAnswer(file: "itunes/error-bad-entity").answer()
    }
    #expect(error?.cause == .parameter)
    #expect(
      error?.message
        == "iTunes Search refuses the request: 'Invalid value(s) for key(s): [resultEntity]'.")
  }
}

extension [Fact] {
  /// The facts in the order of their names' declaration.
  var inOrder: [Fact] {
    Fact.Name.allCases.flatMap { name in filter { $0.name == name } }
  }
}
