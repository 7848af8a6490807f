private import Items

/// The form of a date in records: ISO 8601 in UTC, to the second.
enum RecordedDate {
  /// Whether a text is `2022-05-07T10:00:00Z`, and a moment that a calendar has.
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let form = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == form.count else { return false }
    var numbers: [Int] = [0]
    for (byte, expected) in zip(bytes, form) {
      if expected == UInt8(ascii: "0") {
        guard (0x30...0x39).contains(byte) else { return false }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 0x30
      } else {
        guard byte == expected else { return false }
        numbers.append(0)
      }
    }
    return PartialDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil
      && numbers[3] < 24 && numbers[4] < 60 && numbers[5] <= 60
  }
}
