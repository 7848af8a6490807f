import Indexing
import QueryFiles

/// The pages of the indexes over a site, each made when it is asked for.
struct IndexPages: Sendable {
  private let maker: IndexPageMaker
  private let pageSize: Int
  private var groups: [Group] = []
  private var pages: [PageNumber] = []

  /// The pages of one index.
  private struct Group: Sendable {
    enum Subject: Sendable {
      /// The list of indexes.
      case contents
      /// All items.
      case everything
      /// The values of a facet, by its place.
      case names(facet: Int)
      /// The items of a value, by the place of its facet and by its own.
      case items(facet: Int, value: Int)
    }

    let subject: Subject
    let address: Address
    /// `nil` for a single page, which is laid out when it is made.
    let paged: PagedSections?
  }

  private struct PageNumber: Sendable {
    let group: Int32
    /// Among the pages of its group.
    let page: Int32
  }

  /// - Parameters:
  ///   - maker: Makes the pages.
  ///   - pageSize: The most names or items on one.
  init(by maker: IndexPageMaker, pageSize: Int) {
    self.maker = maker
    self.pageSize = pageSize
    let indexes = maker.indexes
    guard !indexes.entries.isEmpty else { return }
    add(Group(subject: .contents, address: .indexes, paged: nil))
    let everything = paged(indexes.titles.places, at: .everything)
    add(Group(subject: .everything, address: .everything, paged: everything))
    for (facet, index) in indexes.facets.enumerated() {
      add(
        Group(subject: .names(facet: facet), address: index.facet.address, paged: index.paged))
      for (number, value) in index.values.enumerated() {
        let isSplit = value.itemCount.items > pageSize
        add(
          Group(
            subject: .items(facet: facet, value: number), address: value.address,
            paged: isSplit ? paged(value, of: index) : nil))
      }
    }
  }

  private mutating func add(_ group: Group) {
    for page in 0..<Int32(clamping: group.paged?.pages.count ?? 1) {
      pages.append(PageNumber(group: Int32(clamping: groups.count), page: page))
    }
    groups.append(group)
  }

  private func paged(
    _ places: some Collection<Int32>, at address: Address, names: SectionNames = SectionNames()
  ) -> PagedSections {
    PagedSections(
      maker.indexes.titles.bar(of: places), at: address, pageSize: pageSize, names: names)
  }

  private func paged(_ value: FacetIndex.Value, of index: FacetIndex) -> PagedSections {
    let stores = index.facet.showsRows ? maker.atlas.stores : []
    return paged(
      index.places(of: value), at: value.address, names: SectionNames(besideItemsOf: Set(stores)))
  }
}

extension IndexPages {
  var count: Int { pages.count }

  /// Where a page stands, without making it.
  func address(at position: Int) -> Address {
    let number = pages[position]
    let group = groups[Int(number.group)]
    return group.paged?.pages[Int(number.page)].address ?? group.address
  }

  subscript(position: Int) -> IndexPage {
    let number = pages[position]
    let group = groups[Int(number.group)]
    let facets = maker.indexes.facets
    switch group.subject {
    case .contents:
      return maker.contents()
    case .everything:
      let paged = group.paged ?? paged(maker.indexes.titles.places, at: .everything)
      return maker.everything(paged, page: Int(number.page))
    case .names(let facet):
      return maker.names(of: facets[facet], page: Int(number.page))
    case .items(let facet, let value):
      let index = facets[facet]
      let value = index.values[value]
      let paged = group.paged ?? paged(value, of: index)
      return maker.items(of: value, in: index, paged, page: Int(number.page))
    }
  }
}
