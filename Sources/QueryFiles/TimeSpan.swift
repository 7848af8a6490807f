import Links

/// A length of time as people write it: `30m`, `24h` or `7d`.
package struct TimeSpan: Hashable, Sendable {
  package let seconds: Int

  /// Reads digits and `m`, `h` or `d`; `nil` for anything else, and for more than 100,000 of them.
  package init?(_ text: String) {
    let units = ["m": 60, "h": 3600, "d": 86_400]
    let digits = text.dropLast()
    guard let unit = units[String(text.suffix(1))],
      digits.utf8.allSatisfy(\.isDigit),
      let number = Int(digits), (0...100_000).contains(number)
    else { return nil }
    seconds = number * unit
  }

  /// What to tell somebody who wrote something else.
  package static let advice =
    "Write a number and m, h or d for minutes, hours or days: 30m, 24h, 7d."
}
