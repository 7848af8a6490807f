package import Items

/// The same work in several stores, in one row.
package struct Fold: Equatable, Sendable {
  /// The item whose title, artwork and place the row has, as its store described it.
  package let leader: Item
  /// The others in the order in which the searches brought them, each of another store; never
  /// empty.
  package let twins: [Twin]

  package struct Twin: Equatable, Sendable {
    package let item: Item
    /// Why it is in the row.
    package let rule: FoldRule

    package init(item: Item, rule: FoldRule) {
      self.item = item
      self.rule = rule
    }
  }

  package init(leader: Item, twins: [Twin]) {
    self.leader = leader
    self.twins = twins
  }

  /// The leading item with its gaps filled from the others.
  package var item: Item { leader.filled(from: twins.map(\.item)) }

  /// All that share the row, the leading one first.
  package var members: [Item] { [leader] + twins.map(\.item) }
}
