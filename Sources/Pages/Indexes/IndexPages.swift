import Diagnostics
import Indexing
import QueryFiles

/// The pages of the indexes over a site, each made when it is asked for.
///
/// A class so that two sites can be told to have the same ones.
final class IndexPages: Sendable {
  let addresses: IndexAddresses
  private let maker: IndexPageMaker
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

  private struct PageNumber: Sendable {
    let group: Int32
    /// Among the pages of its group.
    let page: Int32
  }

  init(of sources: IndexSources) {
    let indexes = SiteIndexes(of: sources)
    maker = IndexPageMaker(of: indexes)
    addresses = indexes.addresses
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

  /// The day of the newest response that an item of a page's index is from.
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
