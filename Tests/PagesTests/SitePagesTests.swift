import Diagnostics
import Indexing
import Items
import Links
import Markup
import Pages
import QueryFiles
import Testing

@Suite struct SitePagesTests {
  /// A site with queries whose items are given as `letter: [ids]`.
  private func pages(
    _ queries: [(name: String, sections: [(SectionLabel, [String])])], pageSize: Int? = nil,
    body: String? = nil, groups: [SiteSettings.Group] = [], curations: [String: Curation] = [:],
    lists: [QueryList] = [], listIndexes: [String: SectionedIndex<Int>] = [:]
  ) throws -> SitePages {
    var settings = SiteSettings(
      title: "Shelf", language: Placed("en", at: Place(file: "Site/site.yml")))
    settings.url = Placed(
      try SiteAddress("https://example.org/shelf"), at: Place(file: SiteSettings.path))
    settings.groups = groups
    let catalogs = queries.map { name, sections in
      var query = Query(
        name: name, place: Place(file: "Queries/\(name).md"), title: "T \(name)", searches: [])
      query.index.pageSize = pageSize
      query.entry = lists.first { $0.entries.contains(name) }.map { list in
        Query.ListEntry(list: list.name, name: String(name.dropFirst(list.name.count + 1)))
      }
      query.body = body.map { MarkdownText(text: $0, file: "Queries/\(name).md", firstLine: 9) }
      let index = SectionedIndex(
        sections: sections.map { label, ids in
          .init(label: label, elements: ids.map { entry($0, curations[$0]) })
        },
        bar: sections.map { .init(label: $0.0, count: $0.1.count) }
          + [.init(label: .letter("Z"), count: 0)])
      return CatalogContent(
        query: query, index: index, isFetched: true, stores: [StoreName("itunes")],
        date: "2022-05-0\(name.utf8.count % 9 + 1)",
        days: [ItemID(store: StoreName("itunes"), value: "2"): "2022-05-07"])
    }
    let sources = SiteSources(
      settings: settings, queries: catalogs.map(\.query), lists: lists, pages: [])
    let addresses = try SiteAddresses(of: sources)
    let content = SiteContent(
      sources: sources, addresses: addresses, catalogs: catalogs, lists: listIndexes, shared: [:])
    let layouts = catalogs.map {
      CatalogLayout($0, at: addresses.catalog($0.query), settings: settings)
    }
    let indexing = SiteIndexing(
      alphabet: Alphabets().alphabet(of: "en"), settings: settings, kindName: \.word)
    return SitePages(content, layouts: layouts, indexing: indexing)
  }

  private func entry(_ id: String, _ curation: Curation?) -> CuratedItem {
    CuratedItem(
      item: Item(
        id: ItemID(store: StoreName("itunes"), value: id), kind: .song, title: "Title \(id)"),
      curation: curation)
  }

  private func catalogs(_ pages: SitePages) -> [CatalogPage] {
    pages.compactMap { if case .catalog(let page) = $0 { page } else { nil } }
  }

  private func items(_ pages: SitePages) -> [ItemPage] {
    pages.compactMap { if case .item(let page) = $0 { page } else { nil } }
  }

  @Test("Each page has its address before it is made")
  func addresses() throws {
    let pages = try pages([("a", [(.letter("A"), ["1", "2"])]), ("b/c", [(.letter("A"), ["2"])])])
    #expect(
      pages.map(\.heading.address.path) == [
        "", "a/", "b/c/", "new/", "404.html", "by/", "all/", "by/kind/", "by/kind/song/",
        "item/itunes/1/", "item/itunes/2/",
      ])
    #expect(pages.indices.map { pages.listing(at: $0).address } == pages.map(\.heading.address))
    #expect(
      pages.indices.map { pages.listing(at: $0).origin } == [
        "Site/site.yml", "Queries/a.md", "Queries/b/c.md", "the theme", "the theme",
        "the indexes over the site", "the indexes over the site", "the indexes over the site",
        "the indexes over the site", "the item itunes:1", "the item itunes:2",
      ])
  }

  @Test("A catalog's data hold all its items, on however many pages they stand")
  func data() throws {
    let pages = try pages(
      [("a", [(.pinned, ["9"]), (.letter("A"), ["1", "2", "3"]), (.letter("B"), ["4"])])],
      pageSize: 2)
    let data = try #require(pages.data.first)
    #expect(pages.data.count == 1)
    #expect(data.files.json.path == "a/catalog.json")
    #expect(data.files.csv.path == "a/catalog.csv")
    #expect(data.heading.address.path == "a/")
    #expect(data.rows.map(\.entry.id.value) == ["9", "1", "2", "3", "4"])
    #expect(data.sectionOfRow == [0, 1, 1, 1, 2])
    #expect(data.sections.map(\.anchor) == ["pinned", "a", "b"])
    for page in catalogs(pages) { #expect(page.data?.json.path == "a/catalog.json") }
  }

  @Test("A page was changed on the day of the newest response that it shows")
  func changed() throws {
    // The item 2 is of 7 May, all others of 2 May.
    let pages = try pages([("a", [(.letter("A"), ["1", "2"])]), ("b", [(.letter("A"), ["3"])])])
    let days = pages.indices.map { pages.listing(at: $0) }.map { ($0.address.path, $0.day) }
    #expect(
      days.map { "\($0.0) \($0.1 ?? "-")" } == [
        " 2022-05-07", "a/ 2022-05-07", "b/ 2022-05-02", "new/ 2022-05-07", "404.html -",
        "by/ 2022-05-07", "all/ 2022-05-07", "by/kind/ 2022-05-07", "by/kind/song/ 2022-05-07",
        "item/itunes/1/ 2022-05-02", "item/itunes/2/ 2022-05-07", "item/itunes/3/ 2022-05-02",
      ])
  }

  @Test("A catalog of a page has its letters as places on it")
  func onePage() throws {
    let page = try #require(
      catalogs(try pages([("a", [(.number, ["1"]), (.letter("É"), ["2", "3"])])])).first)
    #expect(page.sections.map(\.anchor) == ["0-9", "é"])
    #expect(page.sections.map(\.count) == [1, 2])
    #expect(
      page.bar.map(\.target?.encoded) == ["a/#0-9", "a/#%C3%A9", nil])
    #expect(page.count == ItemCount(items: 3, kind: .song))
    #expect(page.part == nil)
  }

  @Test("A catalog larger than a page has a page a letter, and goes on where a letter is larger")
  func split() throws {
    let pages = catalogs(
      try pages(
        [
          (
            "a",
            [
              (.pinned, ["9"]), (.number, ["1"]), (.letter("★"), ["2"]),
              (.letter("A"), ["3", "4", "5"]),
            ]
          )
        ], pageSize: 2, body: "Hello."))
    #expect(
      pages.map(\.heading.address.path)
        == ["a/", "a/0-9/", "a/section-3/", "a/a/", "a/a/2/"])
    #expect(
      pages.map { $0.sections.flatMap(\.rows).map(\.anchor) } == [
        ["itunes-9"], ["itunes-1"], ["itunes-2"], ["itunes-3", "itunes-4"], ["itunes-5"],
      ])
    #expect(pages.map { $0.introduction != nil } == [true, false, false, false, false])
    #expect(
      pages[0].bar.map(\.target?.encoded)
        == ["a/#pinned", "a/0-9/", "a/section-3/", "a/a/", nil])
    #expect(pages[4].part?.number == 2)
    #expect(pages[4].part?.previous == Target(Address("a/a/")))
    #expect(pages[4].part?.next == nil)
    #expect(pages[4].heading.crumbs.map(\.caption) == [.home, .text("T a")])
    #expect(pages[4].sections.map(\.count) == [3])
    #expect(pages.allSatisfy { $0.count.items == 6 })
  }

  @Test("An item stands once, with every catalog it is in, and its neighbours in the first")
  func itemPages() throws {
    let pages = items(
      try pages([
        ("a", [(.letter("A"), ["1", "2"]), (.letter("B"), ["3"])]), ("b", [(.letter("X"), ["2"])]),
      ]))
    #expect(pages.map(\.entry.id.value) == ["1", "2", "3"])
    #expect(pages[1].catalogs.map(\.target.encoded) == ["a/#itunes-2", "b/#itunes-2"])
    #expect(pages[1].previous?.address.path == "item/itunes/1/")
    #expect(pages[1].next?.address.path == "item/itunes/3/")
    #expect(pages[0].previous == nil)
    #expect(pages[2].next == nil)
    #expect(pages[1].notch?.label == .letter("A"))
    #expect(pages[1].notch?.target?.encoded == "a/#a")
    #expect(pages[1].date == "2022-05-07")
  }

  @Test("On a split catalog an item's way back leads to its letter's page")
  func itemOfSplitCatalog() throws {
    let pages = items(try pages([("a", [(.letter("A"), ["1", "2", "3"])])], pageSize: 2))
    #expect(pages[2].catalogs.map(\.target.encoded) == ["a/a/2/#itunes-3"])
    #expect(pages[2].notch?.target?.encoded == "a/a/")
  }

  @Test("The owner's words for an item come from the first catalog that has any")
  func curatedItem() throws {
    let id = ItemID(store: StoreName("itunes"), value: "1")
    var curation = Curation(id: Placed(id, at: Place(file: "q")))
    curation.title = "Better"
    curation.note = MarkdownText(text: "A *note* <b>x</b>.", file: "Queries/a.md", firstLine: 4)
    let made = try pages([("a", [(.letter("A"), ["1"])])], curations: ["1": curation])
    let page = try #require(items(made).first)
    #expect(page.heading.title == "Better")
    #expect(page.note?.text == "<p>A <em>note</em> x.</p>\n")
    #expect(
      made.warnings.map(\.place) == [Place(file: "Queries/a.md", line: 4, column: 10)])
  }

  @Test("No id stands twice on a page, whatever the headings of texts and sections are")
  func ids() throws {
    let store = StoreName("itunes")
    let curations = Dictionary(
      uniqueKeysWithValues: ["1", "2"].map { number in
        var curation = Curation(
          id: Placed(ItemID(store: store, value: number), at: Place(file: "q")))
        curation.note = MarkdownText(
          text: "# A\n\n[x](more/) [y](#a)", file: "Queries/m/a.md", firstLine: 1)
        return (number, curation)
      })
    let made = try pages(
      [
        (
          "m/a",
          [(.word("A"), ["1"]), (.word("Itunes 2"), ["2"]), (.word("About A"), ["3"])]
        )
      ], body: "# A", curations: curations)
    let page = try #require(catalogs(made).first)
    let rows = page.sections.flatMap(\.rows)
    let texts = [page.introduction?.text ?? ""] + rows.compactMap(\.note?.text)
    let headings = texts.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(headings == ["about-a", "itunes-1_a", "itunes-2_a"])
    #expect(page.sections.map(\.anchor) == ["a", "section-2", "section-3"])
    let ids = headings + page.sections.map(\.anchor) + rows.map(\.anchor)
    #expect(Set(ids).count == ids.count)
    let note = "<p><a href=\"/shelf/m/a/more/\">x</a> <a href=\"#itunes-1_a\">y</a></p>"
    #expect(rows.first?.note?.text.contains(note) == true)
    #expect(items(made).first?.note?.text.contains(note) == true)
  }

  @Test("Thousands of lines with HTML are a few warnings", .timeLimit(.minutes(2)))
  func manyWarnings() throws {
    let body = String(repeating: "a <i>b</i> <i>c</i>\n", count: 20_000)
    let warnings = try pages([("a", [])], body: body).warnings
    #expect(warnings.count == 51)
    #expect(warnings.first?.excerpt == "a <i>b</i> <i>c</i>")
    #expect(warnings.last?.summary == "19950 more like these are not shown.")
  }

  @Test("The home page groups by the first folder, in the owner's order")
  func home() throws {
    let place = Placed("z", at: Place(file: "Site/site.yml"))
    let pages = try pages(
      [("b/x", []), ("top", [(.letter("A"), ["1"])]), ("z/y", []), ("a/w", [])],
      groups: [.init(folder: place, title: "Last letter first")])
    let home = try #require(pages.home)
    #expect(home.groups.map(\.title) == [nil, "Last letter first", "a", "b"])
    #expect(
      home.groups.map { $0.catalogs.map(\.title) } == [["T top"], ["T z/y"], ["T a/w"], ["T b/x"]])
    #expect(home.groups[1].catalogs.map(\.state) == [.empty])
    #expect(home.itemCount == 1)
    #expect(home.date == "2022-05-04")
  }

  @Test("A list has a card for each of its queries, and one of its own on the home page")
  func list() throws {
    let list = QueryList(
      name: "bands", place: Place(file: "Queries/bands.yml"), title: "Bands",
      entries: ["bands/Rush", "bands/ABBA"])
    let pages = try pages(
      [("bands/ABBA", [(.letter("A"), ["1", "2"])]), ("bands/Rush", [(.letter("A"), ["2"])])],
      lists: [list],
      listIndexes: [
        "bands": SectionedIndex(
          sections: [
            .init(label: .letter("A"), elements: [0]), .init(label: .letter("R"), elements: [1]),
          ],
          bar: [.init(label: .letter("A"), count: 1), .init(label: .letter("R"), count: 1)])
      ])
    let page = try #require(
      pages.compactMap { if case .list(let page) = $0 { page } else { nil } }.first)
    #expect(page.heading.address.path == "bands/")
    #expect(page.sections.flatMap(\.cards).map(\.address.path) == ["bands/abba/", "bands/rush/"])
    #expect(page.bar.map(\.target?.encoded) == ["bands/#a", "bands/#r"])
    #expect(page.items == ItemCount(items: 2, kind: .song))
    let home = try #require(pages.home)
    #expect(home.groups.flatMap(\.catalogs).map(\.title) == ["Bands"])
    #expect(
      catalogs(pages).map { $0.heading.crumbs.map(\.caption) } == [
        [.home, .text("Bands")], [.home, .text("Bands")],
      ])
  }
}
