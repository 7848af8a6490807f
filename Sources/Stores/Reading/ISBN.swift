/// An International Standard Book Number whose check digit is right.
///
/// - SeeAlso: ISO 2108.
struct ISBN: Hashable {
  /// 10 characters (the last may be `X`) or 13 digits, without hyphens.
  let digits: String

  /// Reads a number with or without hyphens and blanks; `nil` for anything else.
  init?(_ text: String) {
    var digits: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
      digits.append(byte == UInt8(ascii: "x") ? UInt8(ascii: "X") : byte)
    }
    var values: [Int] = []
    for (place, byte) in digits.enumerated() {
      switch byte {
      case 0x30...0x39: values.append(Int(byte) - 0x30)
      case UInt8(ascii: "X") where place == 9 && digits.count == 10: values.append(10)
      default: return nil
      }
    }
    guard Self.isChecked(values) else { return nil }
    self.digits = String(decoding: digits, as: UTF8.self)
  }

  /// The form with 13 digits: the same book, whichever form names it.
  var thirteen: String {
    guard digits.utf8.count == 10 else { return digits }
    let stem = "978" + digits.prefix(9)
    let sum = Self.weighted(stem.utf8.map { Int($0) - 0x30 })
    return stem + String((10 - sum % 10) % 10)
  }

  private static func isChecked(_ values: [Int]) -> Bool {
    switch values.count {
    case 10: zip(values, (1...10).reversed()).map { $0 * $1 }.reduce(0, +) % 11 == 0
    case 13: weighted(values) % 10 == 0
    default: false
    }
  }

  /// The sum of the digits, every second one taken three times.
  private static func weighted(_ values: [Int]) -> Int {
    values.enumerated().map { $0.offset % 2 == 0 ? $0.element : $0.element * 3 }.reduce(0, +)
  }
}
