import Items

extension Price {
  /// `1.29 USD`, or `free`.
  var words: String { isFree ? "free" : "\(amount) \(currency)" }

  /// The amount in digits: two decimals or more, or none.
  var amount: String {
    let (units, rest) = micros.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return String(units) }
    var decimals = String(String(rest + 1_000_000).dropFirst())
    while decimals.count > 2, decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(units).\(decimals)"
  }
}
