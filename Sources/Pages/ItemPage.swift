package import Indexing
package import Items
package import Markup

/// The page of one item, shown once however many queries found it.
///
/// A class because rendering hands it on once for each name that a template uses.
package final class ItemPage: Sendable {
  package let heading: PageHeading
  package let entry: CuratedItem
  /// As on a row, for the place of missing artwork.
  package let letter: String
  /// The same work in other stores, each with a page of its own.
  package let twins: [Item]
  package let note: HTML?
  /// The owner's, over all catalogs.
  package let tags: [String]
  /// The day (UTC) of the response that the item was taken from, or on which it was found
  /// missing: `2022-05-07`.
  package let date: String?
  /// The label it stands under in its first catalog, and the way back there.
  package let notch: BarEntry?
  /// The catalog pages it stands on, at its row.
  package let catalogs: [NamedLink]
  package let previous: Neighbour?
  package let next: Neighbour?
  /// Where the pages of its creators, genres and so on are.
  package let indexes: IndexAddresses
  /// `nil` until a fetch has seen a second price.
  package let prices: PriceHistory?

  package struct Neighbour: Equatable, Sendable {
    /// `nil` reads "(untitled)".
    package let title: String?
    package let address: Address

    package init(title: String?, address: Address) {
      self.title = title
      self.address = address
    }
  }

  package init(
    heading: PageHeading, entry: CuratedItem, letter: String, twins: [Item] = [],
    note: HTML?, tags: [String] = [], date: String?, notch: BarEntry?,
    catalogs: [NamedLink], previous: Neighbour?,
    next: Neighbour?, indexes: IndexAddresses = .none, prices: PriceHistory? = nil
  ) {
    self.heading = heading
    self.entry = entry
    self.letter = letter
    self.twins = twins
    self.note = note
    self.tags = tags
    self.date = date
    self.notch = notch
    self.catalogs = catalogs
    self.previous = previous
    self.next = next
    self.indexes = indexes
    self.prices = prices
  }
}

extension ItemPage: Equatable {
  /// Whether both say the same; of `indexes` that is what concerns the item.
  package static func == (one: ItemPage, other: ItemPage) -> Bool {
    one.heading == other.heading && one.entry == other.entry && one.letter == other.letter
      && one.twins == other.twins && one.note == other.note && one.tags == other.tags
      && one.date == other.date
      && one.notch == other.notch && one.catalogs == other.catalogs
      && one.previous == other.previous && one.next == other.next
      && one.prices == other.prices
      && one.indexes.agree(with: other.indexes, on: one.entry.item, taggedWith: one.tags)
  }
}
