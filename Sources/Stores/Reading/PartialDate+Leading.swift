import Items
import Links

extension PartialDate {
  /// The date at the beginning of a text, as exactly as it stands there.
  ///
  /// `1999`, `1999-07`, `1999-07-03`, and any of them before a `T` and a time, or before a `*`
  /// for a doubtful year. A month or day that no calendar has is left out. `nil` for anything else.
  init?(leading text: String) {
    let bytes = text.utf8.span
    let lengths = [4, 2, 2]
    var numbers = [0]
    var length = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == UInt8(ascii: "T") || byte == UInt8(ascii: "*") { break }
      let isFull = length == lengths[numbers.count - 1]
      if byte == UInt8(ascii: "-") {
        guard isFull, numbers.count < lengths.count else { return nil }
        numbers.append(0)
        length = 0
      } else {
        guard byte.isDigit, !isFull else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte & 0x0F)
        length += 1
      }
    }
    guard length == lengths[numbers.count - 1] else { return nil }
    let month = numbers.count > 1 ? numbers[1] : nil
    let day = numbers.count > 2 ? numbers[2] : nil
    guard
      let date = PartialDate(year: numbers[0], month: month, day: day)
        ?? PartialDate(year: numbers[0], month: month) ?? PartialDate(year: numbers[0])
    else { return nil }
    self = date
  }
}
