import Command
import Foundation
import Testing

/// The same work in several stores, as pages show it.
@Suite struct FoldingTests {
  /// A film of OMDb's and of Apple's, and another of each.
  private static func site(_ more: String = "") throws -> TestSite {
    try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Films
      search:
        - {store: omdb, i: tt0113277}
        - {store: itunes, term: heat, entity: movie}
      \(more)
      ---
      -- answer to a --
      {"Title":"Heat","Year":"1995","Released":"15 Dec 1995","Director":"Michael Mann","imdbID":"tt0113277",\
      "Type":"movie","Poster":"N/A","Response":"True"}
      -- answer to a --
      \(StoreAnswers.itunes(film(1, "HEAT"), film(2, "Heat of the Sun")))
      """)
  }

  private static func film(_ id: Int, _ title: String) -> String {
    StoreAnswers.song(
      id, kind: "feature-movie", title,
      """
      "artistName":"Michael Mann","releaseDate":"1995-12-15T08:00:00Z","trackPrice":9.99,\
      "currency":"USD","primaryGenreName":"Thriller",\
      "artworkUrl100":"https://is1-ssl.mzstatic.com/image/thumb/a/100x100bb.jpg"
      """)
  }

  @Test("one row: the first search leads, the other fills what it lacks, each store has its link")
  func row() async throws {
    let site = try Self.site()
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Heat", "Heat of the Sun"])
    let row = page.rows[0]
    #expect(row.contains("id=\"omdb-tt0113277\""))
    #expect(row.values(of: "src") == ["https://is1-ssl.mzstatic.com/image/thumb/a/300x300bb.jpg"])
    #expect(row.contains("<p class=\"twins\">Also at"))
    #expect(row.contains(">IMDb</a>") && row.contains("$9.99"))
    #expect(
      row.values(of: "href").contains { $0.hasPrefix("https://www.imdb.com/title/tt0113277") })
    #expect(row.values(of: "href").contains { $0.hasPrefix("https://music.apple.com/us/album/1") })
    #expect(page.contains("OMDb API") && page.contains("iTunes Search API"), "both notices")
  }

  @Test("each item has a page, which leads to the other")
  func pages() async throws {
    let site = try Self.site()
    await site.run("build")
    let omdb = try site.page("item/omdb/tt0113277/index.html")
    #expect(omdb.contains("<a href=\"/item/itunes/1/\">Movie at Apple</a>"))
    #expect(!omdb.contains("Thriller"), "what the other store says stands on its own page")
    let apple = try site.page("item/itunes/1/index.html")
    #expect(apple.contains("<h1><bdi>HEAT</bdi></h1>"))
    #expect(apple.contains("<a href=\"/item/omdb/tt0113277/\">Movie at OMDb</a>"))
    #expect(apple.values(of: "href").contains("/a/#omdb-tt0113277"))
    #expect(try site.page("all/index.html").contains("HEAT") == false)
    #expect(await site.run("check").status == .done)
  }

  @Test("'merge: off' makes two rows")
  func off() async throws {
    let site = try Self.site("merge: off")
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Heat", "HEAT", "Heat of the Sun"])
    #expect(!page.contains("Also at"))
    #expect(try !site.page("item/itunes/1/index.html").contains("Also at"))
  }

  @Test("words for any of the ids stand on row and pages; two that differ are a warning")
  func words() async throws {
    let site = try Self.site(
      """
      items:
        itunes:1: {note: Loud., title: HEAT!}
      """)
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").titles == ["Heat of the Sun", "HEAT!"])
    for page in ["a/index.html", "item/omdb/tt0113277/index.html", "item/itunes/1/index.html"] {
      #expect(try site.page(page).contains("<p>Loud.</p>"))
    }
    try site.write(
      try site.text("Queries/a.md").replacing(
        "items:", with: "items:\n  omdb:tt0113277: {title: Heat 1}"),
      to: "Queries/a.md")
    let run = await site.run("build")
    #expect(
      run.remarks.hasPrefix(
        """
        Queries/a.md:8:3: warning: 'itunes:1' and 'omdb:tt0113277' are one work, and both have a 'title'.
        """), "\(run.remarks)")
    #expect(run.remarks.contains("hint: That of 'omdb:tt0113277' counts."))
    #expect(try site.page("a/index.html").titles.first == "Heat 1")
  }

  @Test("the data for programs have each store's price and links")
  func data() async throws {
    let site = try Self.site()
    await site.run("build")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(site.text("_site/a/catalog.json").utf8))
        as? [String: Any])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["omdb:tt0113277", "itunes:2"])
    let also = try #require(items[0]["also"] as? [[String: Any]])
    #expect(also.map { $0["id"] as? String } == ["itunes:1"])
    #expect(also.first?["price"] as? Double == 9.99)
    #expect((also.first?["links"] as? [Any])?.count == 1)
    #expect(items[0]["price"] == nil && items[1]["also"] == nil)
    let table = try site.text("_site/a/catalog.csv").split(separator: "\r\n")
    #expect(table[1].hasSuffix(",itunes:1,"))
  }

  @Test("AF-08 the same album asked for in two countries is one row, with the first country's link")
  func countries() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Albums
      search: {store: itunes, term: a, entity: album, country: [DE, US]}
      ---
      -- answer to a --
      {"resultCount":1,"results":[{"wrapperType":"collection","collectionId":1,"collectionName":"A",\
      "artistName":"B","collectionViewUrl":"https://music.apple.com/de/album/1?uo=4"}]}
      -- answer to a --
      {"resultCount":1,"results":[{"wrapperType":"collection","collectionId":1,"collectionName":"A",\
      "artistName":"B","collectionViewUrl":"https://geo.music.apple.com/us/album/1?uo=4"}]}
      """)
    #expect(await site.run("build", "--strict").status == .done)
    let rows = try site.page("a/index.html").rows
    #expect(rows.count == 1)
    #expect(
      rows[0].values(of: "href").filter { $0.contains("apple.com") }
        == ["https://music.apple.com/de/album/1?uo=4"])
    #expect(rows[0].contains(">Apple Music, Germany</a>"))
  }

  @Test("'explain' tells which items share a row, by which rule, and whose word counts")
  func explanation() async throws {
    let site = try Self.site(
      """
      items:
        omdb:tt0113277: {title: Heat 1, tags: [a]}
        itunes:1: {note: Loud., title: HEAT!, tags: [b]}
      """)
    let run = await site.run("explain", "itunes:1")
    #expect(run.status == .done)
    #expect(
      run.output == """
        itunes:1: Heat 1

        Query 'a', Queries/a.md
          found in
            search 2: Site/Responses/a/2-1.json, element 1, on 2003-05-07 in US
          same work
            omdb:tt0113277 leads the row
            itunes:1 shares it: title, creators and year are the same
            'merge: off' in the query would keep them apart
          fields
            kind      movie (2-1.json)
            title     HEAT (2-1.json)
            title     Heat (from omdb:tt0113277)
            title     Heat 1 (yours, at Queries/a.md:7:20; wins)
            title     HEAT! (yours, at Queries/a.md:8:27; does not count)
            creators  Michael Mann (2-1.json)
            genres    Thriller (2-1.json)
            released  1995-12-15 (2-1.json)
            price     9.99 USD (2-1.json)
            artwork   https://is1-ssl.mzstatic.com/image/thumb/a/100x100bb.jpg (2-1.json)
            links     https://music.apple.com/us/album/1?i=1&uo=4 (2-1.json)
            links     https://www.imdb.com/title/tt0113277/ (from omdb:tt0113277)
            director  Michael Mann (from omdb:tt0113277)
            tags      a, b (yours, at Queries/a.md:7:35)
            note      Loud. (yours, at Queries/a.md:8:14)
          place
            It stands under 'H', as number 1 of 2.
            The sections are by title, here 'Heat 1'.
            It begins with a letter of the script Latin.

        """)
    let json = await site.run("explain", "itunes:1", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let query = (object?["queries"] as? [[String: Any]])?.first
    let work = try #require(query?["work"] as? [[String: String]])
    #expect(work == [["id": "omdb:tt0113277"], ["id": "itunes:1", "rule": "title"]])
  }

  @Test("'explain' tells of the leading item what its row takes from the others")
  func borrowing() async throws {
    let run = await (try Self.site()).run("explain", "omdb:tt0113277")
    for line in [
      "genres    Thriller (from itunes:1)", "price     9.99 USD (from itunes:1)",
      "artwork   https://is1-ssl.mzstatic.com/image/thumb/a/100x100bb.jpg (from itunes:1)",
      "links     https://www.imdb.com/title/tt0113277/ (1-1.json)",
      "links     https://music.apple.com/us/album/1?i=1&uo=4 (from itunes:1)",
    ] {
      #expect(run.output.contains("    \(line)\n"), "\(run.output)")
    }
    let json = await (try Self.site()).run("explain", "omdb:tt0113277", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let query = (object?["queries"] as? [[String: Any]])?.first
    let genres = (query?["fields"] as? [[String: Any]])?.first { $0["name"] as? String == "genres" }
    #expect(genres?["row"] as? [[String: String]] == [["item": "itunes:1", "value": "Thriller"]])
  }

  @Test("'explain' tells what hides a work by another of its ids")
  func hiddenWork() async throws {
    let site = try Self.site("hide: [omdb:tt0113277]")
    let run = await site.run("explain", "itunes:1")
    #expect(
      run.output.contains(
        "It is not on the page: the rule 'omdb:tt0113277' at Queries/a.md:6:8 hides it."),
      "\(run.output)")
    #expect(run.output.contains("omdb:tt0113277 leads the row"))
    await site.run("build")
    #expect(try site.page("a/index.html").titles == ["Heat of the Sun"])
  }

  @Test("the same site gives the same bytes, folded or not")
  func determinism() async throws {
    let (one, other) = (try Self.site(), try Self.site())
    await one.run("build")
    await other.run("build")
    #expect(try one.contents() == other.contents())
  }
}
