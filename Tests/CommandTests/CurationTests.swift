import Command
import Testing

/// What the owner says of items, as pages show it.
@Suite struct CurationTests {
  private static func site(_ curation: String) throws -> TestSite {
    try TestSite(Fixtures.query("a", more: curation, songs: "Mia", "Nora", "Olga", "Pia"))
  }

  @Test("hidden items have neither row nor page; so have those that a rule of 'hide' meets")
  func hiding() async throws {
    let site = try Self.site(
      """
      items:
        itunes:1: {hide: true}
      hide:
        - itunes:2
        - {title-contains: ÓLGA}
      """)
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").titles == ["Pia"])
    #expect(
      try site.files().filter { $0.hasPrefix("item/") } == ["item/itunes/4/index.html"])
    #expect(try site.page("a/index.html").contains("1 song<"))
  }

  @Test("pinned items stand once, in a first section that is in the bar")
  func pinning() async throws {
    let site = try Self.site("items: {itunes:3: {pin: true}}")
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(
      page.sections == [
        .init(label: "Pinned", titles: ["Olga"]), .init(label: "M", titles: ["Mia"]),
        .init(label: "N", titles: ["Nora"]), .init(label: "P", titles: ["Pia"]),
      ])
    #expect(page.between("<nav class=\"bar", "</nav>")?.contains("★") == true)
    let notch = try site.page("item/itunes/3/index.html").between("class=\"notch\"", "</a>")
    #expect(
      notch?.contains("★</span><span class=\"vh\">Pinned</span>") == true, "a word has no room")
  }

  @Test("own title, key, note, link and picture replace the store's, on rows and item pages")
  func replacing() async throws {
    let site = try Self.site(
      """
      items:
        itunes:1:
          title: Zora & Mia
          note: The *first* one.
          link: https://example.org/zora
          artwork: /assets/zora.png
        itunes:2: {sort-as: Zulu}
      """)
    try site.write("x", to: "Site/Assets/zora.png")
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Olga", "Pia", "Zora &amp; Mia", "Nora"])
    #expect(page.sections.map(\.label) == ["O", "P", "Z"])
    for text in [page.rows[2], try site.page("item/itunes/1/index.html")] {
      #expect(text.contains("Zora &amp; Mia"))
      #expect(text.contains("<p>The <em>first</em> one.</p>"))
      #expect(text.values(of: "href").contains("https://example.org/zora"))
      #expect(text.values(of: "src").contains("/assets/zora.png"))
    }
    #expect(try site.page("item/itunes/2/index.html").contains("<bdi>Nora</bdi>"))
  }

  @Test("an own link comes before the store's, which stays beside the store's picture")
  func linkBeforeStores() async throws {
    let shop = "https://music.apple.com/us/album/1?i=1&amp;uo=4"
    for (link, links) in [
      ("https://example.org/", ["https://example.org/", shop]),
      ("https://music.apple.com/de/album/1", ["https://music.apple.com/de/album/1"]),
    ] {
      let site = try Self.site("items: {itunes:1: {link: '\(link)'}}")
      try site.write(
        """
        {"date":"2003-05-08T09:00:00Z","change":"added","id":"itunes:1","title":"Mia"}

        """, to: "Site/Responses/a/history.jsonl")
      #expect(await site.run("build", "--strict").status == .done)
      for file in ["a/index.html", "new/index.html"] {
        let row = try #require(site.page(file).rows.first { $0.contains("<bdi>Mia</bdi>") })
        let out = row.tags("a").filter { $0.contains("class=\"out\"") }
        #expect(out.flatMap { PageText($0).values(of: "href") } == links, "\(file)")
        #expect(row.contains("Also at") == (links.count > 1))
      }
    }
  }

  @Test("a link that is only a fragment leads to a place of its catalog page, wherever it is shown")
  func fragments() async throws {
    let site = try Self.site("items: {itunes:1: {link: '#n', tags: loud}}")
    #expect(await site.run("build", "--strict").status == .done)
    for file in ["a/index.html", "item/itunes/1/index.html", "tag/loud/index.html"] {
      let links = try site.page(file).values(of: "href")
      #expect(links.contains("/a/#n") && !links.contains("/#n"), "\(file)")
    }
    #expect(await site.run("check").status == .done)
  }

  @Test("messages of one file come in the order of its lines")
  func order() async throws {
    let site = try Self.site(
      """
      hide: [{kind: sonng}]
      items:
        itunes:11: {pin: true}
        itunes:1: {note: '<b>'}
      """)
    let run = await site.run("build")
    let lines = run.remarks.split(separator: "\n").filter { $0.hasPrefix("Queries/") }
      .compactMap { $0.split(separator: ":").dropFirst().first }
    #expect(lines == ["4", "6", "7"], "\(run.remarks)")
  }

  @Test("a picture that no page can load is a placeholder, told once for each host")
  func insecurePictures() async throws {
    let site = try Self.site(
      """
      items:
        itunes:1: {artwork: "http://x.example/a.jpg"}
        itunes:2: {artwork: "http://x.example/b.jpg"}
        itunes:3: {artwork: "http://is4.mzstatic.com/image/thumb/c/100x100bb.jpg"}
      """)
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Queries/a.md:5:23: warning: Pictures from 'x.example' are left out: it is not known to answer over https.
              itunes:1: {artwork: "http://x.example/a.jpg"}
                                  ^
        hint: Pages load pictures over https only. Write 'https:' if its host answers so, or put the picture into Site/Assets.
        1 warning.

        """)
    let page = try site.page("a/index.html")
    #expect(
      page.values(of: "src").filter { $0.contains("/") && !$0.hasSuffix(".js") }
        .contains("https://is4-ssl.mzstatic.com/image/thumb/c/100x100bb.jpg"))
    for file in try site.files() {
      #expect(try !site.text("_site/\(file)").contains("http://x.example"), "\(file)")
    }
  }

  @Test("tags have a page each, with the rows that have them, and items lead there")
  func tagging() async throws {
    let site = try Self.site("items: {itunes:1: {tags: [Für Anna, loud]}, itunes:3: {tags: loud}}")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("tag/loud/index.html").titles == ["Mia", "Olga"])
    let item = try site.page("item/itunes/1/index.html").values(of: "href")
    #expect(item.contains("/tag/f%C3%BCr-anna/") && item.contains("/tag/loud/"))
  }

  @Test("an id that no store returned is a warning at its place with the nearest")
  func unknownID() async throws {
    let site = try Self.site("items: {itunes:11: {pin: true}}")
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Queries/a.md:4:9: warning: No store returned 'itunes:11' for this query.
            items: {itunes:11: {pin: true}}
                    ^
        hint: Did you mean 'itunes:1'?
        1 warning.

        """)
  }

  @Test("'limit' takes the first of the store's order after hiding, pins included")
  func limit() async throws {
    let site = try Self.site(
      "limit: 2\nitems:\n  itunes:1: {hide: true}\n  itunes:3: {pin: true}")
    await site.run("build")
    #expect(try site.page("a/index.html").titles == ["Olga", "Nora"])
  }

  @Test("creators are filed as the site says")
  func creators() async throws {
    let site = try TestSite(
      """
      -- Site/site.yml --
      title: Shelf
      url: https://example.org
      creators:
        Anna Zola: {sort-as: "Zola, Anna"}
      """ + "\n" + Fixtures.query("a", more: "index: {by: creator}"))
    try site.record("a", [StoreAnswers.songs(["Mia"], artist: "Anna Zola")])
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").sections.map(\.label) == ["Z"])
  }
}
