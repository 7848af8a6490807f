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
  /// Prices of two currencies cannot be drawn on one scale. Shown are those in the currency of today
  /// if there were two, else those in the last one that had two, up to the day it was given up.
  ///
  /// - Parameters:
  ///   - changes: In any order; what two queries saw on different days counts from the first.
  ///   - price: What the item costs now.
  ///   - day: That of the response which says so; it does not count when a change came after it.
  init?(_ changes: [DatedPrice], now price: Price?, on day: String?) {
    let changes = changes.enumerated().sorted { one, other in
      (one.element.day, one.offset) < (other.element.day, other.offset)
    }.map(\.element)
    var currencies = [price?.namedCurrency].compactMap(\.self)
    for change in changes.reversed().map(\.change) {
      for currency in [change.to, change.from].compactMap({ $0?.namedCurrency })
      where !currencies.contains(currency) { currencies.append(currency) }
    }
    let histories = currencies.lazy.compactMap { currency in
      PriceHistory(changes, in: currency, now: price, on: day)
    }
    guard let history = histories.first else { return nil }
    self = history
  }

  /// As above in one currency, of changes from the oldest to the newest; those of others are left out.
  private init?(_ changes: [DatedPrice], in currency: String, now price: Price?, on day: String?) {
    guard let last = changes.last?.day else { return nil }
    let isOfCurrency = { (price: Price?) in
      price.map { $0.isFree || $0.currency == currency } ?? true
    }
    var steps: [Step] = []
    var end = max(last, day ?? last)
    for next in changes {
      guard isOfCurrency(next.change.to) else {
        // Until something else is seen in this currency, it ended here.
        if next.change.from.map(isOfCurrency) ?? false { end = next.day }
        continue
      }
      if steps.isEmpty, let before = next.change.from, isOfCurrency(before) {
        steps.append(Step(day: nil, price: before))
      }
      Self.add(Step(day: next.day, price: next.change.to), to: &steps)
      end = max(last, day ?? last)
    }
    if let day, day >= last, isOfCurrency(price) {
      Self.add(Step(day: day, price: price), to: &steps)
    }
    steps = steps.suffix(Self.mostSteps)
    guard Set(steps.compactMap(\.price?.micros)).count > 1 else { return nil }
    self.steps = steps
    self.end = end
  }

  /// Adds what is not so already; of one day the last counts.
  private static func add(_ step: Step, to steps: inout [Step]) {
    if let last = steps.last, last.day == step.day { steps.removeLast() }
    if let last = steps.last, last.price.costs(asMuchAs: step.price) { return }
    steps.append(step)
  }
}
