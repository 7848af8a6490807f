import Indexing
import Items
import Links
import Markup
@testable import Pages

/// Page models made by hand, one of each kind and state.
enum SamplePages {
  static let base = BasePath("/long/") ?? .root

  private static let elsewhere = [try? OwnersLink("https://example.org/", as: .link)]
    .compactMap(\.self).map { Site.MenuEntry(.text("Elsewhere"), to: .link($0)) }

  static let site = Site(
    title: "Long Shelf", description: "Songs, books & films, put in order by hand.",
    author: "A. Keeper", url: "https://shelf.example.org/long/", basePath: base,
    language: "en",
    navigation: [
      Site.MenuEntry(.everything, to: .page(Address("all/"))),
      Site.MenuEntry(.text("About"), to: .page(Address("about/"))),
    ] + elsewhere, feed: Feed.Files(of: Address("")))

  /// What the stores of the samples ask for.
  static let terms: [StoreName: Terms] = [
    SampleItems.apple: Terms(
      notice: .init(words: ["Apple"]),
      courtesy: .init(.init(words: ["iTunes"]), besidePreviewsOf: [.song, .musicVideo]),
      linksItems: true),
    SampleItems.google: Terms(notice: .init(words: ["powered by Google"]), linksItems: true),
    SampleItems.omdb: Terms(
      notice: .init(words: ["OMDb"]), linksItems: false, isNonCommercial: true),
  ]

  /// By the name of the file each is compared with.
  static let all: [(name: String, page: Page)] = [
    ("home", .home(home)), ("catalog", .catalog(songs)), ("catalog-mixed", .catalog(mixed)),
    ("catalog-split", .catalog(split)), ("catalog-letter", .catalog(letter)),
    ("catalog-plain", .catalog(plain)), ("nothing-found", .catalog(empty)),
    ("not-fetched", .catalog(notFetched)), ("list", .list(list)),
    ("catalog-folded", .catalog(folded)), ("item-folded", .item(foldedItem)),
    ("item-gone", .item(item(SampleItems.gone, note: note))),
    ("item-song", .item(item(SampleItems.bohemianRhapsody, note: note))),
    ("item-book", .item(item(SampleItems.book))), ("item-app", .item(item(SampleItems.app))),
    ("item-film", .item(item(SampleItems.film))), ("item-bare", .item(item(SampleItems.untitled))),
    ("item-hostile", .item(item(SampleItems.hostile))), ("page", .prose(prose)),
    ("not-found", .notFound(notFound)), ("index-contents", .index(contents)),
    ("index-names", .index(creators)), ("index-titles", .index(kind)),
    ("index-creator", .index(creator)), ("index-tag", .index(tag)),
    ("index-decade", .index(decade)), ("new", .news(news)), ("no-news", .news(noNews)),
    ("item-prices", .item(item(SampleItems.trapQueen, prices: prices))),
  ]

  static let note = HTML(trusted: "<p>Six parts, <em>one</em> song.</p>")

  static let songs = CatalogPage(
    heading: heading("queens/", "Queens & Radio Heads", stores: [SampleItems.apple]),
    query: "queens", file: "Queries/queens.md", state: .filled,
    introduction: HTML(trusted: "<p>What the store finds under <em>queen</em>.</p>"),
    subjects: [], countries: [.unitedStates], date: "2022-05-07",
    count: ItemCount(items: 4, kind: .song),
    creatorCount: 3,
    tags: [NamedLink(title: "loud & live", target: Target(Address("tag/loud-live/")))],
    questions: [], bar: bar(["#": 1, "T": 2], pinned: 1, on: "queens/"),
    hasWordBar: false,
    sections: [
      section(.pinned, "pinned", [SampleItems.bohemianRhapsody], note: note),
      section(.number, "num", [SampleItems.lateInterlude]),
      section(.letter("T"), "t", [SampleItems.trapQueen, SampleItems.trapQueenClean]),
    ], part: nil, data: CatalogData.Files(of: Address("queens/")),
    feed: Feed.Files(of: Address("queens/")))

  static let mixed = CatalogPage(
    heading: heading(
      "mixed/", "A Mixed Shelf",
      stores: [SampleItems.apple, SampleItems.google, SampleItems.omdb]),
    query: "mixed", file: "Queries/mixed.md", state: .filled, introduction: nil,
    subjects: [SampleItems.bohemianRhapsody],
    countries: ["US", "GB"].compactMap { CountryCode($0) }, date: "2022-05-07",
    count: ItemCount(items: 9, kind: nil),
    creatorCount: 8, questions: [],
    bar: [
      entry(.word("Computers"), 2, "computers", "mixed/"),
      entry(.kind(.movie), 3, "movies", "mixed/"), entry(.missing, 4, "unknown", "mixed/"),
    ], hasWordBar: true,
    sections: [
      section(.word("Computers"), "computers", [SampleItems.book, SampleItems.app]),
      section(
        .kind(.movie), "movies", [SampleItems.film, SampleItems.series, SampleItems.episode]),
      section(
        .missing, "unknown",
        [SampleItems.bareBook, SampleItems.hostile, SampleItems.podcast, SampleItems.untitled]),
    ], part: nil)

  static let plain = CatalogPage(
    heading: heading("dickens/", "The Dickens Shelf", stores: [SampleItems.google]),
    query: "dickens", file: "Queries/dickens.md", state: .filled, introduction: nil, subjects: [],
    countries: [.unitedStates],
    date: "2022-05-07", count: ItemCount(items: 3, kind: .book), creatorCount: 1, questions: [],
    bar: [], hasWordBar: false,
    sections: [
      section(
        .everything, "all", [SampleItems.book, SampleItems.freeBook, SampleItems.bareBook])
    ], part: nil)

  static let split = CatalogPage(
    heading: heading("many/", "Very Many Songs", stores: [SampleItems.apple]), query: "many",
    file: "Queries/many.md",
    state: .filled, introduction: HTML(trusted: "<p>More than a page holds.</p>"), subjects: [],
    countries: [.unitedStates], date: "2022-05-07", count: ItemCount(items: 1234, kind: .song),
    creatorCount: 321, questions: [], bar: letters, hasWordBar: false, sections: [], part: nil)

  static let letter = CatalogPage(
    heading: heading("many/t/", "Very Many Songs: T", stores: [SampleItems.apple]), query: "many",
    file: "Queries/many.md",
    state: .filled, introduction: nil, subjects: [], countries: [.unitedStates], date: "2022-05-07",
    count: ItemCount(items: 1234, kind: .song), creatorCount: 321, questions: [], bar: letters,
    hasWordBar: false,
    sections: [
      section(.letter("T"), "t", [SampleItems.trapQueen, SampleItems.trapQueenClean])
    ],
    part: SectionPart(
      label: .letter("T"), number: 1, previous: Target(Address("many/b/")), next: nil),
    data: CatalogData.Files(of: Address("many/")))

  static let empty = CatalogPage(
    heading: heading("theremin/", "Left-Handed Theremin", stores: [SampleItems.apple]),
    query: "theremin", file: "Queries/theremin.md", state: .empty,
    introduction: HTML(trusted: "<p>Songs for an instrument nobody sells.</p>"), subjects: [],
    countries: ["NO"].compactMap { CountryCode($0) }, date: "2022-05-07",
    count: ItemCount(items: 0, kind: nil), creatorCount: 0,
    questions: [
      CatalogPage.Question(
        store: SampleItems.apple,
        parameters: [
          .init(name: "term", value: "left-handed <theremin>"), .init(name: "country", value: "NO"),
        ])
    ], bar: [], hasWordBar: false, sections: [], part: nil)

  static let notFetched = CatalogPage(
    heading: heading("slow-cinema/", "Slow Cinema", stores: [SampleItems.omdb]),
    query: "slow-cinema", file: "Queries/slow-cinema.md", state: .notFetched, introduction: nil,
    subjects: [], countries: [],
    date: nil, count: ItemCount(items: 0, kind: nil), creatorCount: 0,
    questions: [
      CatalogPage.Question(store: SampleItems.omdb, parameters: [.init(name: "s", value: "field")])
    ],
    bar: [], hasWordBar: false, sections: [], part: nil)

  static let list = ListPage(
    heading: heading("bands/", "Bands", stores: [SampleItems.apple]), file: "Queries/bands.yml",
    bar: [entry(.letter("M"), 2, "m", "bands/"), entry(.letter("R"), 1, "r", "bands/")],
    sections: [
      ListPage.Section(
        label: .letter("M"), anchor: "m",
        cards: [card("Madness", "madness", [], state: .notFetched), card("Metallica", "metallica")]),
      ListPage.Section(
        label: .letter("R"), anchor: "r",
        cards: [card("Rush", "rush", note: HTML(trusted: "<p>The <b>first</b> album.</p>"))]),
    ], count: 3, items: ItemCount(items: 100, kind: .song), date: "2022-05-07")

  static let home = HomePage(
    heading: PageHeading(
      address: Address(""), title: "Long Shelf", description: "Songs, books and films.",
      language: "en", crumbs: [],
      stores: [SampleItems.apple, SampleItems.google, SampleItems.omdb]),
    groups: [
      HomePage.Group(title: nil, catalogs: [card("Queens & Radio Heads", "queens")]),
      HomePage.Group(
        title: "To read & to watch",
        catalogs: [
          card("The Dickens Shelf", "dickens", [SampleItems.book, SampleItems.freeBook]),
          card("Slow Cinema", "slow-cinema", [], state: .notFetched),
          card("Left-Handed Theremin", "theremin", [], state: .empty),
        ]),
    ], itemCount: 1300, catalogCount: 4, date: "2022-05-07",
    indexes: [
      IndexLink(.everything, address: Address("all/"), count: 1300),
      IndexLink(.index(.creator), address: Address("by/creator/"), count: 321),
    ])

  static let prose = ProsePage(
    heading: heading("about/", "About"), file: "Site/Pages/about.md",
    body: HTML(trusted: "<p>A long shelf.</p>\n<h2 id=\"how\">How</h2>\n<p>By hand.</p>"))

  static let notFound = NotFoundPage(heading: heading("404.html", "Not found"))

  static func item(
    _ item: Item, note: HTML? = nil, prices: PriceHistory? = nil
  ) -> ItemPage {
    ItemPage(
      heading: PageHeading(
        address: Address("item/\(item.id.store.text)/\(item.id.value.lowercased())/"),
        title: item.title ?? "(untitled)", description: nil, language: "en",
        crumbs: [
          homeCrumb, PageHeading.Crumb(title: "Queens", target: Target(Address("queens/"))),
        ],
        stores: [item.id.store]),
      entry: CuratedItem(item: item), letter: item.title.map { String($0.prefix(1)) } ?? "",
      note: note, tags: ["loud & live"], date: "2022-05-07",
      notch: BarEntry(
        label: .letter("B"), count: 4, target: Target(Address("queens/"), fragment: "b"),
        isCurrent: false),
      catalogs: [
        NamedLink(
          title: "Queens & Radio Heads", target: Target(Address("queens/"), fragment: "itunes-1"))
      ],
      previous: ItemPage.Neighbour(title: "Airbag", address: Address("item/itunes/1097861769/")),
      next: ItemPage.Neighbour(title: nil, address: Address("item/itunes/x0123456789/")),
      indexes: indexes, prices: prices)
  }
}

extension SamplePages {
  static func heading(_ path: String, _ title: String, stores: [StoreName] = []) -> PageHeading {
    PageHeading(
      address: Address(path), title: title, description: "About \"\(title)\".", language: "en",
      crumbs: [homeCrumb], stores: stores)
  }

  static let homeCrumb = PageHeading.Crumb(
    .home, target: Target(Address("")))

  static func section(_ label: SectionLabel, _ anchor: String, _ items: [Item], note: HTML? = nil)
    -> CatalogPage.Section
  {
    CatalogPage.Section(
      label: label, anchor: anchor, count: items.count, rows: items.map { row($0, note: note) })
  }

  static func row(_ item: Item, note: HTML? = nil) -> Row {
    row(CuratedItem(item: item), note: note)
  }

  static func row(_ entry: CuratedItem, note: HTML? = nil) -> Row {
    let item = entry.item
    return Row(
      entry: entry,
      address: Address("item/\(item.id.store.text)/\(item.id.value.lowercased())/"),
      anchor: "\(item.id.store.text)-\(item.id.value)",
      letter: item.title.map { String($0.prefix(1)) } ?? "", note: note)
  }

  static func entry(_ label: SectionLabel, _ count: Int, _ anchor: String, _ page: String)
    -> BarEntry
  {
    BarEntry(
      label: label, count: count,
      target: count > 0 ? Target(Address(page), fragment: anchor) : nil, isCurrent: false)
  }

  /// `#` and A to Z, with these counts.
  static func bar(_ counts: [String: Int], pinned: Int, on page: String)
    -> [BarEntry]
  {
    [entry(.pinned, pinned, "pinned", page), entry(.number, counts["#"] ?? 0, "num", page)]
      + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map {
        entry(.letter(String($0)), counts[String($0)] ?? 0, $0.lowercased(), page)
      }
  }

  /// The bar of a catalog whose letters are pages of their own.
  static let letters: [BarEntry] = "ABCTZ".map {
    BarEntry(
      label: .letter(String($0)), count: $0 == "Z" ? 0 : 300,
      target: $0 == "Z" ? nil : Target(Address("many/\($0.lowercased())/")), isCurrent: $0 == "T")
  }

  static func card(
    _ title: String, _ name: String, _ shelf: [Item] = SampleItems.all,
    state: CatalogPage.State = .filled, note: HTML? = nil
  ) -> CatalogCard {
    CatalogCard(
      title: title, address: Address("\(name)/"), description: "What the store has.",
      count: ItemCount(items: 62, kind: .song), state: state, stores: [SampleItems.apple],
      shelf: shelf.prefix(9).map { CuratedItem(item: $0) }, note: note)
  }
}
