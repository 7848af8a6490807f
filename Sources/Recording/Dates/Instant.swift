/// A second in UTC, as records write it and as HTTP does.
struct Instant: Hashable, Comparable {
  /// Since 1970-01-01T00:00:00Z.
  let seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  /// - Parameter nanoseconds: Since 1970; what is less than a second is cut off.
  init(nanoseconds: Int) { seconds = Self.floor(nanoseconds, 1_000_000_000) }

  /// Returns `nil` for a moment that no calendar has; a leap second is the second after it.
  init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    guard let number = DayNumber(year: year, month: month, day: day)?.number,
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    seconds = number * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// Reads the form of records: `2022-05-07T10:00:00Z`.
  init?(recorded text: String) {
    guard RecordedDate.isValid(text) else { return nil }
    let numbers = text.dropLast().split { "-T:".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
  }

  /// Since 1970; what an `Int` cannot hold, before 1678 and after 2261, is the nearest that it can.
  var nanoseconds: Int {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// The form of records: `2022-05-07T10:00:00Z`.
  var recorded: String {
    let day = DayNumber(Self.floor(seconds, 86_400))
    let (year, month, date) = day.date
    let rest = min(max(seconds - day.number * 86_400, 0), 86_399)
    let parts = [
      (year, 4), (month, 2), (date, 2), (rest / 3600, 2), (rest / 60 % 60, 2), (rest % 60, 2),
    ]
    .map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(parts[0])-\(parts[1])-\(parts[2])T\(parts[3]):\(parts[4]):\(parts[5])Z"
  }

  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}
