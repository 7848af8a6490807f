import Indexing
import Items
import QueryFiles

/// The indexes over a whole site: all items by title, and by each facet that some item has.
struct SiteIndexes: Sendable {
  let sources: IndexSources
  let titles: OrderedNumbers
  let itemCount: ItemCount
  /// In the order of `Facet.allCases`; none for a site without items, whatever tags its catalogs
  /// have.
  let facets: [FacetIndex]

  init(of sources: IndexSources) {
    let indexing = sources.indexing
    let titles = indexing.titles(of: sources.entries)
    var itemCount = ItemCount(items: 0, kind: nil)
    var groups = Facet.allCases.map { _ in GroupedItems() }
    for (place, number) in zip(Int32(0)..., titles.numbers) {
      let entry = sources.entries[Int(number)]
      let item = entry.item
      let tags = sources.tags[Int(number)]
      let day = sources.days[Int(number)]
      itemCount.add(item.kind)
      for (group, facet) in Facet.allCases.enumerated() {
        groups[group].add(
          entry, of: day, at: place, under: facet.values(of: item, taggedWith: tags))
      }
    }
    for (group, facet) in Facet.allCases.enumerated() where facet == .tag {
      for (number, catalog) in sources.taggedCatalogs.enumerated() {
        for tag in catalog.tags { groups[group].add(catalog: number, under: .word(tag)) }
      }
    }
    self.sources = sources
    self.titles = titles
    self.itemCount = itemCount
    facets =
      sources.entries.isEmpty
      ? [] : zip(Facet.allCases, groups).compactMap { FacetIndex($0, $1, by: indexing) }
  }

  /// The items as the indexes show them; what these hold is their numbers here.
  var entries: [CuratedItem] { sources.entries }

  /// To everything, to the list of indexes, and to the index of each facet; empty for a site
  /// without items.
  var links: [IndexLink] {
    guard !entries.isEmpty else { return [] }
    let facets = facets.map {
      IndexLink(.index($0.facet), address: $0.facet.address, count: $0.values.count)
    }
    return [
      IndexLink(.everything, address: .everything, count: entries.count),
      IndexLink(.indexes, address: .indexes, count: facets.count),
    ] + facets
  }

  /// Where each value has its page.
  var addresses: IndexAddresses {
    let pages = facets.map { index in
      let pairs = index.values.map { ($0.label, $0.address) }
      return (index.facet, Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    }
    return IndexAddresses(Dictionary(pages, uniquingKeysWith: { first, _ in first }))
  }
}
