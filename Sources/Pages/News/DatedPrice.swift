/// A change of price, and the day (UTC) on which it was seen: `2022-05-07`.
struct DatedPrice: Sendable {
  let day: String
  let change: PriceChange
}
