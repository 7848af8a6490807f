import Items
import Links

/// A date for readers and for programs, as exactly as it is known.
struct ShownDate: Sendable {
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
      guard place == 4 || place == 7 ? isHyphen : byte.isDigit else { return nil }
    }
    guard let year = Int(day.prefix(4)), let month = Int(day.dropFirst(5).prefix(2)),
      let number = Int(day.suffix(2)),
      let date = PartialDate(year: year, month: month, day: number)
    else { return nil }
    iso = day
    self.date = date
  }
}
