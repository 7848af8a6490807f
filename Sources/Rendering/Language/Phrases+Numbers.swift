import Items

extension Phrases {
  /// With the language's mark between groups of three digits: `1,234`, in Spanish `1234`.
  func number(_ number: Int) -> String {
    grouped(String(number.magnitude))
  }

  /// `1:02:03` or `3:51`; a negative length counts as 0.
  func duration(seconds: Int) -> String {
    let seconds = max(0, seconds)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = Self.twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(Self.twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// `12.3 MB`, in steps of a thousand, what is left cut off.
  func size(bytes: Int) -> String {
    for (unit, factor) in [("size-gb", 1_000_000_000), ("size-mb", 1_000_000), ("size-kb", 1000)]
    where bytes >= factor {
      let size = fraction((bytes / (factor / 10)).magnitude, digits: 1, trimmed: true)
      return self(unit, ["n": size])
    }
    return self("size-bytes", ["n": number(max(0, bytes))])
  }

  /// `4.5 of 5 (1,234 ratings)`.
  func rating(hundredths: Int, of best: Int, votes: Int?) -> String {
    let value = fraction(hundredths.magnitude, digits: 2, trimmed: true)
    let rating = self("rating", ["value": value, "best": number(best)])
    guard let votes else { return rating }
    return self("rating-votes", ["rating": rating, "votes": count(votes, "count-rating")])
  }

  /// A whole number of the last decimal place, written with its decimals as the language does.
  ///
  /// - Parameters:
  ///   - value: In units of 10 to the power of minus `digits`.
  ///   - digits: How many decimals there are.
  ///   - trimmed: Whether zeros at the end are left out.
  /// - Returns: `1,234.50` for 123450 with two decimals.
  func fraction(_ value: UInt, digits: Int, trimmed: Bool = false) -> String {
    let (whole, decimals) = Self.split(value, digits: digits, trimmed: trimmed)
    return grouped(whole) + (decimals.isEmpty ? "" : self["number-decimal"] + decimals)
  }

  /// The same for programs, without what parts digits and without zeros at the end: `1234.5`.
  static func plain(_ value: UInt, digits: Int) -> String {
    let (whole, decimals) = split(value, digits: digits, trimmed: true)
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }

  /// The digits before the mark and those behind it.
  private static func split(
    _ value: UInt, digits: Int, trimmed: Bool
  ) -> (whole: String, decimals: String) {
    let unit = (0..<digits).reduce(1 as UInt) { unit, _ in unit * 10 }
    var (decimals, count) = (value % unit, digits)
    if trimmed {
      while count > 0, decimals % 10 == 0 { (decimals, count) = (decimals / 10, count - 1) }
    }
    guard count > 0 else { return (String(value / unit), "") }
    let text = String(decimals)
    return (String(value / unit), String(repeating: "0", count: count - text.utf8.count) + text)
  }

  private func grouped(_ digits: String) -> String {
    let mark = self["number-group"]
    guard !mark.isEmpty, digits.utf8.count >= max(4, groupedDigits) else { return digits }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.utf8.count - place) % 3 == 0 { text += mark }
      text.append(digit)
    }
    return text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
