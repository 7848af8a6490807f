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

  /// The last that was known of an item.
  struct HistoricItem: Decodable {
    let kind: String
    let subtitle: String?
    let creators: [Creator]?
    let collection: String?
    let genres: [String]?
    let released: String?
    let artwork: Picture?
    let links: [Link]?
    let price: Cost?
    let country: String?
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
}
