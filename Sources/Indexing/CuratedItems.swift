package import Items
package import QueryFiles

/// The items of one query after the owner's `items`, `hide` and `limit`.
package struct CuratedItems: Sendable {
  /// In the store's order, no id twice.
  package let items: [CuratedItem]
  /// The ids that the query names under `items` and `hide` and no store returned, in the order of
  /// the file, each once.
  package let absent: [Placed<ItemID>]
  /// The kinds that rules of `hide` name, which neither the program knows nor any item has.
  package let unknownKinds: [Placed<String>]
  private let curations: [ItemID: Curation]
  private let hidden: HiddenItems

  /// Curates what the stores returned.
  ///
  /// - Parameters:
  ///   - items: In the order of the stores; of the same id the first counts.
  ///   - query: Whose `limit` takes the first so many of what is not hidden, the pinned included.
  package init(_ items: [Item], by query: Query) {
    let curations = Dictionary(
      query.curations.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    let hidden = HiddenItems(query.hide)
    var returned: Set<ItemID> = []
    var shown: [CuratedItem] = []
    returned.reserveCapacity(items.count)
    shown.reserveCapacity(items.count)
    for item in items where returned.insert(item.id).inserted {
      let curated = CuratedItem(item: item, curation: curations[item.id])
      if curated.curation?.isHidden != true, !hidden.contains(curated) { shown.append(curated) }
    }
    self.items = query.limit.map { Array(shown.prefix(max(0, $0))) } ?? shown
    self.curations = curations
    self.hidden = hidden
    absent = (query.curations.map(\.id) + query.hide.compactMap(\.id)).filter { id in
      returned.insert(id.value).inserted
    }
    unknownKinds = query.hide.compactMap(\.kind).filter { kind in
      !HiddenItems.isKind(kind.value, of: items)
    }
  }
}

extension CuratedItems {
  /// An item as the query would show it, whatever its `limit`; `nil` when it hides it.
  package func showing(_ item: Item) -> CuratedItem? {
    let curated = CuratedItem(item: item, curation: curations[item.id])
    return curated.curation?.isHidden == true || hidden.contains(curated) ? nil : curated
  }
}

extension HideRule {
  fileprivate var id: Placed<ItemID>? {
    if case .id(let id) = self { id } else { nil }
  }

  fileprivate var kind: Placed<String>? {
    if case .kind(let kind) = self { kind } else { nil }
  }
}
