package import Items
package import QueryFiles

/// Two entries of `items` that name the same work and say different things of it.
package struct CurationClash: Hashable, Sendable {
  package let key: Curation.Key
  /// Whose word counts.
  package let winner: Placed<ItemID>
  package let loser: Placed<ItemID>
}
