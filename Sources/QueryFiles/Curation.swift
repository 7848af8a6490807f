package import Diagnostics
package import Items
package import Links

/// What the owner says of one item: a value of the query's `items`.
package struct Curation: Hashable, Sendable {
  package let id: Placed<ItemID>
  package var isHidden = false
  package var isPinned = false
  package var title: String?
  package var sortAs: String?
  package var note: MarkdownText?
  package var tags: [String] = []
  package var link: OwnersLink?
  package var artwork: Placed<OwnersLink>?

  /// Where the keys stand that were read, by their names in the file.
  package var places: [String: Place] = [:]

  package init(id: Placed<ItemID>) { self.id = id }

  /// Where a key stands, else the entry.
  package func place(of key: String) -> Place { places[key] ?? id.place }
}

/// One entry of `hide`.
package enum HideRule: Hashable, Sendable {
  case id(Placed<ItemID>)
  /// Ignoring case and accents.
  case titleContains(String)
  case creatorContains(String)
  /// A kind's word or English name, ignoring case.
  case kind(Placed<String>)
  /// Items that the store marks explicit.
  case explicit
}
