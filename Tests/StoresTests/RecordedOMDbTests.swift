import Items
import QueryFiles
import Stores
import TestSupport
import Testing

@Suite(.needsSharedMaterial) struct RecordedOMDbTests {
  @Test(arguments: [
    Count("detail-episode-2016", ["tv-episode": 1]),
    Count("detail-movie-2023", ["movie": 1]),
    Count("detail-movie-many-na", ["movie": 1]),
    Count("detail-series-2016", ["tv-series": 1]),
    Count("error-getting-data", [:]),
    Count("error-movie-not-found", [:]),
    Count("search-mixed-page3-game", ["game": 1, "movie": 9]),
    Count("search-reordered-keys", ["movie": 10]),
    Count("search-series-page1", ["tv-series": 10]),
    Count("season-listing-totalseasons", ["tv-episode": 22]),
  ])
  func hasItsItems(_ count: Count) throws {
    let answer = try RecordedAnswer(file: "omdb/\(count.file)").answer()
    let kinds = Dictionary(grouping: answer.items, by: \.kind.word).mapValues(\.count)
    #expect(kinds == count.kinds)
    #expect(answer.odd.isEmpty)
    for item in answer.items {
      #expect(item.links.map(\.address) == ["https://www.imdb.com/title/\(item.id.value)/"])
      #expect(item.artwork?.address.hasPrefix("https://") ?? true)
      #expect(item.facts == item.facts.inOrder)
    }
  }

  private func items(_ file: String) throws -> [Item] {
    try RecordedAnswer(file: "omdb/\(file)").answer().items
  }

  @Test func aFilm() throws {
    let film = try #require(try items("detail-movie-2023").first)
    #expect(film.id.text == "omdb:tt0770828")
    #expect(film.title == "Man of Steel")
    #expect(film.creators.map(\.name) == ["Zack Snyder"])
    #expect(film.genres == ["Action", "Adventure", "Sci-Fi"])
    #expect(film.released?.iso == "2013-06-14")
    #expect(film.years == nil)
    #expect(film.duration == 8580)
    #expect(film.artwork?.width == 300)
    #expect(film.artwork?.address(pixels: 600).hasSuffix("._V1_SX600.jpg") == true)
    #expect(
      film.facts == [
        Fact(.director, .text("Zack Snyder")),
        Fact(.writer, .text("David S. Goyer, Christopher Nolan, Jerry Siegel")),
        Fact(.actors, .text("Henry Cavill, Amy Adams, Michael Shannon")),
        Fact(.rated, .text("PG-13")), Fact(.language, .text("English")),
        Fact(.originCountry, .text("United States, United Kingdom, Canada")),
        Fact(.ratingImdb, .rating(hundredths: 710, of: 10, votes: 858_780)),
        Fact(.ratingTomatoes, .rating(hundredths: 5700, of: 100, votes: nil)),
        Fact(.ratingMetacritic, .rating(hundredths: 5500, of: 100, votes: nil)),
        Fact(.awards, .text("Nominated for 1 BAFTA Award7 wins & 46 nominations total")),
        Fact(.boxOffice, .text("$291,045,518")),
      ])
  }

  @Test("OM-13 N/A is missing") func aSparseFilm() throws {
    let film = try #require(try items("detail-movie-many-na").first)
    #expect(film.title == "James Bond")
    #expect(film.artwork == nil)
    #expect(!film.facts.contains { [.rated, .awards].contains($0.name) })
    #expect(film.creators.map(\.name) == ["Sai Kishore Macha"])
    #expect(film.facts.contains(Fact(.ratingImdb, .rating(hundredths: 550, of: 10, votes: 107))))
  }

  @Test func aSeries() throws {
    let series = try #require(try items("detail-series-2016").first)
    #expect(series.kind == .tvSeries)
    #expect(series.years == Item.YearSpan(start: 2004, end: 2010))
    #expect(series.released?.iso == "2004-09-22")
    #expect(series.creators.map(\.name) == ["J.J. Abrams", "Jeffrey Lieber", "Damon Lindelof"])
    #expect(series.artwork?.address.hasPrefix("https://ia.media-imdb.com/") == true)
  }

  @Test func anEpisode() throws {
    let episode = try #require(try items("detail-episode-2016").first)
    #expect(episode.title == "The Long Bright Dark")
    #expect(episode.facts.contains(Fact(.season, .number(1))))
    #expect(episode.facts.contains(Fact(.episode, .number(1))))
    #expect(
      episode.facts.contains(Fact(.ratingImdb, .rating(hundredths: 900, of: 10, votes: 10914))))
  }

  @Test func aSeason() throws {
    let episodes = try items("season-listing-totalseasons")
    #expect(episodes[0].title == "Pilot")
    #expect(episodes[0].released?.iso == "2005-09-19")
    #expect(episodes[1].released?.iso == "2005-09-26")
    #expect(episodes[1].collection == .init(name: "How I Met Your Mother", number: 2))
    #expect(
      episodes[1].facts == [
        Fact(.season, .number(1)), Fact(.episode, .number(2)),
        Fact(.ratingImdb, .rating(hundredths: 820, of: 10, votes: nil)),
      ])
  }

  @Test func searches() throws {
    let mixed = try RecordedAnswer(file: "omdb/search-mixed-page3-game").answer()
    #expect(mixed.total == 32)
    #expect(mixed.items.first?.kind == .game)
    #expect(mixed.items.first?.title == "Man of Steel 'Soldier of Steel'")
    #expect(mixed.items.first?.artwork == nil)
    #expect(mixed.items.first?.released?.iso == "2013")
    let series = try RecordedAnswer(file: "omdb/search-series-page1").answer()
    #expect(series.total == 51)
    #expect(series.items.first?.years == Item.YearSpan(start: 1978, end: 1991))
    #expect(try RecordedAnswer(file: "omdb/search-reordered-keys").answer().total == 1537)
  }

  @Test(arguments: [
    ("error-invalid-key", StoreError.Cause.credential, "Invalid API key!"),
    ("error-no-key", .credential, "No API key provided."),
    ("error-request-limit", .quota, "Request limit reached!"),
    ("error-too-many-results", .parameter, "Too many results."),
  ])
  func refusals(_ file: String, _ cause: StoreError.Cause, _ words: String) {
    let error = #expect(throws: StoreError.self) {
      try RecordedAnswer(file: "omdb/\(file)").answer()
    }
    #expect(error?.cause == cause)
    #expect(error?.message == "OMDb refuses the request: '\(words)'.")
  }
}
