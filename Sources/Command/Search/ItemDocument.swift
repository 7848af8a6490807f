import Foundation
import Items

/// An item as programs read it, with all that is known of it.
///
/// What the store did not say is left out.
struct ItemDocument: Encodable {
  /// As queries have it: `itunes:579373079`.
  let id: String
  /// The word for it, `music-video`, as `hide` and addresses have it.
  let kind: String
  let title: String?
  let subtitle: String?
  let creators: [Name]?
  let collection: Collection?
  let genres: [String]?
  /// As exactly as it is known: `1999`, `1999-07` or `1999-07-03`.
  let released: String?
  let years: Years?
  /// In seconds.
  let duration: Int?
  /// In units of the currency: 1.29.
  let price: Decimal?
  /// ISO 4217.
  let currency: String?
  /// Before a reduction, in the same currency.
  let listPrice: Decimal?
  /// `explicit` or `cleaned`.
  let explicitness: String?
  let artwork: String?
  let preview: Preview?
  /// The main one first.
  let links: [Link]?
  let description: String?
  /// ISO 3166-1 alpha-2, of the store that was asked.
  let country: String?
  /// In the order of item pages.
  let facts: [FactDocument]?

  struct Name: Encodable {
    let name: String
    let link: String?
  }

  struct Collection: Encodable {
    let name: String
    let link: String?
    let number: Int?
    let count: Int?
  }

  struct Years: Encodable {
    let start: Int
    let end: Int?
  }

  struct Preview: Encodable {
    let address: String
    /// `audio` or `video`.
    let medium: String
  }

  struct Link: Encodable {
    let label: String
    let address: String
    let sponsored: Bool
  }

  private enum CodingKeys: String, CodingKey {
    case id, kind, title, subtitle, creators, collection, genres, released, years, duration, price,
      currency
    case listPrice = "list-price"
    case explicitness, artwork, preview, links, description, country, facts
  }

  init(_ item: Item) {
    id = item.id.text
    kind = item.kind.word
    title = item.title
    subtitle = item.subtitle
    creators = item.creators.map { Name(name: $0.name, link: $0.link) }.ifAny
    collection = item.collection.map {
      Collection(name: $0.name, link: $0.link, number: $0.number, count: $0.count)
    }
    genres = item.genres.ifAny
    released = item.released?.iso
    years = item.years.map { Years(start: $0.start, end: $0.end) }
    duration = item.duration
    price = item.price.map(\.decimal)
    currency = item.price?.currency
    listPrice = item.listPrice.map(\.decimal)
    explicitness = item.explicitness?.rawValue
    artwork = item.artwork?.address
    preview = item.preview.map { Preview(address: $0.address, medium: $0.medium.rawValue) }
    links =
      item.links.map {
        Link(label: $0.label, address: $0.address, sponsored: $0.isSponsored)
      }.ifAny
    description = item.description
    country = item.country?.text
    facts = item.facts.map(FactDocument.init).ifAny
  }
}

/// One more thing that a store knows of an item: its name, and one of the others.
struct FactDocument: Encodable {
  /// `pages`, `isbn`, `rating` and so on.
  let name: String
  var text: String?
  /// A count; of `size` bytes.
  var number: Int?
  var link: String?
  var rating: Rating?

  struct Rating: Encodable {
    /// 4.5 is 450.
    let hundredths: Int
    /// The best that there is, likewise.
    let best: Int
    let votes: Int?
  }

  init(_ fact: Fact) {
    name = fact.name.rawValue
    switch fact.value {
    case .text(let text): self.text = text
    case .number(let number), .size(let number): self.number = number
    case .link(let link): self.link = link
    case .rating(let hundredths, let best, let votes):
      rating = Rating(hundredths: hundredths, best: best * 100, votes: votes)
    case .flag: break
    }
  }
}

extension Price {
  fileprivate var decimal: Decimal { Decimal(micros) / 1_000_000 }
}
