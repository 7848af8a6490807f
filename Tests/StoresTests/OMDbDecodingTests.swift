import Items
import QueryFiles
import Stores
import Testing

@testable import Stores

@Suite struct OMDbDecodingTests {
  private func title(_ fields: String) throws -> Item {
    let answer = try answer(
      #"{"Title":"A","imdbID":"tt0000001","Type":"movie","Response":"True",\#(fields)}"#,
      from: .omdb)
    return try #require(answer.items.first)
  }

  @Test("OM-13, OM-15 N/A in any case is missing") func notAvailable() throws {
    let item = try title(
      #""Poster":"n/A","Runtime":"N/a","Ratings":[],"imdbRating":"n/a","imdbVotes":"N/A","Year":"N/A","Plot":"N/A","Genre":"N/A","Metascore":"N/A","Rated":"n/a","Director":"N/A","Writer":"N/A""#
    )
    #expect(item.artwork == nil)
    #expect(item.facts.isEmpty)
    #expect(item.duration == nil)
    #expect(item.released == nil)
    #expect(item.genres.isEmpty)
    #expect(item.creators.isEmpty)
    #expect(item.description == nil)
  }

  @Test(
    arguments: [
      ("2013", 2013, nil, nil), ("2004–2010", 2004, 2004, 2010), ("2011–", 2011, 2011, nil),
      ("2004-2010", 2004, 2004, 2010), ("–2010", nil, nil, nil), ("2010–2004", nil, nil, nil),
      ("soon", nil, nil, nil), ("99999", nil, nil, nil),
    ] as [(String, Int?, Int?, Int?)])
  func years(_ text: String, _ year: Int?, _ start: Int?, _ end: Int?) throws {
    let item = try title(#""Year":"\#(text)""#)
    #expect(item.year == year)
    #expect(item.years?.start == start)
    #expect(item.years?.end == end)
  }

  @Test(arguments: [
    ("14 Jun 2013", "2013-06-14"), ("2014-01-12", "2014-01-12"), ("Jun 2013", "2013-06"),
    ("2013", "2013"), ("31 Feb 2013", nil), ("14 Juin 2013", nil), ("", nil),
  ])
  func dates(_ text: String, _ iso: String?) throws {
    #expect(try title(#""Released":"\#(text)""#).released?.iso == iso)
  }

  @Test(
    arguments: [
      ("143 min", 8580), ("2 h 23 min", 8580), ("1 h", nil), ("min", nil), ("1,440 min", 86_400),
      ("-5 min", nil), ("99999999999999999999 min", nil), ("143", nil),
    ] as [(String, Int?)])
  func durations(_ text: String, _ seconds: Int?) throws {
    #expect(try title(#""Runtime":"\#(text)""#).duration == (text == "1 h" ? 3600 : seconds))
  }

  @Test func creators() throws {
    let writers = try title(
      #""Director":"N/A","Writer":"Ann One (novel), Ben Two (screenplay, story), Ann One""#)
    #expect(writers.creators.map(\.name) == ["Ann One", "Ben Two"])
    #expect(
      writers.facts == [
        Fact(.writer, .text("Ann One (novel), Ben Two (screenplay, story), Ann One"))
      ])
  }

  @Test("OM-05 totalResults as text or number", arguments: ["\"3,721\"", "3721", "\"3721\""])
  func totals(_ total: String) throws {
    let answer = try answer(
      #"{"Search":[{"Title":"A","Year":"1999","imdbID":"tt0000001","Type":"movie"}],"totalResults":\#(total),"Response":"True"}"#,
      from: .omdb)
    #expect(answer.total == 3721)
    #expect(answer.items.count == 1)
  }

  @Test func ratings() throws {
    let item = try title(
      #""imdbRating":"7.1","imdbVotes":"858,780","Ratings":[{"Source":"Rotten Tomatoes","Value":"57%"},{"Source":"Metacritic","Value":"55/100"},7]"#
    )
    #expect(
      item.facts == [
        Fact(.ratingImdb, .rating(hundredths: 710, of: 10, votes: 858_780)),
        Fact(.ratingTomatoes, .rating(hundredths: 5700, of: 100, votes: nil)),
        Fact(.ratingMetacritic, .rating(hundredths: 5500, of: 100, votes: nil)),
      ])
    #expect(try title(#""imdbRating":"nan","Metascore":"1e99""#).facts.isEmpty)
  }

  @Test func aSeason() throws {
    let answer = try answer(
      #"""
      {"Title":"The Show","Season":"2","Episodes":[
      {"Title":"One","Released":"2014-01-12","Episode":"1","imdbRating":"9.0","imdbID":"tt0000001"},
      {"Released":"N/A","Episode":"2"},{"Title":"Three","Episode":"3"}],"Response":"True"}
      """#, from: .omdb, purpose: .season)
    #expect(answer.items.map(\.title) == ["One", "Three"])
    #expect(answer.items.map(\.kind) == [.tvEpisode, .tvEpisode])
    #expect(answer.items[0].collection == .init(name: "The Show", number: 1))
    #expect(answer.items[1].id.value.hasPrefix("x"))
    #expect(answer.odd.map(\.number) == [2])
  }

  @Test(
    "the texts that mean that nothing was found",
    arguments: [
      "Movie not found!", "Series not found!", "Series or season not found!",
      "Series or episode not found!", "Incorrect IMDb ID.", "Error getting data.",
    ])
  func notFound(_ words: String) throws {
    let answer = try answer(#"{"Response":"False","Error":"\#(words)"}"#, from: .omdb)
    #expect(answer == StoreAnswer())
  }

  @Test(
    "OM-10 the text decides what a refusal means",
    arguments: [
      ("Too many results.", StoreError.Cause.parameter, String?("s")),
      ("Must provide more than one character.", .parameter, "s"),
      ("Something went wrong.", .parameter, nil),
      ("The offset specified in a OFFSET clause may not be negative.", .parameter, nil),
      ("No API key provided.", .credential, nil), ("Invalid API key!", .credential, nil),
      ("Request limit reached!", .quota, nil), ("The sky is falling.", .unavailable, nil),
    ])
  func refusals(_ words: String, _ cause: StoreError.Cause, _ parameter: String?) {
    let error = #expect(throws: StoreError.self) {
      try answer(#"{"Response":"False","Error":"\#(words)"}"#, from: .omdb)
    }
    #expect(
      error == StoreError(cause, "OMDb refuses the request: '\(words)'.", parameter: parameter))
  }

  @Test func aRefusalThatIsNoJSON() {
    let words = #"Conversion from string "x" to type 'Double' is not valid."#
    let error = #expect(throws: StoreError.self) {
      try answer(#"{"Response":"False","Error":"\#(words)"}"#, from: .omdb)
    }
    #expect(
      error == StoreError(.parameter, "OMDb refuses the request: '\(words)'.", parameter: "i"))
  }

  @Test(
    "What is no id of IMDb makes no link and no id",
    arguments: [
      "../../evil", "tt1?x=1#y", "tt 1", "tt1", "tt00000010000001", "TT0000001", "tt００００００１",
      "\\u0000", "nm0000001", "",
    ])
  func strangeIDs(_ id: String) throws {
    let named = try #require(
      try answer(#"{"Title":"A","imdbID":"\#(id)","Response":"True"}"#, from: .omdb).items.first)
    #expect(named.links.isEmpty)
    #expect(named.id.value.hasPrefix("x"))
    let unnamed = try answer(#"{"imdbID":"\#(id)","Response":"True"}"#, from: .omdb)
    #expect(unnamed.items.isEmpty)
    #expect(unnamed.odd.map(\.reason) == ["It has neither a name nor an id."])
  }

  @Test("A control character in an id is no part of it") func idWithAControl() throws {
    let item = try #require(
      try answer(#"{"Title":"A","imdbID":"tt\u00000000001","Response":"True"}"#, from: .omdb)
        .items.first)
    #expect(item.links.map(\.address) == ["https://www.imdb.com/title/tt0000001/"])
  }

  @Test func posters() {
    let sized = OMDbPoster.artwork(at: "https://m.media-amazon.com/images/M/A@@._V1_SX300.jpg")
    #expect(sized.address(pixels: 200) == "https://m.media-amazon.com/images/M/A@@._V1_SX200.jpg")
    for fixed in ["https://m.media-amazon.com/A._V1_.jpg", "https://a.example/300.jpg", "x"] {
      #expect(OMDbPoster.artwork(at: fixed) == Artwork(address: fixed))
    }
  }
}
