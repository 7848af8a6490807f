extension Instant {
  /// Reads a date of HTTP in any of its three forms.
  ///
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`,
  /// `Sun Nov  6 08:49:37 1994`. All are in UTC. Two digits of a year are of 1970 to 2069.
  ///
  /// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7>
  init?(http text: String) {
    guard text.utf8.count <= 40 else { return nil }
    var numbers: [Int] = []
    var month: Int?
    var time: [Int]?
    for word in text.split(whereSeparator: { " ,-".contains($0) }) {
      if word.contains(":") {
        time = word.split(separator: ":", omittingEmptySubsequences: false).compactMap(Self.digits)
      } else if let number = Self.digits(word) {
        numbers.append(
          word.utf8.count == 2 && numbers.count == 1 ? Self.century(of: number) : number)
      } else if let place = Self.months.firstIndex(of: word) {
        month = place + 1
      }
    }
    guard let month, let time, time.count == 3, numbers.count == 2 else { return nil }
    self.init(
      year: numbers[1], month: month, day: numbers[0], hour: time[0], minute: time[1],
      second: time[2])
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func century(of year: Int) -> Int { year < 70 ? 2000 + year : 1900 + year }

  private static func digits(_ text: Substring) -> Int? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
