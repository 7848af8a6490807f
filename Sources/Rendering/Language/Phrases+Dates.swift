import Items

extension Phrases {
  /// As exactly as the date is known: `7 May 2022`, `May 2022`, `2022`.
  func date(_ date: PartialDate) -> String {
    let year = String(date.year)
    guard let month = date.month else { return self("date-year", ["year": year]) }
    let name = self["month-\(month)"]
    guard let day = date.day else {
      return self("date-month", ["month": name, "year": year])
    }
    return self("date-day", ["day": String(day), "month": name, "year": year])
  }

  /// `1976`, `2004–2010`, `2011–`.
  func years(_ span: Item.YearSpan) -> String {
    guard let end = span.end else { return self("years-open", ["start": String(span.start)]) }
    guard end != span.start else { return String(end) }
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
    guard let day else { return nil }
    let parts = day.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
      let date = PartialDate(year: year, month: month, day: number)
    else { return nil }
    self.init(date)
  }
}
