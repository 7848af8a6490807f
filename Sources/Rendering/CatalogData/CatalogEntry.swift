import Indexing
import Items
import Pages

/// An item of a catalog as its data tell it, the same in every form.
struct CatalogEntry: Sendable {
  let row: Row
  let label: SectionLabel
  let edition: Edition
  /// The name of the catalog's query.
  let query: String

  var item: Item { row.entry.item }

  /// The item's page: with scheme and host where the site has them, else from the root of the
  /// host.
  var address: String { edition.addresses.wholeIfKnown(row.address) }

  /// To the store, or where the owner leads, the main one first.
  ///
  /// Those to pages of this site as `address` has them.
  var links: [StoreLabel] {
    StoreLabel.all(of: row.entry, onPage: query, in: edition).map { $0.whole(in: edition) }
  }

  /// The same work in other stores.
  var twins: [Offer] {
    row.entry.twins.map { Offer(of: $0, onPage: query, in: edition) }
  }

  /// What stands above its section; `nil` in an index without sections.
  var section: String? {
    label == .everything ? nil : edition.phrases.section(label)
  }

  var artwork: String? {
    if let own = row.entry.ownersArtwork { return edition.addresses.wholeIfKnown(picture: own) }
    // The letter is for the place of a picture that is missing.
    return Art(of: row.entry, letter: "", in: .page, addresses: edition.addresses).address
  }

  /// As its owner wrote it, in Markdown.
  var note: String? { row.entry.noteText }

  init(_ number: Int, of data: CatalogData, in edition: Edition) {
    row = data.rows[number]
    label = data.sections[data.sectionOfRow[number]].label
    self.edition = edition
    query = data.query
  }
}
