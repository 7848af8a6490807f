import Items

extension Phrases {
  /// As exactly as the date is known: `7 May 2022`, `May 2022`, `2022`.
  func date(_ date: PartialDate) -> String {
    let year = String(date.year)
    guard let month = date.month else { return self.year(date.year) }
    guard let day = date.day else {
      return self("date-month", ["month": months[month - 1], "year": year])
    }
    return self(
      "date-day", ["day": String(day), "month": monthsOfDays[month - 1], "year": year])
  }

  /// `1976`, `1976年`.
  func year(_ year: Int) -> String { self("date-year", ["year": String(year)]) }

  /// `1976`, `2004–2010`, `2011–`.
  func years(_ span: Item.YearSpan) -> String {
    guard let end = span.end else { return self("years-open", ["start": String(span.start)]) }
    guard end != span.start else { return year(end) }
    return self("years", ["start": String(span.start), "end": String(end)])
  }
}

/// A day for readers and for programs.
struct Moment: Sendable {
  /// The form of `datetime`.
  let iso: String
  let date: PartialDate

  init(_ date: PartialDate) {
    iso = date.iso
    self.date = date
  }

  /// Reads `2022-05-07`; `nil` for anything else.
  init?(day: String?) {
    guard let day, day.utf8.count == 10 else { return nil }
    for (place, byte) in day.utf8.enumerated() {
      let isHyphen = byte == UInt8(ascii: "-")
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard place == 4 || place == 7 ? isHyphen : isDigit else { return nil }
    }
    guard let year = Int(day.prefix(4)), let month = Int(day.dropFirst(5).prefix(2)),
      let number = Int(day.suffix(2)),
      let date = PartialDate(year: year, month: month, day: number)
    else { return nil }
    iso = day
    self.date = date
  }
}
