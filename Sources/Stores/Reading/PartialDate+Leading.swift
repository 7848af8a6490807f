import Items

extension PartialDate {
  /// The date at the beginning of a text, as exactly as it stands there.
  ///
  /// `1999`, `1999-07`, `1999-07-03`, and any of them before a `T` and a time, or before a `*`
  /// for a doubtful year. A month or day that no calendar has is left out. `nil` for anything else.
  init?(leading text: String) {
    let bytes = text.utf8
    let date = bytes.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: "*") }
    let parts = date.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isDigit) ? Int(String(Substring(part))) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      parts.first?.count == 4, parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let month = numbers.count > 1 ? numbers[1] : nil
    let day = numbers.count > 2 ? numbers[2] : nil
    if let whole = PartialDate(year: numbers[0], month: month, day: day) {
      self = whole
    } else if let known = PartialDate(year: numbers[0], month: month)
      ?? PartialDate(year: numbers[0])
    {
      self = known
    } else {
      return nil
    }
  }
}
