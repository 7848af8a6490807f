import Diagnostics
import Indexing
import Items
import Pages
import QueryFiles

/// A site of some items, for what its pages over all of them are.
struct IndexedSite {
  /// By the names of their queries.
  var catalogs: [(name: String, items: [CuratedItem])]
  var settings = SiteSettings(
    title: "Shelf", language: Placed("en", at: Place(file: SiteSettings.path)))
  /// The owner's words for items, wherever these stand.
  var curations: [String: Curation] = [:]
  /// What was seen to change, by the names of the queries.
  var events: [String: [NewsEvent]] = [:]
  /// What else the queries say.
  var change: @Sendable (inout Query) -> Void = { _ in }
  /// The tags of queries, by their names.
  var queryTags: [String: [String]] = [:]

  init(_ items: Item...) { self.init(catalogs: [("a", items)]) }

  init(catalogs: [(name: String, items: [Item])]) {
    self.init(entries: catalogs.map { ($0.name, $0.items.map { CuratedItem(item: $0) }) })
  }

  init(entries: [(name: String, items: [CuratedItem])]) { catalogs = entries }

  static func song(
    _ number: Int, _ title: String?, by creators: String..., genres: [String] = [],
    year: Int? = nil, kind: Kind = .song
  ) -> Item {
    var item = Item(id: id(number), kind: kind, title: title)
    item.creators = creators.map { Item.Creator(name: $0) }
    item.genres = genres
    item.released = year.flatMap { PartialDate(year: $0) }
    return item
  }

  static func id(_ number: Int) -> ItemID {
    ItemID(store: StoreName("itunes"), value: String(number))
  }

  mutating func curate(_ number: Int, _ change: (inout Curation) -> Void) {
    let id = Self.id(number)
    var curation = Curation(id: Placed(id, at: Place(file: "Queries/a.md")))
    change(&curation)
    curations[id.value] = curation
  }

  func pages() throws -> SitePages {
    let parts = try parts()
    return SitePages(parts.content, layouts: parts.layouts, indexing: parts.indexing)
  }

  /// What the pages are made of.
  func parts() throws
    -> (content: SiteContent, layouts: [CatalogLayout], indexing: SiteIndexing)
  {
    let indexing = SiteIndexing(
      alphabet: Alphabets().alphabet(of: settings.language.value), settings: settings,
      kindName: { "Name of \($0.word)" })
    let contents = catalogs.map { name, items in
      var query = Query(
        name: name, place: Place(file: "Queries/\(name).md"), title: "T \(name)", searches: [])
      query.tags = queryTags[name] ?? []
      change(&query)
      let entries = items.map { entry in
        curations[entry.id.value].map { CuratedItem(item: entry.item, curation: $0) } ?? entry
      }
      let index = SectionedIndex(
        sections: entries.isEmpty ? [] : [.init(label: .everything, elements: entries)], bar: [])
      return CatalogContent(
        query: query, index: index, isFetched: true, stores: [StoreName("itunes")],
        date: "2022-05-01",
        news: CatalogNews(
          of: events[name] ?? [],
          on: CuratedItems(items.flatMap(\.members), by: query),
          of: query, by: indexing))
    }
    let sources = SiteSources(
      settings: settings, queries: contents.map(\.query), lists: [], pages: [])
    let addresses = try SiteAddresses(of: sources)
    let content = SiteContent(
      sources: sources, addresses: addresses, catalogs: contents, lists: [:], shared: [:])
    let layouts = contents.map {
      CatalogLayout($0, at: addresses.catalog($0.query), settings: settings)
    }
    return (content, layouts, indexing)
  }

  /// Where the tags of each catalog's pages lead.
  func tagsOfCatalogs() throws -> [[String]] {
    try pages().compactMap { page in
      if case .catalog(let page) = page { page.tags.map(\.target.encoded) } else { nil }
    }
  }

  /// The pages of indexes by their addresses.
  func indexes() throws -> [String: IndexPage] {
    let pages = try pages().compactMap { page in
      if case .index(let page) = page { page } else { nil }
    }
    return Dictionary(
      uniqueKeysWithValues: pages.map { ($0.heading.address.path, $0) })
  }
}

extension SitePages {
  /// The first of the pages.
  var home: HomePage? {
    if case .home(let page)? = first { page } else { nil }
  }
}

extension IndexPage {
  /// `A: Abba, Ada · B: Beta`; for names with their counts, `A: Abba 2, Ada 1`.
  var text: String {
    sections.map { section in
      let entries: [String] =
        switch section.entries {
        case .names(let links): links.map { "\($0.caption.testText) \($0.count)" }
        case .titles(let items): items.map { $0.title ?? "–" }
        case .rows(let rows): rows.map { $0.entry.title ?? "–" }
        }
      return "\(section.label.testText): \(entries.joined(separator: ", "))"
    }.joined(separator: " · ")
  }

  /// The addresses of its names.
  var addresses: [String] {
    sections.flatMap { section -> [String] in
      if case .names(let links) = section.entries { links.map(\.address.path) } else { [] }
    }
  }
}

extension Caption {
  fileprivate var testText: String {
    switch self {
    case .text(let text): text
    case .kind(let kind): "kind \(kind.word)"
    case .index(let facet): "index of \(facet)"
    case .home, .everything, .indexes, .news, .search, .missing: "\(self)"
    }
  }
}

extension SectionLabel {
  fileprivate var testText: String {
    switch self {
    case .number: "#"
    case .letter(let text), .word(let text): text
    case .decade(let year): "\(year)s"
    case .year(let year): "\(year)"
    case .kind(let kind): kind.word
    case .pinned, .missing, .everything: "\(self)"
    }
  }
}
