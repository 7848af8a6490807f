package import Items

/// How many items, and of what kind when all are of one.
package struct ItemCount: Hashable, Sendable {
  package private(set) var items: Int
  package private(set) var kind: Kind?

  package init(items: Int, kind: Kind?) {
    self.items = items
    self.kind = kind
  }

  /// Counts one more of a kind.
  mutating func add(_ kind: Kind) {
    if items == 0 { self.kind = kind } else if self.kind != kind { self.kind = nil }
    items += 1
  }

  /// Counts each id once.
  init(_ items: some Sequence<Item>) {
    self.items = Set(items.lazy.map(\.id)).count
    let kinds = Set(items.lazy.map(\.kind))
    kind = kinds.count == 1 ? kinds.first : nil
  }
}
