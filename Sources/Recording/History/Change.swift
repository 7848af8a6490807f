package import Items

/// One thing that a fetch saw change in a store: a line of `history.jsonl`.
package struct Change: Hashable, Sendable {
  /// When the newer answer came: `2022-05-07T10:00:00Z`.
  package let date: String
  package let id: ItemID
  /// As it was known after the change; before it where the item is gone.
  package let title: String?
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    case added
    /// With the last that was known of the item; indirect, so that the others are small.
    indirect case gone(last: Item)
    case price(from: Price?, to: Price?)
    case title(from: String?, to: String?)
    /// Addresses of the artwork.
    case artwork(from: String?, to: String?)
  }

  package init(date: String, id: ItemID, title: String?, _ kind: Kind) {
    self.date = date
    self.id = id
    self.title = title
    self.kind = kind
  }
}
