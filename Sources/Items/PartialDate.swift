private import Dates

/// A date as exactly as it is known: a year, a month or a day.
package struct PartialDate: Hashable, Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int?
  /// 1 to 31, only with a month.
  package let day: Int?

  /// Returns `nil` for a month or a day that no calendar has.
  package init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard (0...9999).contains(year), month.map({ (1...12).contains($0) }) ?? true else {
      return nil
    }
    if let day {
      guard let month, DayNumber(year: year, month: month, day: day) != nil else { return nil }
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// `1999`, `1999-07` or `1999-07-03`: the form of HTML's `datetime` and of ISO 8601.
  package var iso: String {
    let parts = [(year, 4), (month, 2), (day, 2)].compactMap { number, width -> String? in
      guard let number else { return nil }
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return parts.joined(separator: "-")
  }
}

extension PartialDate: Comparable {
  /// What is not known comes before what is.
  package static func < (one: PartialDate, other: PartialDate) -> Bool {
    (one.year, one.month ?? 0, one.day ?? 0) < (other.year, other.month ?? 0, other.day ?? 0)
  }
}
