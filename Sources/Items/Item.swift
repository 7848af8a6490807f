/// One result of a search, normalised over all stores.
///
/// Every text is NFC, has no control characters but line feeds in `description`, and is plain
/// text: decoded from entities once, never Markdown, never HTML. Every address is https, or http
/// where no https twin is known. What a store did not say is `nil` or empty.
package struct Item: Hashable, Sendable, Identifiable {
  package let id: ItemID
  package var kind: Kind
  /// `nil` for an empty title, which pages show as "(untitled)".
  package var title: String?
  package var subtitle: String?
  /// In the order of the store; empty when the store names none.
  package var creators: [Creator] = []
  package var collection: Collection?
  package var genres: [String] = []
  package var released: PartialDate?
  /// Years of a work that runs for several, `nil` for any other.
  package var years: YearSpan?
  /// In seconds.
  package var duration: Int?
  package var price: Price?
  /// The price before a reduction, only when it is higher than `price`.
  package var listPrice: Price?
  package var explicitness: Explicitness?
  package var artwork: Artwork?
  package var preview: Preview?
  /// To the store, the main one first; only http and https.
  package var links: [StoreLink] = []
  /// Paragraphs and breaks as line feeds.
  package var description: String?
  /// Whatever else the store knows, in the order of `Fact.Name`.
  package var facts: [Fact] = []
  /// That of the store that was asked, where it has countries.
  package var country: CountryCode?
  /// What tells that an item of another store is the same work.
  package var codes: [WorkCode] = []
  /// The day (UTC) on which a fetch found it missing: `2022-05-07`.
  ///
  /// The item is then the last that was known of it, without price, preview and links. `nil` for
  /// all that stores return.
  package var goneSince: String?

  package init(id: ItemID, kind: Kind, title: String?) {
    self.id = id
    self.kind = kind
    self.title = title
  }
}

extension Item {
  package struct Creator: Hashable, Sendable {
    package var name: String
    /// The creator's page in the store.
    package var link: String?

    package init(name: String, link: String? = nil) {
      self.name = name
      self.link = link
    }
  }

  /// What an item is a part of: an album, a podcast, a season, a series.
  package struct Collection: Hashable, Sendable {
    package var name: String
    package var link: String?
    /// The item's place in it, from 1, and how many there are.
    package var number: Int?
    package var count: Int?

    package init(name: String, link: String? = nil, number: Int? = nil, count: Int? = nil) {
      self.name = name
      self.link = link
      self.number = number
      self.count = count
    }
  }

  /// The first and the last year of a series; `end` is `nil` while it runs.
  package struct YearSpan: Hashable, Sendable {
    package let start: Int
    package let end: Int?

    package init(start: Int, end: Int?) {
      self.start = start
      self.end = end
    }
  }

  package enum Explicitness: String, Sendable { case explicit, cleaned }

  package struct StoreLink: Hashable, Sendable {
    /// What the link leads to, a key of the theme's strings: `apple-music`, `google-books`, `imdb`.
    package var label: String
    package var address: String
    /// Whether the address carries an affiliate token.
    package var isSponsored: Bool
    /// For a link whose address differs from page to page; `address` has none.
    package var campaign: Campaign?

    package init(
      label: String, address: String, isSponsored: Bool = false, campaign: Campaign? = nil
    ) {
      self.label = label
      self.address = address
      self.isSponsored = isSponsored
      self.campaign = campaign
    }
  }

  /// The year an index by year files it under.
  package var year: Int? { years?.start ?? released?.year }
}
