import Command
import Testing

/// What the pages show of answers of iTunes Search.
@Suite struct ITunesPageTests {
  @Test("IT-10 nothing found says so, and what usually helps: among it, no attribute")
  func nothingFound() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Downloads
      search: {store: itunes, term: Download, entity: podcast, attribute: titleTerm}
      ---
      -- answer to a --
      \(StoreAnswers.itunes())
      """)
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.rows.isEmpty)
    #expect(page.contains("<h2>Nothing found</h2>"))
    #expect(page.contains("<li>no <code>attribute</code>.</li>"))
    // Nothing was narrowed on the way: the page tells what was asked.
    #expect(page.contains("titleTerm"))
    #expect(try site.text("Site/Responses/a/record.json").contains("attribute=titleTerm"))
  }

  @Test("IT-11 podcasts without a feed are three rows without a link to one")
  func podcasts() async throws {
    let podcasts = (1...3).map { number in
      #"{"kind":"podcast","trackId":\#(number),"trackName":"Pod \#(number)"}"#
    }
    let site = try TestSite(
      Fixtures.query("a") + "-- answer to a --\n"
        + StoreAnswers.itunes(podcasts[0], podcasts[1], podcasts[2]))
    #expect(await site.run("build").status == .done)
    #expect(try site.page("a/index.html").titles == ["Pod 1", "Pod 2", "Pod 3"])
    let page = try site.page("item/itunes/1/index.html")
    #expect(!page.contains("Feed"))
    for href in page.values(of: "href") { #expect(!href.isEmpty) }
  }

  @Test("IT-13 an album without price and currency has no text in the place of a price")
  func noPrice() async throws {
    let album = #"{"wrapperType":"collection","collectionId":7,"collectionName":"Blue"}"#
    let site = try TestSite(
      Fixtures.query("a") + "-- answer to a --\n" + StoreAnswers.itunes(album))
    #expect(await site.run("build").status == .done)
    for file in ["a/index.html", "item/itunes/7/index.html"] {
      let page = try site.page(file)
      #expect(page.contains("Blue"))
      for word in ["<data", "0.00", "null", "nil", "$", "USD", "Optional"] {
        #expect(!page.contains(word), "\(word) in \(file)")
      }
    }
  }

  @Test("IT-15 ids that did not come back are named with the country, where they are asked for")
  func missingIDs() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: By id
      search:
        store: itunes
        id: [1, 22, 33]
        country: FR
      ---
      -- answer to a --
      \(StoreAnswers.songs("Mia"))
      """)
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Queries/a.md:5:3: warning: Nothing came back in the store of FR for 22, 33.
              id: [1, 22, 33]
              ^
        hint: An item may be gone, or sold in other countries only.
        1 warning.

        """)
    #expect(try site.page("a/index.html").titles == ["Mia"])
  }

  @Test("IT-15 without a country in query and site the United States are asked")
  func standardCountry() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia") + """
        -- Queries/b.md --
        ---
        title: B
        search: {store: itunes, term: b, country: DE}
        ---
        -- answer to b --
        \(StoreAnswers.songs("Mia"))
        """)
    await site.run("build")
    #expect(try site.page("a/index.html").contains("United States"))
    #expect(try site.page("b/index.html").contains("Germany"))
  }

  @Test(
    "IT-26 pictures over http come from the secure host, or not at all, with one warning a host")
  func secureHosts() async throws {
    let songs = (1...3).map { number in
      StoreAnswers.song(
        number, "Song \(number)",
        number == 1
          ? #""artworkUrl100":"http://is4.mzstatic.com/image/thumb/a/source/100x100bb.jpg""#
          : #""artworkUrl100":"http://pictures.example.org/\#(number)/100x100bb.jpg""#)
    }
    let site = try TestSite(
      Fixtures.query("a") + "-- answer to a --\n"
        + StoreAnswers.itunes(songs[0], songs[1], songs[2]))
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Queries/a.md:1:1: warning: Artwork and previews from 'pictures.example.org' are left out: \
        it is not known to answer over https.
        1 warning.

        """)
    let sources = try site.page("a/index.html").values(of: "src")
    #expect(sources.filter { $0.hasPrefix("https://is4-ssl.mzstatic.com/") }.count == 1)
    #expect(!sources.contains { $0.hasPrefix("http:") || $0.isEmpty })
  }

  @Test("IT-30 of several records of an item the newest is shown, whatever the queries' order")
  func newestRecord() async throws {
    for (first, second) in [("a", "b"), ("b", "a")] {
      let site = try TestSite(Fixtures.query("a") + Fixtures.query("b"))
      try site.record(
        first, [StoreAnswers.itunes(StoreAnswers.song(1, "Old name"))], date: "2003-05-07T10:00:00Z"
      )
      try site.record(
        second, [StoreAnswers.itunes(StoreAnswers.song(1, "New name"))],
        date: "2003-05-12T10:00:00Z")
      #expect(await site.run("build").status == .done)
      let page = try site.page("item/itunes/1/index.html")
      #expect(page.contains("<h1><bdi>New name</bdi></h1>"))
      #expect(page.contains("12"))
      #expect(try site.files().filter { $0.hasPrefix("item/") }.count == 1)
    }
  }

  @Test("IT-31 explicit and clean editions are two rows with a mark each; a rule hides one")
  func editions() async throws {
    let answer = StoreAnswers.itunes(
      StoreAnswers.song(1, "Trap", #""trackExplicitness":"explicit""#),
      StoreAnswers.song(2, "Trap", #""trackExplicitness":"cleaned""#))
    let site = try TestSite(
      Fixtures.query("a") + Fixtures.query("b", more: "hide: [{explicit: true}]"))
    for query in ["a", "b"] { try site.record(query, [answer]) }
    #expect(await site.run("build").status == .done)
    let rows = try site.page("a/index.html").rows
    #expect(rows.count == 2)
    #expect(rows[0].contains("<abbr title=\"Explicit\">E</abbr>"))
    #expect(rows[1].contains("<abbr title=\"Clean\">C</abbr>"))
    #expect(try site.page("b/index.html").rows.count == 1)
  }

  @Test("IT-36 keys that are new or gone change nothing; an odd element is told with its number")
  func oddElements() async throws {
    let answer = StoreAnswers.itunes(
      StoreAnswers.song(1, "Mia", #""brandNew":{"a":[1]},"releaseDate":17,"trackPrice":"x""#),
      "7", "{}", StoreAnswers.song(2, "Nora"))
    let site = try TestSite(Fixtures.query("a"))
    try site.record("a", [answer])
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(try site.page("a/index.html").titles == ["Mia", "Nora"])
    #expect(
      run.remarks.contains(
        "Site/Responses/a/1-1.json: warning: Element 2 of this response is left out. "),
      "\(run.remarks)")
    #expect(run.remarks.contains("Element 3 of this response is left out. "))
    #expect(run.remarks.hasSuffix("2 warnings.\n"))
  }

  @Test("IT-38 parameters inside of a term are a warning at the term")
  func parametersInTerm() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: A
      search: {store: itunes, term: podcast&limit=10}
      ---
      -- answer to a --
      \(StoreAnswers.songs("Mia"))
      """)
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(run.remarks.hasPrefix("Queries/a.md:3:31: warning: "), "\(run.remarks)")
  }

  @Test("a lookup of an artist's albums has the artist at its head and not among the rows")
  func relatedLookup() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Albums
      search: {store: itunes, id: 5, entity: album}
      ---
      -- answer to a --
      \(StoreAnswers.itunes(
        #"{"wrapperType":"artist","artistId":5,"artistName":"Anna Calvi"}"#,
        #"{"wrapperType":"collection","collectionId":6,"collectionName":"Hunter","artistId":5}"#))
      """)
    #expect(await site.run("build").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Hunter"])
    #expect(page.between("<div class=\"subject\">", "</div>")?.contains("Anna Calvi") == true)
    #expect(try site.files().filter { $0.hasPrefix("item/") } == ["item/itunes/6/index.html"])
  }
}
