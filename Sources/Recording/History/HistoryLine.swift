import Items

/// A line of `history.jsonl` as it is spelled.
struct HistoryLine: Decodable {
  let date: String
  let change: String
  let id: String
  let title: String?
  let from: Side?
  let to: Side?
  let item: HistoricItem?

  /// What something was or became: a text, or a price.
  enum Side: Decodable {
    case text(String)
    case price(Cost)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .price(try container.decode(Cost.self))
      }
    }
  }

  struct Cost: Decodable {
    let micros: Int
    let currency: String
  }

  /// The last that was known of an item; lines of earlier versions have fewer keys.
  struct HistoricItem: Decodable {
    let kind: String
    let subtitle: String?
    let creators: [Creator]?
    let collection: String?
    let collectionLink: String?
    let number: Int?
    let count: Int?
    let genres: [String]?
    let released: String?
    let years: Years?
    let duration: Int?
    let explicitness: String?
    let artwork: Picture?
    let links: [Link]?
    let price: Cost?
    let country: String?
    let description: String?
    let facts: [Particular]?
    let codes: [Code]?

    private enum CodingKeys: String, CodingKey {
      case kind, subtitle, creators, collection, number, count, genres, released, years, duration
      case explicitness, artwork, links, price, country, description, facts, codes
      case collectionLink = "collection-link"
    }
  }

  struct Creator: Decodable {
    let name: String
    let link: String?
  }

  struct Picture: Decodable {
    let address: String
    let box: [String]?
    let sized: [String]?
    let width: Int?
  }

  struct Link: Decodable {
    let label: String
    let address: String
    let sponsored: Bool?
  }

  struct Years: Decodable {
    let start: Int
    let end: Int?
  }

  /// A fact: its name, and its value under the key of its sort.
  struct Particular: Decodable {
    let name: String
    let text: String?
    let number: Int?
    let hundredths: Int?
    let of: Int?
    let votes: Int?
    let bytes: Int?
    let link: String?
  }

  /// A number of a work, under the key of its sort.
  struct Code: Decodable {
    let isbn: String?
    let imdb: String?
    let gtin: String?
  }
}
