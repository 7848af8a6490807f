import Items
import Pages

extension Phrases {
  /// What stands above the news of a topic: `Added`.
  func topic(_ topic: NewsTopic) -> String { self["news-\(topic.rawValue)"] }

  /// A price, or the words for none.
  func price(orNone price: Price?) -> String {
    price.map { self.price($0) } ?? self["price-none"]
  }

  /// `$1.29 → $0.99`, with an arrow in the direction of the language.
  func change(_ change: PriceChange) -> String {
    let arrow = Direction(of: language) == .rightToLeft ? "←" : "→"
    return "\(price(orNone: change.from)) \(arrow) \(price(orNone: change.to))"
  }
}
