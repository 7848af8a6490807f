import Items

/// The changes of price that the history of one catalog tells.
///
/// In one array and no dictionary, because a large site has one for each of its items.
struct PriceChanges: Sendable {
  /// By the ids; of one item from the oldest to the newest.
  private let changes: [(id: ItemID, change: DatedPrice)]

  static let none = PriceChanges([])

  /// - Parameter changes: From the oldest to the newest.
  init(_ changes: [(id: ItemID, change: DatedPrice)]) {
    let order = changes.indices.sorted { one, other in
      let (first, second) = (changes[one].id, changes[other].id)
      return first == second ? one < other : first < second
    }
    self.changes = order.map { changes[$0] }
  }

  /// Those of an item, from the oldest to the newest.
  subscript(id: ItemID) -> [DatedPrice] {
    var low = changes.startIndex
    var high = changes.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if changes[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return changes[low...].prefix { $0.id == id }.map(\.change)
  }
}
