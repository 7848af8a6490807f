import Indexing
import Items
import Links
import Pages

/// A link from an item to its store, as a reader sees it.
struct StoreLabel: Sendable {
  let text: String
  let address: String
  let isSponsored: Bool

  /// How much a link says.
  enum Form: Sendable {
    /// The name of what it leads to: `Apple Music`.
    case name
    /// The words of a badge: `Listen on Apple Music`.
    case badge
  }

  /// - Parameters:
  ///   - link: What the store gave.
  ///   - form: How much it says.
  ///   - page: What the owner knows the page by that it stands on, for the campaign of the link.
  ///   - country: Named where items of several countries stand together.
  ///   - phrases: The texts of the page's language.
  init(
    _ link: Item.StoreLink, as form: Form = .name, onPage page: String, country: String? = nil,
    in phrases: Phrases
  ) {
    let label = Self.words(for: link, as: form, in: phrases)
    text = country.map { phrases("store-in-country", ["store": label, "country": $0]) } ?? label
    address = link.address(onPage: page)
    isSponsored = link.isSponsored
  }

  /// The owner's own link.
  ///
  /// - Parameters:
  ///   - written: The link.
  ///   - store: The item's store, where the link leads there too and is named alike; all others have
  ///     the name of their host.
  ///   - edition: The page's language.
  private init(owners written: OwnersLink, to store: StoreLabel? = nil, in edition: Edition) {
    text = store?.text ?? written.host ?? written.text
    address = edition.addresses.owners(written)
    isSponsored = false
  }

  /// The links of an item, the owner's first, the store's after it.
  static func all(
    of entry: CuratedItem, as form: Form = .name, onPage page: String, in edition: Edition
  ) -> [StoreLabel] {
    let links = entry.item.links.map {
      StoreLabel($0, as: form, onPage: page, in: edition.phrases)
    }
    guard let written = entry.ownersLink else { return links }
    guard isStores(written, of: entry.item) else {
      return [StoreLabel(owners: written, in: edition)] + links
    }
    let own = StoreLabel(owners: written, to: links.first, in: edition)
    return [own] + links.filter { $0.text != own.text }
  }

  /// What a row has room for: the main way out and, where that is the owner's and leads elsewhere, the
  /// store's own.
  ///
  /// The store's picture stands beside them, so that the store is always named.
  static func main(
    of entry: CuratedItem, onPage page: String, country: String? = nil, in edition: Edition
  ) -> (link: StoreLabel?, stores: StoreLabel?) {
    let store = entry.item.links.first.map {
      StoreLabel($0, onPage: page, country: country, in: edition.phrases)
    }
    guard let written = entry.ownersLink else { return (store, nil) }
    return isStores(written, of: entry.item)
      ? (StoreLabel(owners: written, to: store, in: edition), nil)
      : (StoreLabel(owners: written, in: edition), store)
  }

  /// Whether the owner's link leads to where the store's main one does.
  private static func isStores(_ written: OwnersLink, of item: Item) -> Bool {
    guard let host = written.host, let link = item.links.first else { return false }
    return Authority(of: link.address)?.host == host
  }

  /// The pages of a creator, the owner's link first.
  static func all(of creator: IndexPage.Creator, in edition: Edition) -> [StoreLabel] {
    let own = creator.link.map { StoreLabel(owners: $0, in: edition) }
    return [own].compactMap(\.self)
      + creator.storeLinks.map { link in
        StoreLabel(
          text: edition.phrases.store(link.store), address: link.address, isSponsored: false)
      }
  }

  /// For readers that do not come from this site: with scheme and host where the site has them.
  func whole(in edition: Edition) -> StoreLabel {
    StoreLabel(
      text: text, address: edition.addresses.wholeIfKnown(address), isSponsored: isSponsored)
  }

  private init(text: String, address: String, isSponsored: Bool) {
    self.text = text
    self.address = address
    self.isSponsored = isSponsored
  }

  private static func words(
    for link: Item.StoreLink, as form: Form, in phrases: Phrases
  ) -> String {
    let badge = form == .badge ? phrases.optional(.badge, link.label) : nil
    return badge ?? phrases.optional(.label, link.label) ?? link.label
  }
}
