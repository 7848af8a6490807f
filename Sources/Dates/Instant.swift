/// A second in UTC, as records write it and as HTTP does.
package struct Instant: Hashable, Comparable, Sendable {
  /// Since 1970-01-01T00:00:00Z.
  package let seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  /// - Parameter nanoseconds: Since 1970; what is less than a second is cut off.
  package init(nanoseconds: Int) { seconds = Self.floor(nanoseconds, 1_000_000_000) }

  /// Returns `nil` for a moment that no calendar has; a leap second is the second after it.
  package init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    guard let number = DayNumber(year: year, month: month, day: day)?.number,
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    seconds = number * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// Reads the form of records: `2022-05-07T10:00:00Z`.
  package init?(recorded text: String) {
    let bytes = Array(text.utf8)
    let form = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == form.count else { return nil }
    var numbers: [Int] = [0]
    for (byte, expected) in zip(bytes, form) {
      if expected == UInt8(ascii: "0") {
        guard (0x30...0x39).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 0x30
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
  }

  /// Since 1970; what an `Int` cannot hold, before 1678 and after 2261, is the nearest that it can.
  package var nanoseconds: Int {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// The form of records: `2022-05-07T10:00:00Z`.
  package var recorded: String {
    let (year, month, day) = self.day.date
    return
      "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T\(clock.joined(separator: ":"))Z"
  }

  /// The day that it is in, in the years 0 to 9999.
  var day: DayNumber { DayNumber(Self.floor(seconds, 86_400)) }

  /// Hour, minute and second, two digits each.
  var clock: [String] {
    let rest = min(max(seconds - day.number * 86_400, 0), 86_399)
    return [rest / 3600, rest / 60 % 60, rest % 60].map { digits($0, 2) }
  }

  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  package static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}

/// A number of at least so many digits.
func digits(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
