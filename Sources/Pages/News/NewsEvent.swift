package import Items

/// One thing that became different in a store, as a fetch saw it for one query.
package struct NewsEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case added
    case price(PriceChange)
    /// With the last that was known of the item; indirect, so that the others are small.
    indirect case gone(last: Item)
  }

  /// In UTC: `2022-05-07T10:00:00Z`.
  package let moment: String
  package let id: ItemID
  package let kind: Kind

  package init(moment: String, id: ItemID, _ kind: Kind) {
    self.moment = moment
    self.id = id
    self.kind = kind
  }

  /// The day (UTC): `2022-05-07`.
  var day: String { String(moment.prefix(10)) }
}
