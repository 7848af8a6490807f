import Command
import Templates
import Testing

/// What stores want to be shown, on pages and by `check`.
@Suite struct TermsTests {
  private static let music =
    Fixtures.query("music", more: "items: {itunes:1: {tags: [mixed]}}")
    + "-- answer to music --\n"
    + StoreAnswers.itunes(
      StoreAnswers.song(1, "Mia", #""previewUrl":"https://audio-ssl.itunes.apple.com/a.m4a""#))
    + "\n"

  private static let films = """
    -- Queries/films.md --
    ---
    title: Films
    search: {store: omdb, s: lost}
    items: {omdb:tt0411008: {tags: [mixed]}}
    ---
    -- answer to films --
    \(StoreAnswers.films((id: "tt0411008", title: "Lost", year: "2004")))

    """

  private static let books = """
    -- Queries/books.md --
    ---
    title: Books
    search: {store: google-books, q: a}
    ---
    -- answer to books --
    \(StoreAnswers.volumes(StoreAnswers.volume("aaa", "Moby")))

    """

  @Test("each page has the notices of its stores, and previews of songs their courtesy")
  func notices() async throws {
    let site = try TestSite(Fixtures.settings + Self.music + Self.films + Self.books)
    #expect(await site.run("check", "--strict").status == .done)
    #expect(await site.run("build", "--strict").status == .done)
    let song = try site.page("item/itunes/1/index.html")
    #expect(song.contains("Preview provided courtesy of iTunes."))
    #expect(song.contains(">Listen on Apple Music</a>"))
    let catalog = try site.page("music/index.html")
    #expect(catalog.contains("Previews provided courtesy of iTunes."))
    #expect(catalog.contains("trademarks of Apple Inc.") && !catalog.contains("OMDb"))
    let films = try site.page("films/index.html")
    #expect(films.contains("href=\"https://www.omdbapi.com/\""))
    #expect(films.contains("href=\"https://creativecommons.org/licenses/by-nc/4.0/\""))
    #expect(!films.contains("iTunes"))
    let book = try site.page("item/google-books/aaa/index.html")
    #expect(book.contains("powered by <a href=\"https://books.google.com/\""))
    #expect(book.contains(">See it on Google Books</a>"))
    let home = try site.page("index.html")
    #expect(home.contains("trademarks of Apple Inc.") && home.contains("omdbapi.com"))
  }

  @Test("a podcast, whose sound is not the store's, has no courtesy")
  func podcast() async throws {
    let episode = StoreAnswers.song(
      2, kind: "podcast-episode", "Talk", #""previewUrl":"https://example.org/a.mp3""#)
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("talk") + "-- answer to talk --\n"
        + StoreAnswers.itunes(episode) + "\n")
    #expect(await site.run("build", "--strict").status == .done)
    for file in ["talk/index.html", "item/itunes/2/index.html"] {
      let page = try site.page(file)
      #expect(page.contains("https://example.org/a.mp3") && !page.contains("courtesy of iTunes"))
    }
  }

  @Test("check warns of a template that leaves out what a store asks for")
  func leftOut() async throws {
    let site = try TestSite(Fixtures.settings + Self.music + Self.films)
    let layout = try #require(DefaultTheme.files.first { $0.name == "layout.html" })
    try site.write(
      String(decoding: layout.bytes, as: UTF8.self).replacing("<p>{{.}}</p>", with: ""),
      to: "Templates/layout.html")
    try site.write("<li id=\"{{id}}\">{{title}}</li>\n", to: "Templates/row.html")
    try site.write("", to: "Templates/out.html")
    let run = await site.run("check")
    #expect(run.status == .done)
    #expect(
      run.remarks.contains("pages lack the text 'notice-omdb-html', which OMDb asks for."),
      "\(run.remarks)")
    #expect(run.remarks.contains("the text 'notice-itunes-html', which iTunes Search asks for."))
    #expect(run.remarks.contains("{{#notices}}{{.}}{{/notices}}"))
    #expect(run.remarks.contains("show what iTunes Search has with no link to it there."))
    #expect(await site.run("check", "--strict").status == .failed)
  }

  @Test("check warns of an own text that lacks what a store asks for")
  func ownText() async throws {
    let site = try TestSite(
      Fixtures.settings + Self.films
        + "-- Templates/Strings/en.yml --\nnotice-omdb-html: Films from somewhere.\n")
    let run = await site.run("check")
    #expect(
      run.remarks.contains(
        "Templates/Strings/en.yml: warning: The text 'notice-omdb-html' lacks 'OMDb', which OMDb "
          + "asks for."), "\(run.remarks)")
    #expect(run.remarks.contains("lacks 'https://creativecommons.org/licenses/by-nc/4.0/'"))
  }

  @Test("check warns of affiliate links beside data that nobody may earn by")
  func earning() async throws {
    let settings = """
      -- Site/site.yml --
      title: Shelf
      url: https://example.org
      stores:
        itunes:
          affiliate: {token: 10ab}

      """
    let site = try TestSite(settings + Self.music + Self.films)
    let run = await site.run("check")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Site/site.yml:5:24: warning: 1 page has data of OMDb, by which nobody may earn, beside \
        links with an affiliate token.
                affiliate: {token: 10ab}
                                   ^
        hint: Look at 'tag/mixed/index.html'. Take the token out, or give the queries of OMDb a \
        site of their own.
        1 warning.

        """)
  }
}
