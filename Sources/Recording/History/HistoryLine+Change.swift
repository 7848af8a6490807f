import Dates
import Items

extension HistoryLine {
  /// The change that the line tells; `nil` when it says what cannot be.
  var told: Change? {
    guard let id = ItemID(id), Instant(recorded: date) != nil, let kind = kind(of: id) else {
      return nil
    }
    return Change(date: date, id: id, title: title, kind)
  }

  private func kind(of id: ItemID) -> Change.Kind? {
    // From nothing to nothing is no change.
    let hasSides = from != nil || to != nil
    switch change {
    case "added": return .added
    case "gone": return item.map { .gone(last: $0.item(id: id, title: title)) }
    case "price" where hasSides:
      // A price that is none is not the same as no price.
      let prices = (from.map(\.price), to.map(\.price))
      if case .some(nil) = prices.0 { return nil }
      if case .some(nil) = prices.1 { return nil }
      return .price(from: prices.0.flatMap(\.self), to: prices.1.flatMap(\.self))
    case "title" where hasSides: return texts.map { .title(from: $0.from, to: $0.to) }
    case "artwork" where hasSides: return texts.map { .artwork(from: $0.from, to: $0.to) }
    default: return nil
    }
  }

  /// `nil` when one of them is no text.
  private var texts: (from: String?, to: String?)? {
    for side in [from, to] { if case .price = side { return nil } }
    return (from?.text, to?.text)
  }
}

extension HistoryLine.Side {
  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  fileprivate var price: Price? {
    guard case .price(let cost) = self else { return nil }
    return cost.price
  }
}

extension HistoryLine.Cost {
  var price: Price? { Price(micros: micros, currency: currency) }
}
