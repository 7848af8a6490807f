package import Diagnostics
package import Items
package import Links

/// What the owner says of one item: a value of the query's `items`.
package struct Curation: Hashable, Sendable {
  /// What may stand below an item's id, in the order in which messages name it.
  package enum Key: String, CaseIterable, Sendable {
    case hide, pin, title
    case sortAs = "sort-as"
    case note, tags, link, artwork
  }

  package let id: Placed<ItemID>
  package var isHidden = false
  package var isPinned = false
  package var title: String?
  package var sortAs: String?
  package var note: MarkdownText?
  package var tags: [String] = []
  package var link: OwnersLink?
  package var artwork: Placed<OwnersLink>?

  /// Where the keys stand that were read.
  package var places: [Key: Place] = [:]

  package init(id: Placed<ItemID>) { self.id = id }

  /// Where a key stands, else the entry.
  package func place(of key: Key) -> Place { places[key] ?? id.place }
}
