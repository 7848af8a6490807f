/// The name of a store as query files and addresses write it: `itunes`, `google-books`, `omdb`.
///
/// An open set: which stores there are is known to `Stores` alone.
package struct StoreName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// What an item is called over all stores: `itunes:579373079`.
package struct ItemID: Hashable, Sendable {
  package let store: StoreName
  /// The store's own id, as it writes it; never empty.
  package let value: String

  package init(store: StoreName, value: String) {
    self.store = store
    self.value = value
  }

  /// Reads `STORE:ID`; `nil` unless both parts are there.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let value = text[text.index(after: colon)...]
    guard !value.isEmpty else { return nil }
    self.init(store: StoreName(String(text[..<colon])), value: String(value))
  }

  package var text: String { "\(store.text):\(value)" }

  /// Values differ between nearly all ids, and stores between few.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension ItemID: Comparable {
  /// By the text's code points.
  package static func < (one: ItemID, other: ItemID) -> Bool {
    one.store == other.store
      ? one.value.utf8.lexicographicallyPrecedes(other.value.utf8)
      : one.store.text.utf8.lexicographicallyPrecedes(other.store.text.utf8)
  }
}
