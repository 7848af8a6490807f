import Items
import Recording

/// One change that a fetch saw.
struct ChangeDocument: Encodable {
  /// When the newer answer came: `2022-05-07T10:00:00Z`.
  let date: String
  /// `added`, `gone`, `price`, `title` or `artwork`, as in `history.jsonl`.
  let change: String
  let id: String
  let title: String?
  /// What was, and what is: both missing with `added` and `gone`, one where there was or is none.
  let from: Side?
  let to: Side?

  enum Side: Encodable {
    case text(String)
    case price(PriceDocument)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .price(let price): try container.encode(price)
      }
    }
  }
}

extension ChangeDocument {
  init(_ change: Change) {
    date = change.date
    id = change.id.text
    title = change.title
    self.change = change.kind.word
    switch change.kind {
    case .added, .gone: (from, to) = (nil, nil)
    case .price(let old, let new):
      from = old.map { .price(PriceDocument($0)) }
      to = new.map { .price(PriceDocument($0)) }
    case .title(let old, let new), .artwork(let old, let new):
      (from, to) = (old.map(Side.text), new.map(Side.text))
    }
  }
}
