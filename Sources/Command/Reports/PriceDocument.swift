import Items

/// An amount of money.
struct PriceDocument: Encodable {
  /// In millionths of the currency's unit: 1.29 is 1290000.
  let micros: Int
  /// ISO 4217.
  let currency: String

  init(_ price: Price) {
    micros = price.micros
    currency = price.currency
  }
}
