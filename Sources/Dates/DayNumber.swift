/// A day of the Gregorian calendar by its number: 0 is 1970-01-01.
///
/// - SeeAlso: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", whose years begin in
///   March so that the odd day comes last, and whose eras of 400 years are all alike.
package struct DayNumber {
  private static let daysOfEra = 146_097
  /// From the first of March of the year 0 to 1970-01-01.
  private static let epoch = 719_468

  let number: Int

  /// - Parameter number: Of a day in the years 0 to 9999; others become the nearest of those.
  init(_ number: Int) { self.number = min(max(number, -719_528), 2_932_896) }

  /// Returns `nil` for a day that no calendar has, and for years outside 0 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    // One era on, so that nothing gets below zero.
    let shifted = (month <= 2 ? year - 1 : year) + 400
    let yearOfEra = shifted % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = (shifted / 400 - 1) * Self.daysOfEra + dayOfEra - Self.epoch
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  var date: (year: Int, month: Int, day: Int) {
    let shifted = number + Self.epoch + Self.daysOfEra
    let dayOfEra = shifted % Self.daysOfEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / (Self.daysOfEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = (monthFromMarch + 2) % 12 + 1
    let year = yearOfEra + (shifted / Self.daysOfEra - 1) * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
