extension Instant {
  /// Reads a date of HTTP in any of its three forms.
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT
  ///     Sunday, 06-Nov-94 08:49:37 GMT
  ///     Sun Nov  6 08:49:37 1994
  ///
  /// All are in UTC. Two digits of a year are of 1970 to 2069. The day of the week is not looked at.
  ///
  /// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7>
  package init?(http text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let words = text.split(separator: " ")
    let fields: (day: Substring, month: Substring, year: Substring, clock: Substring)
    switch words.count {
    case 6 where words[0].hasSuffix(",") && words[3].utf8.count == 4 && words[5] == "GMT":
      fields = (words[1], words[2], words[3], words[4])
    case 4 where words[0].hasSuffix(",") && words[3] == "GMT":
      let date = words[1].split(separator: "-", omittingEmptySubsequences: false)
      guard date.count == 3, date[2].utf8.count == 2 else { return nil }
      fields = (date[0], date[1], date[2], words[2])
    case 5 where words[0].utf8.count == 3 && words[4].utf8.count == 4:
      fields = (words[2], words[1], words[4], words[3])
    default: return nil
    }
    let clock = fields.clock.split(separator: ":", omittingEmptySubsequences: false)
      .compactMap(Self.number)
    guard let day = Self.number(fields.day), let year = Self.number(fields.year), clock.count == 3,
      let month = Self.months.firstIndex(of: fields.month)
    else { return nil }
    self.init(
      year: fields.year.utf8.count == 2 ? Self.century(of: year) : year, month: month + 1, day: day,
      hour: clock[0], minute: clock[1], second: clock[2])
  }

  /// The first form of HTTP's dates, the only one that is still written.
  package var http: String {
    let (year, month, day) = self.day.date
    let weekday = Self.weekdays[(self.day.number % 7 + 7) % 7]
    return "\(weekday), \(digits(day, 2)) \(Self.months[month - 1]) \(digits(year, 4)) "
      + "\(clock.joined(separator: ":")) GMT"
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// From that of 1970-01-01 on.
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  private static func century(of year: Int) -> Int { year < 70 ? 2000 + year : 1900 + year }

  /// One to four digits, and no sign.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
