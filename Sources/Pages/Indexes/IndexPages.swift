import Diagnostics
import Indexing
import QueryFiles

/// The pages of the indexes over a site, each made when it is asked for.
///
/// A class so that two sites can be told to have the same ones.
final class IndexPages: Sendable {
  let addresses: IndexAddresses
  let maker: IndexPageMaker
  private let pageSize: Int
  private let groups: [Group]
  private let pages: [PageNumber]

  /// The pages of one index.
  private enum Group: Sendable {
    /// The list of indexes.
    case contents
    /// All items.
    case everything(TitleLayout)
    /// The values of a facet, by its place.
    case names(facet: Int)
    /// The items of a value, by the place of its facet and by its own. What fits on a page is
    /// laid out when that is made.
    case items(facet: Int, value: Int, TitleLayout?)
  }

  /// The places of a facet and of one of its values.
  struct ValueNumber: Sendable {
    let facet: Int
    let value: Int
  }

  private struct PageNumber: Sendable {
    let group: Int32
    /// Among the pages of its group.
    let page: Int32
  }

  /// - Parameters:
  ///   - sources: What they are made of.
  ///   - earlier: Those of the same site as it was before, whose addresses stay where they can.
  init(of sources: IndexSources, after earlier: IndexPages? = nil) {
    let indexes = SiteIndexes(of: sources)
    maker = IndexPageMaker(of: indexes)
    let addresses = indexes.addresses
    let kept = earlier.flatMap { $0.addresses.isEqual(to: addresses) ? $0.addresses : nil }
    self.addresses = kept ?? addresses
    pageSize = sources.indexing.pageSize
    var table = Table()
    if !sources.entries.isEmpty { table.fill(by: maker, pageSize: pageSize) }
    groups = table.groups
    pages = table.pages
  }

  var sources: IndexSources { maker.indexes.sources }
  /// To each index.
  var links: [IndexLink] { maker.indexes.links }
  /// About the owner's notes on creators.
  var warnings: [Diagnostic] { maker.warnings }

  /// The pages, by what they are of.
  private struct Table {
    var groups: [Group] = []
    var pages: [PageNumber] = []

    mutating func fill(by maker: IndexPageMaker, pageSize: Int) {
      let indexes = maker.indexes
      add(.contents, pages: 1)
      let everything = TitleLayout(
        indexes.titles.bar, at: .everything, pageSize: pageSize,
        names: SectionNames(by: indexes.sources.settings))
      add(.everything(everything), pages: everything.paged.pages.count)
      for (facet, index) in indexes.facets.enumerated() {
        add(.names(facet: facet), pages: index.paged.pages.count)
        for (number, value) in index.values.enumerated() {
          let isSplit = value.itemCount.items > pageSize
          let layout =
            isSplit ? IndexPages.layout(of: value, in: index, by: maker, pageSize: pageSize) : nil
          add(.items(facet: facet, value: number, layout), pages: layout?.paged.pages.count ?? 1)
        }
      }
    }

    private mutating func add(_ group: Group, pages count: Int) {
      pages += (0..<count).map { page in
        PageNumber(group: Int32(clamping: groups.count), page: Int32(clamping: page))
      }
      groups.append(group)
    }
  }

  private static func layout(
    of value: FacetIndex.Value, in index: FacetIndex, by maker: IndexPageMaker, pageSize: Int
  ) -> TitleLayout {
    let stores = index.facet.showsRows ? value.stores : []
    return TitleLayout(
      maker.indexes.titles.bar(of: index.places(of: value)), at: value.address,
      pageSize: pageSize,
      names: SectionNames(by: maker.indexes.sources.settings, besideItemsOf: Set(stores)))
  }
}

extension IndexPages {
  /// Whether a page shows cards of catalogs, as those of tags do.
  func showsCatalogs(at position: Int) -> Bool {
    guard case .items(let facet, let value, _) = groups[Int(pages[position].group)] else {
      return false
    }
    return !maker.indexes.facets[facet].values[value].catalogs.isEmpty
  }
}

// What it takes to tell two states of a site apart.
extension IndexPages {
  /// The value all whose items stand on the page; `nil` for any other page.
  func valueOnOnePage(at position: Int) -> ValueNumber? {
    guard case .items(let facet, let value, nil) = groups[Int(pages[position].group)] else {
      return nil
    }
    return ValueNumber(facet: facet, value: value)
  }

  /// The values all whose items stand on one page, by its address.
  var valuesOnOnePage: [Address: ValueNumber] {
    let pairs = pages.indices.lazy.compactMap { self.valueOnOnePage(at: $0) }
      .map { (self.value($0).value.address, $0) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func value(_ number: ValueNumber) -> (index: FacetIndex, value: FacetIndex.Value) {
    let index = maker.indexes.facets[number.facet]
    return (index, index.values[number.value])
  }

  /// The number of the item at a place in the order of titles.
  func item(at place: Int32) -> Int { Int(maker.indexes.titles.numbers[Int(place)]) }
}

extension IndexPages {
  var count: Int { pages.count }

  /// Where a page stands, without making it.
  func address(at position: Int) -> Address {
    let page = Int(pages[position].page)
    let facets = maker.indexes.facets
    return switch groups[Int(pages[position].group)] {
    case .contents: .indexes
    case .everything(let layout): layout.paged.pages[page].address
    case .names(let facet): facets[facet].paged.pages[page].address
    case .items(let facet, let value, let layout):
      layout?.paged.pages[page].address ?? facets[facet].values[value].address
    }
  }

  /// The newest `CatalogContent.day(of:)` of the items of a page's index.
  func day(at position: Int) -> String? {
    let facets = maker.indexes.facets
    return switch groups[Int(pages[position].group)] {
    case .contents, .everything: maker.latestDay
    case .names(let facet): facets[facet].latestDay
    case .items(let facet, let value, _): facets[facet].values[value].latestDay
    }
  }

  subscript(position: Int) -> IndexPage {
    let page = Int(pages[position].page)
    let facets = maker.indexes.facets
    switch groups[Int(pages[position].group)] {
    case .contents:
      return maker.contents()
    case .everything(let layout):
      return maker.everything(layout, page: page)
    case .names(let facet):
      return maker.names(of: facets[facet], page: page)
    case .items(let facet, let number, let layout):
      let value = facets[facet].values[number]
      return maker.items(
        of: value, in: facets[facet],
        layout ?? Self.layout(of: value, in: facets[facet], by: maker, pageSize: pageSize),
        page: page)
    }
  }
}
