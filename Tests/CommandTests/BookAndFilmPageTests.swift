import Command
import Testing

/// What the pages show of answers of Google Books and OMDb.
@Suite struct BookAndFilmPageTests {
  private static func books(_ answer: String) throws -> TestSite {
    try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Books
      search: {store: google-books, q: whale}
      ---
      -- answer to a --
      \(answer)
      """)
  }

  private static func films(_ search: String, _ answer: String) throws -> TestSite {
    try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Films
      search: {store: omdb, \(search)}
      ---
      -- answer to a --
      \(answer)
      """)
  }

  @Test(
    "GB-02 a refusal is an error at its file, and finding nothing is a page; GB-24 no items key")
  func refusedOrEmpty() async throws {
    let refused = try Self.books(
      #"{"error":{"code":429,"message":"Quota exceeded for quota metric 'Queries'"}}"#)
    let run = await refused.run("build", "--offline")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix(
        "Site/Responses/a/1-1.json: error: This recorded response is no answer: "),
      "\(run.remarks)")
    #expect(run.remarks.contains("Quota exceeded for quota metric 'Queries'"))
    #expect(!refused.has("_site"))

    let empty = try Self.books(#"{"kind":"books#volumes","totalItems":0}"#)
    #expect(await empty.run("build", "--strict").status == .done)
    #expect(try empty.page("a/index.html").contains("<h2>Nothing found</h2>"))
  }

  @Test("GB-04 GB-10 a volume with nothing but a title: a lettered cover, the word for no author")
  func bareVolume() async throws {
    let site = try Self.books(
      StoreAnswers.volumes(
        StoreAnswers.volume("aaa", "Moby", #""authors":["Melville"]"#),
        StoreAnswers.volume("bbb", "Nemo"),
        StoreAnswers.volume("ccc", "Orca", #""authors":["Herzog"]"#)))
    #expect(await site.run("build", "--offline").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Moby", "Nemo", "Orca"])
    #expect(page.rows[1].contains("<p class=\"by\"><bdi>Unknown</bdi></p>"))
    #expect(page.rows[1].contains("data-l=\"N\""))
    #expect(page.rows[1].tags("img").isEmpty)

    try site.write(
      try site.text("Queries/a.md").replacing("search:", with: "index: {by: creator}\nsearch:"),
      to: "Queries/a.md")
    await site.run("build", "--offline")
    let sections = try site.page("a/index.html").sections
    #expect(sections.map(\.label) == ["H", "M", "Unknown"])
    #expect(sections.last?.titles == ["Nemo"])
  }

  @Test("GB-15 dates keep their precision, and what has none stands last in an index by year")
  func dates() async throws {
    let dates = ["1999", "1999-07", "1999-07-03", "2016-09-15T00:00:00+02:00", "?"]
    let volumes = dates.enumerated().map { number, date in
      StoreAnswers.volume("id\(number)", "Book \(number)", #""publishedDate":"\#(date)""#)
    }
    let site = try Self.books(
      StoreAnswers.volumes(volumes[0], volumes[1], volumes[2], volumes[3], volumes[4]))
    try site.write(
      try site.text("Queries/a.md").replacing("search:", with: "index: {by: year}\nsearch:"),
      to: "Queries/a.md")
    await site.run("build", "--offline")
    let sections = try site.page("a/index.html").sections
    #expect(sections.map(\.label) == ["1999", "2016", "Unknown"])
    #expect(sections.first?.titles == ["Book 0", "Book 1", "Book 2"])
    let year = try site.page("item/google-books/id0/index.html")
    #expect(year.contains("1999") && !year.contains("January"))
    let month = try site.page("item/google-books/id1/index.html")
    #expect(month.contains("July 1999") && !month.contains("1 July"))
    #expect(try site.page("item/google-books/id2/index.html").contains("3 July 1999"))
    #expect(try !site.page("item/google-books/id4/index.html").contains("?</"))
  }

  @Test("GB-19 a shelf code is no ISBN, and neither is one with a wrong check digit")
  func isbn() async throws {
    let identifiers = """
      "industryIdentifiers":[{"type":"OTHER","identifier":"XXXX:900000000000"},\
      {"type":"ISBN_13","identifier":"9780000000009"},{"type":"ISBN_13","identifier":"%"}]
      """
    let site = try Self.books(
      StoreAnswers.volumes(
        StoreAnswers.volume("aaa", "A", identifiers.replacing("%", with: "9780141439518")),
        StoreAnswers.volume("bbb", "B", identifiers.replacing("%", with: "9780141439519"))))
    await site.run("build", "--offline")
    #expect(try site.page("item/google-books/aaa/index.html").contains("9780141439518"))
    for file in ["aaa", "bbb"] {
      let page = try site.page("item/google-books/\(file)/index.html")
      #expect(!page.contains("900000000000") && !page.contains("9780000000009"))
    }
    #expect(try !site.page("item/google-books/bbb/index.html").contains("ISBN"))
  }

  @Test("GB-22 malformed tags in a description break neither page nor text")
  func description() async throws {
    let told = #""description":"<div><b>Hello <br > </ br> &amp;amp; <script>x</script>""#
    let site = try Self.books(
      StoreAnswers.volumes(
        StoreAnswers.volume("aaa", "A", told), StoreAnswers.volume("bbb", "B", told)))
    #expect(await site.run("build", "--offline").status == .done)
    #expect(try site.page("a/index.html").rows.count == 2)
    let page = try site.page("item/google-books/aaa/index.html")
    #expect(page.contains("Hello"))
    #expect(page.tags("script").count == 2, "the theme's own, and the data for programs")
    #expect(page.tags("div").count == page.text.split(separator: "</div>").count - 1)
  }

  @Test("OM-03 films of one title are two rows, each with its year")
  func namesakes() async throws {
    let site = try Self.films(
      "s: mean girls",
      StoreAnswers.films(("tt0377092", "Mean Girls", "2004"), ("tt11762114", "Mean Girls", "2024")))
    #expect(await site.run("build", "--offline").status == .done)
    let rows = try site.page("a/index.html").rows
    #expect(rows.count == 2)
    #expect(rows[0].contains("2004") && !rows[0].contains("2024"))
    #expect(rows[1].contains("2024"))
    #expect(site.has("_site/item/omdb/tt0377092/index.html"))
  }

  @Test("OM-05 pages of an answer are one list, whose total may be a text")
  func pages() async throws {
    let films = { (range: ClosedRange<Int>) in
      let elements = range.map {
        #"{"Title":"Film \#($0)","Year":"1999","imdbID":"tt\#(1_000_000 + $0)","Type":"movie"}"#
      }
      return
        #"{"Search":[\#(elements.joined(separator: ","))],"totalResults":"3721","Response":"True"}"#
    }
    let site = try Self.films("s: dead, results: 25", films(1...10))
    try site.record("a", [films(1...10), films(11...20), films(21...30)])
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").rows.count == 25)
  }

  static let refusals: [(error: String, status: Command.ExitStatus)] = [
    ("Movie not found!", .done), ("Incorrect IMDb ID.", .done),
    ("Too many results.", .failed), ("Request limit reached!", .failed),
    ("Invalid API key!", .failed),
  ]

  @Test("OM-10 OM-20 the text of a refusal decides whether it is one", arguments: refusals)
  func refusal(_ error: String, _ status: Command.ExitStatus) async throws {
    let site = try Self.films("s: lov", #"{"Response":"False","Error":"\#(error)"}"#)
    let run = await site.run("build", "--offline")
    #expect(run.status == status)
    if status == .done {
      let page = try site.page("a/index.html")
      #expect(page.contains("whole words in <code>s</code>: parts of words are not found;"))
    } else {
      #expect(
        run.remarks.hasPrefix(
          "Site/Responses/a/1-1.json: error: This recorded response is no answer: OMDb refuses "
            + "the request: '\(error)'."), "\(run.remarks)")
    }
  }

  @Test("OM-13 N/A is missing: no label, no picture and no text of it", arguments: ["N/A", "n/a"])
  func notAvailable(_ word: String) async throws {
    let fields = [
      "Rated", "Released", "Runtime", "Genre", "Director", "Writer", "Actors", "Plot", "Language",
      "Country", "Awards", "Poster", "Metascore", "imdbRating", "imdbVotes", "DVD", "BoxOffice",
      "Production", "Website", "totalSeasons",
    ].map { #""\#($0)":"\#(word)""# }.joined(separator: ",")
    let site = try Self.films(
      "i: tt0000001",
      """
      {"Title":"Lost","Year":"1913","imdbID":"tt0000001","Type":"movie","Ratings":[],\(fields),\
      "Response":"True"}
      """)
    #expect(await site.run("build", "--offline").status == .done)
    for file in ["a/index.html", "item/omdb/tt0000001/index.html"] {
      let page = try site.page(file)
      #expect(page.contains("Lost") && page.contains("1913"))
      #expect(!page.text.lowercased().contains("n/a"))
      #expect(!page.contains("<dd></dd>"))
      #expect(!page.values(of: "src").contains(""))
    }
  }
}
