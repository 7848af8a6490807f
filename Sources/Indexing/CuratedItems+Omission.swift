package import Items
package import QueryFiles

extension CuratedItems {
  /// An item that is not shown, at the step at which it was left out.
  enum Omitted: Sendable {
    /// Before works were put together.
    case byRule(CuratedItem)
    /// Named under `items` or `hide`, by whichever of its ids.
    case byID(CuratedItem)
    /// By its place among what is not hidden, from 1.
    case beyondLimit(CuratedItem, number: Int)

    fileprivate var work: CuratedItem {
      switch self {
      case .byRule(let work), .byID(let work), .beyondLimit(let work, _): work
      }
    }
  }

  /// Why a query does not show an item.
  package struct Omission: Sendable {
    package enum Reason: Hashable, Sendable {
      /// Its entry under `items`, or that of another id of its work.
      case entry(Curation)
      /// The first rule of `hide` that meets it.
      case rule(HideRule)
      /// It is that far behind in the store's order, and `limit` takes fewer.
      case limit(number: Int, taken: Int)
    }

    /// The row that it would have.
    package let work: CuratedItem
    package let reason: Reason
  }

  /// Why an item is not shown.
  ///
  /// - Parameters:
  ///   - id: The item, which may be one of several of a work.
  ///   - query: The query that these items were curated by.
  /// - Returns: `nil` for what is shown, and for what was not among the items; so is what is gone and
  ///   has no note on it.
  package func omission(of id: ItemID, by query: Query) -> Omission? {
    guard let omitted = left.first(where: { $0.work.ids.contains(id) }) else { return nil }
    let work = omitted.work
    let reason: Omission.Reason?
    switch omitted {
    case .byRule: reason = query.hide.first { $0.meets(work) }.map { .rule($0) }
    case .byID:
      let entries = work.ids.compactMap { id in query.curations.first { $0.id.value == id } }
      reason =
        entries.first(where: \.isHidden).map { .entry($0) }
        ?? query.hide.first { $0.names(anyOf: work.ids) }.map { .rule($0) }
    case .beyondLimit(_, let number): reason = query.limit.map { .limit(number: number, taken: $0) }
    }
    return reason.map { Omission(work: work, reason: $0) }
  }
}

extension HideRule {
  /// Whether an item is as the rule says, whatever its id.
  fileprivate func meets(_ item: CuratedItem) -> Bool { HiddenItems([self]).meets(item) }

  fileprivate func names(anyOf ids: [ItemID]) -> Bool {
    if case .id(let id) = self { ids.contains(id.value) } else { false }
  }
}
