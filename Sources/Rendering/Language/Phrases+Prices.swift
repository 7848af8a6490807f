import Items
import Links

extension Phrases {
  /// `$1.29`, `1,29 €`, or the word for free.
  func price(_ price: Price) -> String {
    guard !price.isFree else { return self["free"] }
    let currency = Currency(code: price.currency)
    let amount = fraction(
      currency.smallestUnits(inMicros: price.micros), digits: currency.digits)
    let symbol = optional(.currency, price.currency) ?? currency.symbol
    // A symbol that ends in a letter would run into the digits.
    let pattern = symbol.last?.isLetter == true ? "price-word" : "price"
    let isTorn = Direction(of: language) == .rightToLeft && symbol.endsInSignBehindLatin
    // The mark after the sign keeps it with its letters.
    return self(
      pattern, ["symbol": isTorn ? symbol + "\u{200E}" : symbol, "amount": amount])
  }

  /// The amount for programs: `1.29`, with as many decimals as it needs.
  static func plain(_ price: Price) -> String {
    plain(price.micros.magnitude, digits: 6)
  }
}

extension String {
  /// Whether a text that runs from right to left would put its last sign before its letters: `US$`
  /// as `$US`.
  ///
  /// - SeeAlso: Unicode Standard Annex 9: signs of currencies have no direction but that of their
  ///   neighbours.
  fileprivate var endsInSignBehindLatin: Bool {
    guard let first = utf8.first, let last = unicodeScalars.last else { return false }
    return first.isLetter && last.properties.generalCategory == .currencySymbol
  }
}
