import Indexing
import Items

/// The values of a facet in the order in which they were met, and what stands under each.
struct GroupedItems {
  private(set) var groups: [Group] = []
  /// All items that stand under some value, each once.
  private(set) var count = ItemCount(items: 0, kind: nil)
  /// The newest `CatalogContent.day(of:)` of them.
  private(set) var latestDay: String?
  private var numbers: [SectionLabel: Int] = [:]

  struct Group {
    let label: SectionLabel
    /// The places of its items in the order of titles.
    fileprivate(set) var places: [Int32] = []
    fileprivate(set) var count = ItemCount(items: 0, kind: nil)
    /// Those of the items, each once.
    fileprivate(set) var stores: [StoreName] = []
    /// The newest `CatalogContent.day(of:)` of the items.
    fileprivate(set) var latestDay: String?
    /// The catalogs that have this tag, by their numbers among those with tags.
    fileprivate(set) var catalogs: [Int] = []

    fileprivate mutating func add(_ store: StoreName) {
      if !stores.contains(store) { stores.append(store) }
    }
  }

  mutating func add(
    _ entry: CuratedItem, of day: String?, at place: Int32, under labels: [SectionLabel]
  ) {
    guard !labels.isEmpty else { return }
    let item = entry.item
    let twins = entry.twins
    count.add(item.kind)
    latestDay = Self.later(latestDay, day)
    for label in labels {
      let number = number(of: label)
      groups[number].places.append(place)
      groups[number].count.add(item.kind)
      groups[number].latestDay = Self.later(groups[number].latestDay, day)
      groups[number].add(item.id.store)
      for twin in twins { groups[number].add(twin.id.store) }
    }
  }

  mutating func add(catalog: Int, under label: SectionLabel) {
    groups[number(of: label)].catalogs.append(catalog)
  }

  private static func later(_ one: String?, _ other: String?) -> String? {
    [one, other].lazy.compactMap(\.self).max()
  }

  private mutating func number(of label: SectionLabel) -> Int {
    if let number = numbers[label] { return number }
    numbers[label] = groups.count
    groups.append(Group(label: label))
    return groups.count - 1
  }
}
