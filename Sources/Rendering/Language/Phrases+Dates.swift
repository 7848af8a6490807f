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
