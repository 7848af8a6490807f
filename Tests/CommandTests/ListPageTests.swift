import Command
import Testing

/// Lists: one search with many terms.
@Suite struct ListPageTests {
  @Test("entries from a CSV file make a page each, and an index of them from A to Z")
  func table() async throws {
    let site = try TestSite(
      """
      -- Queries/bands.yml --
      title: Bands
      description: Some bands.
      search:
        store: itunes
        media: music
        entity: musicTrack
        attribute: artistTerm
      queries: {csv: bands.csv}
      -- Queries/bands.csv --
      term,sort-as,name,note
      Rush,,,
      "Guns N' Roses",Guns N Roses,guns,The **first** one.
      The Who,Who,,
      -- answer to bands/Rush --
      \(StoreAnswers.songs("Limelight", "Tom Sawyer"))
      -- answer to bands/guns --
      \(StoreAnswers.itunes(StoreAnswers.song(7, "Patience")))
      -- answer to bands/The Who --
      \(StoreAnswers.itunes())
      """)
    #expect(await site.run("build", "--strict").status == .done)
    #expect(
      try site.pages(below: "bands/") == [
        "bands/guns/index.html", "bands/index.html", "bands/rush/index.html",
        "bands/the-who/index.html",
      ])
    let list = try site.page("bands/index.html")
    #expect(list.sections.map(\.label) == ["G", "R", "W"])
    #expect(list.contains("<a href=\"/bands/guns/\"><bdi>Guns N&#39; Roses</bdi></a>"))
    #expect(list.contains("<div class=\"note\"><p>The <strong>first</strong> one.</p>"))
    #expect(list.contains("Some bands."))
    #expect(list.contains("<span class=\"num\">2 songs</span>"))
    #expect(try site.page("bands/rush/index.html").titles == ["Limelight", "Tom Sawyer"])
    #expect(try site.page("bands/the-who/index.html").contains("Nothing found"))
    #expect(
      try site.page("bands/guns/index.html").values(of: "href").contains("/bands/"),
      "every entry leads back to its list")
    #expect(try site.page("index.html").values(of: "href").contains("/bands/"))
    #expect(
      try site.text("Site/Responses/bands/guns/record.json").contains(
        "term=Guns+N%27+Roses&country=US&media=music&entity=musicTrack&attribute=artistTerm"))
  }

  @Test("keys of an entry win over those of the list")
  func entryKeys() async throws {
    let site = try TestSite(
      """
      -- Queries/bands.yml --
      title: Bands
      search: {store: itunes}
      index: {by: none}
      queries:
        - Rush
        - {term: Queen, title: Her Majesty, index: {by: title}}
      -- answer to bands/Rush --
      \(StoreAnswers.songs("Tom Sawyer", "Limelight"))
      -- answer to bands/Queen --
      \(StoreAnswers.songs("Tom Sawyer", "Limelight"))
      """)
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("bands/rush/index.html").titles == ["Tom Sawyer", "Limelight"])
    let queen = try site.page("bands/queen/index.html")
    #expect(queen.contains("<h1><bdi>Her Majesty</bdi></h1>"))
    #expect(queen.titles == ["Limelight", "Tom Sawyer"])
    #expect(try site.page("bands/index.html").sections.map(\.label) == ["H", "R"])
  }

  @Test("a mistake in the table is told at its row and column")
  func tableMistakes() async throws {
    let site = try TestSite(
      """
      -- Queries/bands.yml --
      title: Bands
      search: {store: itunes}
      queries: {csv: bands.csv}
      -- Queries/bands.csv --
      term,sort-ass
      Rush,x
      Queen,y
      """)
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        Queries/bands.csv:1:6: error: An entry of a list has no key 'sort-ass'.
            term,sort-ass
                 ^
        hint: Did you mean 'sort-as'?
        1 error. Nothing was published.

        """)
    try site.remove("Queries/bands.csv")
    let missing = await site.run("build")
    #expect(missing.remarks.hasPrefix("Queries/bands.yml:3:16: error: "), "\(missing.remarks)")
  }

  @Test("the home page groups by the first folder, in the order of the site's groups")
  func groups() async throws {
    let site = try TestSite(
      """
      -- Site/site.yml --
      title: Shelf
      url: https://example.org
      groups: {screen: To watch, music: To hear}
      """ + "\n" + Fixtures.query("music/a", title: "Songs A", songs: "Mia")
        + Fixtures.query("screen/b", title: "Films B", songs: "Mia")
        + Fixtures.query("zoo/c", title: "Zoo C", songs: "Mia")
        + Fixtures.query("d", title: "Alone D", songs: "Mia"))
    #expect(await site.run("build", "--strict").status == .done)
    let home = try #require(site.page("index.html").between("<main", "</main>"))
    let order = ["Alone D", "To watch", "Films B", "To hear", "Songs A", ">zoo<", "Zoo C"]
    let places = order.map { home.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }
}
