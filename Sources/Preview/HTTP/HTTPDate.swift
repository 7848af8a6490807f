/// A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7>
struct HTTPDate: Hashable, Comparable {
  /// Since 1970.
  let seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  static func < (one: HTTPDate, other: HTTPDate) -> Bool { one.seconds < other.seconds }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  /// Reads the three forms that there have been.
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT
  ///     Sunday, 06-Nov-94 08:49:37 GMT
  ///     Sun Nov  6 08:49:37 1994
  ///
  /// A year of two digits is one from 1970 to 2069. The day of the week is not looked at.
  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    let fields: (day: String, month: String, year: String, clock: String)
    switch parts.count {
    case 6 where parts[0].utf8.count == 4 && parts[5] == "GMT" && parts[1].utf8.count == 2:
      fields = (parts[1], parts[2], parts[3], parts[4])
    case 4 where parts[0].hasSuffix(",") && parts[3] == "GMT":
      let date = parts[1].split(separator: "-").map(String.init)
      guard date.count == 3, date[0].utf8.count == 2, date[2].utf8.count == 2,
        let year = Int(date[2]), year >= 0
      else { return nil }
      fields = (date[0], date[1], "\(year < 70 ? 2000 + year : 1900 + year)", parts[2])
    case 5 where parts[0].utf8.count == 3:
      fields = (parts[2], parts[1], parts[4], parts[3])
    default: return nil
    }
    guard let day = Int(fields.day), (1...31).contains(day),
      let month = Self.months.firstIndex(of: fields.month),
      let year = Int(fields.year), (1970...9999).contains(year)
    else { return nil }
    let clock = fields.clock.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    let days = Self.days(year: year, month: month + 1, day: day)
    seconds = days * 86_400 + hour * 3_600 + minute * 60 + second
  }

  var text: String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let time = seconds - days * 86_400
    let (year, month, day) = Self.date(days: days)
    let weekday = Self.weekdays[(days % 7 + 7) % 7]
    let clock = [time / 3_600, time / 60 % 60, time % 60].map(Self.twoDigits)
    return "\(weekday), \(Self.twoDigits(day)) \(Self.months[month - 1]) \(year) "
      + "\(clock.joined(separator: ":")) GMT"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Days from 1970 to a date of the Gregorian calendar; years begin in March here, so that the
  /// leap day is their last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The inverse of `days(year:month:day:)`, for days since the year 0.
  private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = max(0, days + 719_468)
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
