package import Items
package import Links
package import QueryFiles

/// An item as one query shows it: what the store said, and over it what the owner says.
///
/// A class because a site holds each one in several places; it never changes.
package final class CuratedItem: Sendable {
  /// What the store said; of a work in several stores what the leading one said, its gaps filled
  /// from the others.
  package let item: Item
  /// The owner's words for it; `nil` when the query does not name it.
  package let curation: Curation?
  /// The same work in several stores; `nil` for an item that stands for itself.
  package let fold: Fold?

  package init(item: Item, curation: Curation? = nil) {
    self.item = item
    self.curation = curation
    fold = nil
  }

  package init(_ fold: Fold, curation: Curation? = nil) {
    item = fold.item
    self.curation = curation
    self.fold = fold
  }

  package var id: ItemID { item.id }
  /// The owner's title, else the store's; `nil` reads "(untitled)".
  package var title: String? { curation?.title ?? item.title }
  package var isPinned: Bool { curation?.isPinned ?? false }
  package var tags: [String] { curation?.tags ?? [] }
  /// The owner's note as it is written, in Markdown.
  package var noteText: String? { curation?.note?.text }
  /// Where the owner sends readers instead of the store's own address.
  package var ownersLink: OwnersLink? { curation?.link }
  /// The picture that the owner chose instead of the store's.
  package var ownersArtwork: OwnersLink? { curation?.artwork }
  /// The item as its own store described it.
  package var record: Item { fold?.leader ?? item }
  /// Of all items that share its row, its own first.
  package var ids: [ItemID] { members.map(\.id) }
  /// The same work in other stores, each as its store described it.
  package var twins: [Item] { fold?.twins.map(\.item) ?? [] }
  /// The item and the same work in other stores, each as its store described it.
  package var members: [Item] { fold?.members ?? [item] }
}

extension CuratedItem: Equatable {
  package static func == (one: CuratedItem, other: CuratedItem) -> Bool {
    one === other
      || one.item == other.item && one.curation == other.curation && one.fold == other.fold
  }
}
