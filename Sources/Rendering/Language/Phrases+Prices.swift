import Items

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
    return self(pattern, ["symbol": symbol, "amount": amount])
  }

  /// The amount for programs: `1.29`, with as many decimals as it needs.
  static func plain(_ price: Price) -> String {
    plain(price.micros.magnitude, digits: 6)
  }
}
