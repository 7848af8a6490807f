package import Items

/// One entry of `hide`.
package enum HideRule: Hashable, Sendable {
  case id(Placed<ItemID>)
  /// Ignoring case and accents.
  case titleContains(String)
  case creatorContains(String)
  /// A kind's word or English name, in singular or plural, ignoring case and accents.
  case kind(Placed<String>)
  /// Items that the store marks explicit.
  case explicit
}
