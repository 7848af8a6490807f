import Indexing
import Items

/// The values of a facet in the order in which they were met, and what stands under each.
struct GroupedItems {
  private(set) var groups: [Group] = []
  /// All items that stand under some value, each once.
  private(set) var count = ItemCount(items: 0, kind: nil)
  private var numbers: [SectionLabel: Int] = [:]

  struct Group {
    let label: SectionLabel
    /// The places of its items in the order of titles.
    fileprivate(set) var places: [Int32] = []
    fileprivate(set) var count = ItemCount(items: 0, kind: nil)
    /// Those of the items, each once.
    fileprivate(set) var stores: [StoreName] = []
    /// The catalogs that have this tag, as indexes of the atlas's layouts.
    fileprivate(set) var catalogs: [Int] = []
  }

  mutating func add(_ item: Item, at place: Int32, under labels: [SectionLabel]) {
    if !labels.isEmpty { count.add(item.kind) }
    for label in labels {
      let number = number(of: label)
      groups[number].places.append(place)
      groups[number].count.add(item.kind)
      if !groups[number].stores.contains(item.id.store) {
        groups[number].stores.append(item.id.store)
      }
    }
  }

  mutating func add(catalog: Int, under label: SectionLabel) {
    groups[number(of: label)].catalogs.append(catalog)
  }

  private mutating func number(of label: SectionLabel) -> Int {
    if let number = numbers[label] { return number }
    numbers[label] = groups.count
    groups.append(Group(label: label))
    return groups.count - 1
  }
}
