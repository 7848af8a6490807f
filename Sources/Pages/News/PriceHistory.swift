package import Items

/// What an item cost over time, in one currency.
package struct PriceHistory: Equatable, Sendable {
  /// From the oldest to the newest, at most `mostSteps`; no two neighbours alike, and at least two
  /// different prices.
  package let steps: [Step]
  /// The day (UTC) up to which the last one is known to hold: `2022-05-07`.
  package let end: String

  package struct Step: Hashable, Sendable {
    /// The day (UTC) on which it was first seen; `nil` for what was before the first change.
    package let day: String?
    /// `nil` while the store named none.
    package let price: Price?

    package init(day: String?, price: Price?) {
      self.day = day
      self.price = price
    }
  }

  static let mostSteps = 24

  /// - Precondition: As `steps` says.
  package init(steps: [Step], end: String) {
    self.steps = steps
    self.end = end
  }

  /// Puts the changes that several queries saw into one row; `nil` unless there are two prices.
  ///
  /// - Parameters:
  ///   - changes: In any order; what two queries saw on different days counts from the first.
  ///   - price: What the item costs now. Its currency decides, else that of the newest change;
  ///     changes in others are left out.
  ///   - day: That of the response which says so; it does not count when a change came after it.
  init?(_ changes: [DatedPrice], now price: Price?, on day: String?) {
    let changes = changes.enumerated().sorted { one, other in
      (one.element.day, one.offset) < (other.element.day, other.offset)
    }.map(\.element)
    guard let last = changes.last?.day,
      let currency = price?.namedCurrency
        ?? changes.reversed().lazy.compactMap(\.change.currency).first
    else { return nil }
    let isOfCurrency = { (price: Price?) in
      price.map { $0.isFree || $0.currency == currency } ?? true
    }
    var steps: [Step] = []
    for next in changes where isOfCurrency(next.change.to) {
      if steps.isEmpty, let before = next.change.from, isOfCurrency(before) {
        steps.append(Step(day: nil, price: before))
      }
      Self.add(Step(day: next.day, price: next.change.to), to: &steps)
    }
    if let day, day >= last { Self.add(Step(day: day, price: price), to: &steps) }
    steps = steps.suffix(Self.mostSteps)
    guard Set(steps.compactMap(\.price?.micros)).count > 1 else { return nil }
    self.steps = steps
    end = max(last, day ?? last)
  }

  /// Adds what is not so already; of one day the last counts.
  private static func add(_ step: Step, to steps: inout [Step]) {
    if let last = steps.last, last.day == step.day { steps.removeLast() }
    if let last = steps.last, last.price.costs(asMuchAs: step.price) { return }
    steps.append(step)
  }
}

extension PriceChange {
  /// The currency of the later price, else of the earlier, where it is named.
  fileprivate var currency: String? { to?.namedCurrency ?? from?.namedCurrency }
}
