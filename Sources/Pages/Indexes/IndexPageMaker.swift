import Diagnostics
import Indexing
import Items
import Markup
import QueryFiles

/// Makes the pages of the indexes over a site.
struct IndexPageMaker: Sendable {
  let indexes: SiteIndexes
  private let links: [IndexLink]
  private let creators: [String: CreatorWords]
  /// About the owner's notes on creators.
  let warnings: [Diagnostic]

  init(of indexes: SiteIndexes) {
    self.indexes = indexes
    links = indexes.links
    (creators, warnings) = CreatorWords.all(of: indexes.sources.settings)
  }

  private var sources: IndexSources { indexes.sources }
  /// The newest `CatalogContent.day(of:)` of the site's items.
  var latestDay: String? { sources.latestDay }

  /// The list of indexes.
  func contents() -> IndexPage {
    let listed = links.filter { $0.caption != .indexes }
    return IndexPage(
      heading: heading(.indexes, at: .indexes, below: [], of: latestDay), caption: .indexes,
      nameCount: listed.count, itemCount: indexes.itemCount, bar: [], hasWordBar: false,
      sections: [
        IndexPage.Section(
          label: .everything, anchor: "entries", count: listed.count, entries: .names(listed))
      ])
  }

  /// A page of all items.
  func everything(_ layout: TitleLayout, page number: Int) -> IndexPage {
    let paged = layout.paged
    let page = paged.pages[number]
    return IndexPage(
      heading: heading(.everything, at: page.address, below: [], partOf: paged, of: latestDay),
      caption: .everything, itemCount: indexes.itemCount,
      bar: paged.bar(layout.bar, on: page.part), hasWordBar: false,
      sections: page.pieces.map { section, range in
        IndexPage.Section(section, .titles(range.map { entry(at: Int32(clamping: $0)) }))
      }, part: page.part, others: others(than: .everything))
  }

  /// A page of the values of a facet.
  func names(of index: FacetIndex, page number: Int) -> IndexPage {
    let page = index.paged.pages[number]
    let caption = Caption.index(index.facet)
    let values = index.names.sections.flatMap(\.elements)
    return IndexPage(
      heading: heading(
        caption, at: page.address, below: [.indexes], partOf: index.paged, of: index.latestDay),
      caption: caption, facet: index.facet, nameCount: values.count,
      itemCount: index.itemCount, bar: index.paged.bar(index.names.bar, on: page.part),
      hasWordBar: index.names.bar.lazy.map(\.label).areWords,
      sections: page.pieces.map { section, range in
        IndexPage.Section(section, .names(values[range].map { index.values[Int($0)].link }))
      }, part: page.part, others: others(than: caption))
  }

  /// A page of the items of a value.
  func items(
    of value: FacetIndex.Value, in index: FacetIndex, _ layout: TitleLayout, page number: Int
  ) -> IndexPage {
    let paged = layout.paged
    let page = paged.pages[number]
    let places = index.places(of: value)
    let caption = Caption(of: value.label)
    let catalogs = value.catalogs.map { sources.taggedCatalogs[$0].card }
    let stores = Set(value.stores + catalogs.flatMap(\.stores))
    return IndexPage(
      heading: heading(
        caption, at: page.address, below: [.indexes, .index(index.facet)], partOf: paged,
        of: value.latestDay, stores: sources.stores.filter(stores.contains)),
      caption: caption, facet: index.facet, itemCount: value.itemCount,
      bar: paged.bar(layout.bar, on: page.part), hasWordBar: false,
      sections: page.pieces.map { section, range in
        let shown = places.dropFirst(range.lowerBound).prefix(range.count)
        return IndexPage.Section(
          section, index.facet.showsRows ? .rows(shown.map(row)) : .titles(shown.map(entry)))
      },
      part: page.part,
      catalogs: page.part == nil ? catalogs : [],
      creator: index.facet == .creator && page.part == nil
        ? creator(caption, of: places) : nil)
  }

  private func entry(at place: Int32) -> CuratedItem {
    indexes.entries[Int(indexes.titles.numbers[Int(place)])]
  }

  private func row(at place: Int32) -> Row {
    Row(entry(at: place), note: sources.notes[Int(indexes.titles.numbers[Int(place)])])
  }

  private func others(than caption: Caption) -> [IndexLink] {
    links.filter { $0.caption != caption && $0.caption != .indexes }
  }
}

extension IndexPageMaker {
  /// - Parameters:
  ///   - caption: What the page is called.
  ///   - address: Where it stands.
  ///   - overviews: What it is found by.
  ///   - paged: The index, when the page may be one of its letters.
  ///   - day: The newest `CatalogContent.day(of:)` of the items of the index.
  ///   - stores: Those whose items are listed; `nil` for all.
  /// - Returns: A heading with the way up, which on a letter's page leads over the index.
  private func heading(
    _ caption: Caption, at address: Address, below overviews: [Caption],
    partOf paged: PagedSections? = nil, of day: String?, stores: [StoreName]? = nil
  ) -> PageHeading {
    let above = overviews.compactMap { overview in
      links.first { $0.caption == overview }
    }.map { PageHeading.Crumb($0.caption, target: Target($0.address)) }
    let opening = paged.flatMap { $0.address == address ? nil : $0.address }
    return PageHeading(
      address: address, title: caption.text ?? "", language: sources.settings.language.value,
      crumbs: [.home] + above
        + (opening.map { [PageHeading.Crumb(caption, target: Target($0))] } ?? []),
      stores: stores ?? sources.stores, changed: day)
  }

  private func creator(_ caption: Caption, of places: ArraySlice<Int32>) -> IndexPage.Creator? {
    guard let name = caption.text else { return nil }
    var stores: Set<StoreName> = []
    var links: [IndexPage.Creator.StoreLink] = []
    for place in places {
      let item = entry(at: place).item
      guard let link = item.creators.first(where: { $0.name == name })?.link,
        stores.insert(item.id.store).inserted
      else { continue }
      links.append(.init(store: item.id.store, address: link))
    }
    let words = creators[name]
    return IndexPage.Creator(link: words?.link, note: words?.note, storeLinks: links)
  }
}

extension IndexPage.Section {
  fileprivate init(_ section: PagedSections.Section, _ entries: IndexPage.Entries) {
    self.init(
      label: section.label, anchor: section.anchor, count: section.range.count, entries: entries)
  }
}
