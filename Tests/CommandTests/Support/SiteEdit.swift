import Foundation

/// Something that the owner of a site may do to it while it is served.
struct SiteEdit: Sendable {
  let name: String
  let run: @Sendable (TestSite, inout any RandomNumberGenerator) throws -> Void

  /// Of a site with the queries `a` and `b`, the list `bands` and the page `about`.
  static let all: [SiteEdit] = [
    SiteEdit(name: "title of a query") { site, chance in
      try site.replaceLine(
        "title:", by: "title: Songs \(Int.random(in: 1...3, using: &chance))", in: query(&chance))
    },
    SiteEdit(name: "what is said of items") { site, chance in
      let words = [
        "hide: true", "pin: true", "title: Zoe", "note: A *note*.", "tags: [red, blue]",
        "sort-as: Y",
      ]
      let id = Int.random(in: 1...4, using: &chance)
      let word = words.randomElement(using: &chance) ?? ""
      try site.replaceLine("items:", by: "items: {'itunes:\(id)': {\(word)}}", in: query(&chance))
    },
    SiteEdit(name: "order of a query") { site, chance in
      let keys = ["title", "creator", "none", "kind", "genre", "year"]
      try site.replaceLine(
        "index:", by: "index: {by: \(keys.randomElement(using: &chance) ?? "title")}",
        in: query(&chance))
    },
    SiteEdit(name: "limit of a query") { site, chance in
      try site.replaceLine(
        "limit:", by: "limit: \(Int.random(in: 1...5, using: &chance))", in: query(&chance))
    },
    SiteEdit(name: "language of a query") { site, chance in
      let language = ["en", "de", "sv"].randomElement(using: &chance) ?? "en"
      try site.replaceLine("language:", by: "language: \(language)", in: query(&chance))
    },
    SiteEdit(name: "introduction of a query") { site, chance in
      let query = query(&chance)
      try site.write(try site.text(query) + "Another **line**.\n\n", to: query)
    },
    SiteEdit(name: "tags of a list") { site, chance in
      let tags = ["tags: [red]", "tags: [green, red]", ""].randomElement(using: &chance) ?? ""
      try site.replaceLine("tags:", by: tags, in: "Queries/bands.yml")
    },
    SiteEdit(name: "another query, or one less") { site, _ in
      if site.has("Queries/c.md") {
        try site.remove("Queries/c.md")
      } else {
        try site.write(
          "---\ntitle: More\nsearch: {store: itunes, term: c}\n---\n", to: "Queries/c.md")
        try site.record("c", [StoreAnswers.songs("Vera", "Wanda", "Xenia")])
      }
    },
    SiteEdit(name: "another answer") { site, chance in
      let titles = ["Mia", "Nora", "Ärger", "99 Songs", "Отец", "Paula"].shuffled(using: &chance)
      try site.record(
        ["a", "b"].randomElement(using: &chance) ?? "a",
        [
          StoreAnswers.songs(
            Array(titles.prefix(Int.random(in: 1...6, using: &chance))), artist: "Ida")
        ],
        date: "200\(Int.random(in: 0...9, using: &chance))-05-07T10:00:00Z")
    },
    SiteEdit(name: "no answer") { site, _ in
      if site.has("Site/Responses/b") { try site.remove("Site/Responses/b") }
    },
    SiteEdit(name: "what is gone") { site, _ in
      let file = "Site/Responses/a/history.jsonl"
      if site.has(file) {
        try site.remove(file)
      } else {
        try site.write(
          """
          {"date":"2003-05-06T10:00:00Z","change":"gone","id":"itunes:4","title":"Nina",\
          "item":{"kind":"song"}}

          """, to: file)
      }
      try site.replaceLine("items:", by: "items: {'itunes:4': {note: Gone?}}", in: "Queries/a.md")
    },
    SiteEdit(name: "what is new, and other prices") { site, chance in
      let name = ["a", "b"].randomElement(using: &chance) ?? "a"
      let day = Int.random(in: 1...9, using: &chance)
      let price = Int.random(in: 1...3, using: &chance) * 1_000_000
      try site.write(
        """
        {"date":"2003-05-0\(day)T10:00:00Z","change":"added","id":"itunes:2","title":"Nora"}
        {"date":"2003-05-0\(day)T10:00:00Z","change":"price","id":"itunes:1","title":"Mia",\
        "from":{"micros":990000,"currency":"USD"},"to":{"micros":\(price),"currency":"USD"}}

        """, to: "Site/Responses/\(name)/history.jsonl")
    },
    SiteEdit(name: "a work of two stores, in one row or two") { site, chance in
      let merge = Bool.random(using: &chance) ? "merge: off\n" : ""
      try site.write(
        """
        ---
        title: Films
        search:
          - {store: omdb, i: tt0113277}
          - {store: itunes, term: heat, entity: movie}
        \(merge)---

        """, to: "Queries/films.md")
      let omdbs = """
        {"Title":"Heat","Year":"1995","Director":"Michael Mann","imdbID":"tt0113277",\
        "Type":"movie","Poster":"N/A","Response":"True"}
        """
      let apples = StoreAnswers.song(
        8, kind: "feature-movie", "Heat",
        #""artistName":"Michael Mann","releaseDate":"1995-12-15T08:00:00Z""#)
      try site.record(
        "films",
        [omdbs, StoreAnswers.itunes(apples)])
    },
    SiteEdit(name: "title of the site") { site, chance in
      try site.replaceLine(
        "title:", by: "title: Shelf \(Int.random(in: 1...2, using: &chance))", in: settings)
    },
    SiteEdit(name: "address of the site") { site, chance in
      let path = ["", "/long", "/other"].randomElement(using: &chance) ?? ""
      try site.replaceLine("url:", by: "url: https://shelf.example.org\(path)", in: settings)
    },
    SiteEdit(name: searchName) { site, chance in
      try site.replaceLine(
        "search:", by: Bool.random(using: &chance) ? "search: pagefind" : "", in: settings)
    },
    SiteEdit(name: "articles and creators") { site, chance in
      let articles = ["keep", "ignore"].randomElement(using: &chance) ?? "keep"
      try site.replaceLine("index:", by: "index: {articles: \(articles)}", in: settings)
      try site.replaceLine(
        "creators:", by: "creators: {Anna: {sort-as: Z\(articles), note: Hello}}", in: settings)
    },
    SiteEdit(name: "a template") { site, _ in
      if site.has("Templates/entry.html") {
        try site.remove("Templates")
      } else {
        try site.write("<p>{{title}}</p>\n", to: "Templates/entry.html")
      }
    },
    SiteEdit(name: "words of the theme") { site, chance in
      try site.write(
        "home: Start \(Int.random(in: 1...2, using: &chance))\n", to: "Templates/Strings/en.yml")
    },
    SiteEdit(name: "the style sheet") { site, chance in
      try site.write(
        "p { margin: \(Int.random(in: 1...3, using: &chance))px }\n", to: "Templates/theme.css")
    },
    SiteEdit(name: "a plain page") { site, chance in
      try site.write(
        "---\ntitle: About\nnavigation: \(Int.random(in: 1...2, using: &chance))\n---\nText\n",
        to: "Site/Pages/about.md")
    },
    SiteEdit(name: "an asset") { site, chance in
      let name = ["a.txt", "b.txt"].randomElement(using: &chance) ?? "a.txt"
      try site.write("\(Int.random(in: 1...99, using: &chance))", to: "Site/Assets/\(name)")
    },
    SiteEdit(name: "entries of the list") { site, chance in
      let names = ["Rush", "Heart", "Abba"].shuffled(using: &chance).prefix(2)
      try site.replaceLine(
        "queries:", by: "queries: [\(names.joined(separator: ", "))]", in: "Queries/bands.yml")
    },
    SiteEdit(name: "a mistake") { site, _ in try site.write("no front matter", to: mistake) },
  ]

  /// That of the edit that may ask for an index for searching, which another program makes.
  static let searchName = "the page for searching, or none"
  /// A file that is one.
  static let mistake = "Queries/mistake.md"
  private static let settings = "Site/site.yml"

  private static func query(_ chance: inout any RandomNumberGenerator) -> String {
    Bool.random(using: &chance) ? "Queries/a.md" : "Queries/b.md"
  }
}

extension TestSite {
  /// A site for the edits of `SiteEdit.all`.
  static func toBeEdited() throws -> TestSite {
    try TestSite(
      Fixtures.settings
        + Fixtures.query("a", songs: "Mia", "Nora", "Ärger")
        + Fixtures.query("b", songs: "Mia", "The End")
          + """
          -- Queries/bands.yml --
          title: Bands
          search: {store: itunes}
          queries: [Rush, Heart]
          -- answer to bands/Rush --
          \(StoreAnswers.songs("Limelight", "YYZ"))
          -- answer to bands/Heart --
          \(StoreAnswers.songs("Crazy on You"))
          -- Site/Pages/about.md --
          ---
          title: About
          ---
          Text
          -- Site/Assets/a.txt --
          one

          """)
  }

  /// Puts a line in the place of the one that begins like that, or at the end of the front matter.
  fileprivate func replaceLine(_ beginning: String, by new: String, in file: String) throws {
    var lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if let number = lines.firstIndex(where: { $0.hasPrefix(beginning) }) {
      lines[number] = new
    } else {
      let end = lines.dropFirst().firstIndex(of: "---") ?? max(0, lines.count - 1)
      lines.insert(new, at: end)
    }
    try write(lines.joined(separator: "\n"), to: file)
  }
}
