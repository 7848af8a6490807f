extension PartialDate {
  /// Reads what `iso` writes: `1999`, `1999-07` or `1999-07-03`; `nil` for anything else.
  package init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(
      year: numbers[0], month: numbers.count > 1 ? numbers[1] : nil,
      day: numbers.count > 2 ? numbers[2] : nil)
    // Each date has one form: no signs, no missing or additional zeros.
    guard iso == text else { return nil }
  }
}
