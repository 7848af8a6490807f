import Indexing
import Items
import QueryFiles

/// The index of one facet: its values, and the items that stand under each.
struct FacetIndex: Sendable {
  let facet: Facet
  let values: [Value]
  /// All items that stand under some value, each once.
  let itemCount: ItemCount
  /// The newest `CatalogContent.day(of:)` of them.
  let latestDay: String?
  /// The numbers of the values in sections.
  let names: SectionedIndex<Int32>
  /// The pages of `names`.
  let paged: PagedSections
  /// The places of items in the order of titles, those of each value one after the other.
  private let places: [Int32]

  struct Value: Sendable {
    let label: SectionLabel
    let address: Address
    let itemCount: ItemCount
    /// Those of the items.
    let stores: [StoreName]
    /// The newest `CatalogContent.day(of:)` of the items.
    let latestDay: String?
    /// The catalogs that have this tag, by their numbers among those with tags.
    let catalogs: [Int]
    /// Its part of all places.
    fileprivate let range: Range<Int>

    /// Whether both are the same but for their items.
    func isDescribed(as other: Value) -> Bool {
      label == other.label && address == other.address && itemCount == other.itemCount
        && stores == other.stores && latestDay == other.latestDay && catalogs == other.catalogs
        && range.count == other.range.count
    }

    var link: IndexLink {
      IndexLink(Caption(of: label), address: address, count: itemCount.items + catalogs.count)
    }
  }

  /// The segment of the page for what has no value.
  private static let missingSegment = "unknown"

  /// Returns `nil` when nothing on the site has a value.
  ///
  /// - Parameters:
  ///   - facet: What the items are told apart by.
  ///   - grouped: The values and what stands under each.
  ///   - indexing: The rules.
  init?(_ facet: Facet, _ grouped: GroupedItems, by indexing: SiteIndexing) {
    let labels = grouped.groups.map(\.label)
    guard labels.contains(where: { $0 != .missing }) else { return nil }
    self.facet = facet
    itemCount = grouped.count
    latestDay = grouped.latestDay
    names = indexing.names(of: labels, by: facet)
    // The one name of what has no value needs no page of its own.
    paged = PagedSections(
      names.counts, at: facet.address, pageSize: indexing.pageSize,
      names: SectionNames(by: indexing.settings), staying: [.missing])
    let segments = Slug.segments(
      for: labels.compactMap(SiteIndexing.text), isASCII: indexing.settings.hasASCIISlugs,
      besides: Self.reserved(in: paged))
    var places: [Int32] = []
    values = grouped.groups.map { group in
      let segment = SiteIndexing.text(of: group.label).flatMap { segments[$0] }
      let start = places.count
      places += group.places
      return Value(
        label: group.label, address: facet.address.child(segment ?? Self.missingSegment),
        itemCount: group.count, stores: group.stores, latestDay: group.latestDay,
        catalogs: group.catalogs,
        range: start..<places.count)
    }
    self.places = places
  }

  /// The segments of the pages of letters, which stand beside those of the values: also while
  /// the index is on one page, so that no value moves when it grows.
  private static func reserved(in paged: PagedSections) -> Set<String> {
    let parts = paged.pages.compactMap { $0.address.segment(below: paged.address) }
    return Set(paged.sections.map(\.anchor) + parts + [missingSegment])
  }

  /// The places of a value's items in the order of titles.
  func places(of value: Value) -> ArraySlice<Int32> { places[value.range] }
}
