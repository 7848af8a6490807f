/// An amount of money, exact to a millionth of the currency's unit.
package struct Price: Hashable, Sendable {
  /// The amount in millionths, so that 1.29 is 1 290 000; never negative, 0 is free.
  package let micros: Int
  /// ISO 4217, three capital letters.
  package let currency: String

  /// Returns `nil` for a negative amount ("not sold this way") and what is no currency code.
  package init?(micros: Int, currency: String) {
    let isCode = currency.utf8.count == 3 && currency.utf8.allSatisfy { (65...90).contains($0) }
    guard micros >= 0, isCode else { return nil }
    self.micros = micros
    self.currency = currency
  }

  package var isFree: Bool { micros == 0 }

  /// Whether both are the same amount of the same money; free is free in every currency.
  package func costs(asMuchAs other: Price) -> Bool { self == other || isFree && other.isFree }

  /// The currency where the store names one, which it may not for what is free.
  ///
  /// - SeeAlso: ISO 4217, code `XXX`: "no currency involved".
  package var namedCurrency: String? { currency == "XXX" ? nil : currency }
}

extension Price? {
  /// The same, where no price is like no price alone.
  package func costs(asMuchAs other: Price?) -> Bool {
    guard let self, let other else { return self == other }
    return self.costs(asMuchAs: other)
  }
}
