import Items

/// What a store answered to a search, as programs read it: `search --json`.
///
/// Version 1; fields may be added to it.
struct SearchDocument: Encodable {
  let version = 1
  let store: String
  /// In the order of the store.
  let items: [ItemDocument]
  /// What was looked up, where its related items are asked for.
  let subjects: [ItemDocument]

  private enum CodingKeys: CodingKey { case version, store, items, subjects }

  init(_ items: [Item], subjects: [Item], of store: StoreName) {
    self.store = store.text
    self.items = items.map(ItemDocument.init)
    self.subjects = subjects.map(ItemDocument.init)
  }
}
