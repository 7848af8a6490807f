package import Items
package import QueryFiles

/// The items of one query after the owner's `hide`, `merge`, `items` and `limit`, in this order.
///
/// What a rule of `hide` meets is gone before works are put together, so that `kind: ebook` leaves
/// the printed book. What the owner says of an id counts for the work, by whichever of its ids.
package struct CuratedItems: Sendable {
  /// In the store's order, no id twice.
  ///
  /// A work that several stores have stands where the first of its items does. What is gone from
  /// the stores comes last.
  package let items: [CuratedItem]
  /// The ids that the query names under `items` and `hide` and that are neither returned by a
  /// store nor shown as gone, in the order of the file, each once.
  package let absent: [Placed<ItemID>]
  /// The kinds that rules of `hide` name, which neither the program knows nor any item has.
  package let unknownKinds: [Placed<String>]
  /// Where the owner says two things of one work.
  package let clashes: [CurationClash]
  /// What is not shown, in the order in which it was left out.
  let left: [Omitted]
  private let curations: [ItemID: Curation]
  private let hidden: HiddenItems

  /// Curates what the stores returned.
  ///
  /// - Parameters:
  ///   - items: In the order of the stores; of the same id the first counts.
  ///   - gone: The last that was known of items which the stores have no more. Shown are those
  ///     that the owner has a note on.
  ///   - query: Whose `limit` takes the first so many of what is not hidden, the pinned included.
  package init(_ items: [Item], gone: [Item] = [], by query: Query) {
    let curations = Dictionary(
      query.curations.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    let hidden = HiddenItems(query.hide)
    var known: Set<ItemID> = []
    var rows: [CuratedItem] = []
    var left: [Omitted] = []
    known.reserveCapacity(items.count)
    rows.reserveCapacity(items.count)
    let kept = gone.filter { curations[$0.id]?.note != nil }
    for item in [items, kept].joined() where known.insert(item.id).inserted {
      let curated = CuratedItem(item: item, curation: curations[item.id])
      if hidden.meets(curated) { left.append(.byRule(curated)) } else { rows.append(curated) }
    }
    var clashes: [CurationClash] = []
    let works = query.isMerged ? Self.folded(rows, &clashes) : rows
    var shown: [CuratedItem] = []
    shown.reserveCapacity(works.count)
    for work in works {
      let isHidden =
        work.curation?.isHidden == true || hidden.names(work.id)
        || work.twins.contains { hidden.names($0.id) }
      if isHidden { left.append(.byID(work)) } else { shown.append(work) }
    }
    let taken = query.limit.map { max(0, min($0, shown.count)) } ?? shown.count
    left += shown.indices.dropFirst(taken).map { .beyondLimit(shown[$0], number: $0 + 1) }
    self.items = Array(shown.prefix(taken))
    self.left = left
    self.clashes = clashes
    self.curations = curations
    self.hidden = hidden
    absent = (query.curations.map(\.id) + query.hide.compactMap(\.id)).filter { id in
      known.insert(id.value).inserted
    }
    unknownKinds = query.hide.compactMap(\.kind).filter { kind in
      !HiddenItems.isKind(kind.value, of: items)
    }
  }

  /// The items with those that are one work put together, where the first of them stood.
  private static func folded(
    _ items: [CuratedItem], _ clashes: inout [CurationClash]
  ) -> [CuratedItem] {
    let works = WorkGroups(items)
    guard !works.twins.isEmpty else { return items }
    var folded: [CuratedItem] = []
    for (place, leader) in items.enumerated() where works.leaders[place] == nil {
      guard let members = works.twins[place] else {
        folded.append(leader)
        continue
      }
      let twins = members.map { Fold.Twin(item: items[$0.place].item, rule: $0.rule) }
      let curations = [leader.curation] + members.map { items[$0.place].curation }
      let words = Curation.merged(curations.compactMap(\.self))
      clashes += words?.clashes ?? []
      folded.append(
        CuratedItem(Fold(leader: leader.item, twins: twins), curation: words?.curation))
    }
    return folded
  }
}

extension CuratedItems {
  /// An item as the query would show it, whatever its `limit`; `nil` when it hides it.
  package func showing(_ item: Item) -> CuratedItem? {
    let curated = CuratedItem(item: item, curation: curations[item.id])
    let isHidden =
      curated.curation?.isHidden == true || hidden.names(item.id) || hidden.meets(curated)
    return isHidden ? nil : curated
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
