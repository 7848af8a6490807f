import Items

/// `2013`, `2004–2010`, or `2011–` for what is still running.
struct OMDbYears: Equatable {
  let start: Int
  /// `nil` for a single year.
  let span: Item.YearSpan?

  init?(_ text: String) {
    let dashes: Set<Character> = ["–", "-", "—"]
    let parts = text.split(omittingEmptySubsequences: false) { dashes.contains($0) }
    guard (1...2).contains(parts.count), let first = parts.first?.trimmed, first.isDigits(4...4),
      let start = Int(first)
    else { return nil }
    self.start = start
    guard let last = parts.dropFirst().first?.trimmed else {
      span = nil
      return
    }
    guard !last.isEmpty else {
      span = Item.YearSpan(start: start, end: nil)
      return
    }
    guard last.isDigits(4...4), let end = Int(last), end >= start else { return nil }
    span = Item.YearSpan(start: start, end: end)
  }
}
