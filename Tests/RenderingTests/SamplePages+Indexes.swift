import Indexing
import Items
import Links
import Markup
@testable import Pages

// Pages of the indexes over the site.
extension SamplePages {
  static let indexes = IndexAddresses([
    .creator: [.word("Queen"): Address("by/creator/queen/")],
    .genre: [.word("Rock"): Address("by/genre/rock/")],
    .kind: [.kind(.song): Address("by/kind/song/"), .kind(.movie): Address("by/kind/movie/")],
    .year: [.year(1975): Address("by/year/1975/")],
    .tag: [.word("loud & live"): Address("tag/loud-live/")],
  ])

  private static let links = [
    IndexLink(.everything, address: Address("all/"), count: 1234),
    IndexLink(.index(.creator), address: Address("by/creator/"), count: 321),
    IndexLink(.index(.year), address: Address("by/year/"), count: 50),
    IndexLink(.index(.tag), address: Address("tag/"), count: 1),
  ]

  static let contents = IndexPage(
    heading: heading("by/", [.indexes]), caption: .indexes, nameCount: 4,
    itemCount: ItemCount(items: 1234, kind: nil), bar: [], hasWordBar: false,
    sections: [
      IndexPage.Section(
        label: .everything, anchor: "entries", count: 4, entries: .names(links))
    ])

  static let creators = IndexPage(
    heading: heading("by/creator/", [.indexes, .index(.creator)]), caption: .index(.creator),
    facet: .creator, nameCount: 3, itemCount: ItemCount(items: 1234, kind: nil),
    bar: [
      entry(.letter("A"), 0, "a", "by/creator/"), entry(.letter("Q"), 2, "q", "by/creator/"),
      entry(.missing, 1, "unknown", "by/creator/"),
    ], hasWordBar: false,
    sections: [
      IndexPage.Section(
        label: .letter("Q"), anchor: "q", count: 2,
        entries: .names([
          IndexLink(.text("Queen"), address: Address("by/creator/queen/"), count: 1200),
          IndexLink(.text("Q & <A>"), address: Address("by/creator/q-a/"), count: 33),
        ])),
      IndexPage.Section(
        label: .missing, anchor: "unknown", count: 1,
        entries: .names([
          IndexLink(.missing, address: Address("by/creator/unknown/"), count: 1)
        ])),
    ], others: links)

  static let kind = IndexPage(
    heading: heading("by/kind/book/", [.indexes, .index(.kind), .kind(.book)]),
    caption: .kind(.book), facet: .kind, itemCount: ItemCount(items: 3, kind: .book),
    bar: [entry(.letter("B"), 3, "b", "by/kind/book/")], hasWordBar: false,
    sections: [
      IndexPage.Section(
        label: .letter("B"), anchor: "b", count: 3,
        entries: .titles(
          [SampleItems.book, SampleItems.bareBook, SampleItems.untitled].map {
            CuratedItem(item: $0)
          }))
    ])

  static let creator = IndexPage(
    heading: heading("by/creator/queen/", [.indexes, .index(.creator), .text("Queen")]),
    caption: .text("Queen"), facet: .creator, itemCount: ItemCount(items: 1, kind: .song),
    bar: [entry(.letter("B"), 1, "b", "by/creator/queen/")], hasWordBar: false,
    sections: [
      IndexPage.Section(
        label: .letter("B"), anchor: "b", count: 1,
        entries: .rows([row(SampleItems.bohemianRhapsody, note: note)]))
    ],
    creator: IndexPage.Creator(
      link: try? OwnersLink("https://queen.example.org/", as: .link),
      note: HTML(trusted: "<p>Four of them.</p>"),
      storeLinks: [
        .init(store: SampleItems.apple, address: "https://music.apple.com/us/artist/3296287")
      ]))

  static let tag = IndexPage(
    heading: heading("tag/loud-live/", [.indexes, .index(.tag), .text("loud & live")]),
    caption: .text("loud & live"), facet: .tag, itemCount: ItemCount(items: 0, kind: nil), bar: [],
    hasWordBar: false, sections: [], catalogs: [card("Queens & Radio Heads", "queens")])

  static let decade = IndexPage(
    heading: heading("by/year/1970s/", [.indexes, .index(.year), .index(.year)]),
    caption: .index(.year), facet: .year, nameCount: 50,
    itemCount: ItemCount(items: 1234, kind: nil),
    bar: [
      BarEntry(
        label: .decade(1980), count: 7, target: Target(Address("by/year/1980s/"))),
      BarEntry(
        label: .decade(1970), count: 1, target: Target(Address("by/year/1970s/")), isCurrent: true),
    ], hasWordBar: true,
    sections: [
      IndexPage.Section(
        label: .decade(1970), anchor: "1970s", count: 1,
        entries: .names([
          IndexLink(.text("1975"), address: Address("by/year/1975/"), count: 12)
        ]))
    ],
    part: SectionPart(
      label: .decade(1970), number: 1, previous: Target(Address("by/year/1980s/")), next: nil))

  /// The heading of an index whose last caption is its own.
  private static func heading(_ path: String, _ captions: [Caption]) -> PageHeading {
    PageHeading(
      address: Address(path), title: captions.last?.text ?? "", language: "en",
      crumbs: [homeCrumb]
        + captions.dropLast().map {
          PageHeading.Crumb($0, target: Target(Address("by/")))
        }, stores: [SampleItems.apple])
  }
}
