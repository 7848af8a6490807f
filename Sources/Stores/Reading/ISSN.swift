/// An International Standard Serial Number whose check digit is right.
///
/// - SeeAlso: ISO 3297.
struct ISSN: Hashable {
  /// With its hyphen: `0028-0836`.
  let text: String

  init?(_ text: String) {
    let digits = text.uppercased().utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 8 else { return nil }
    var sum = 0
    for (place, byte) in digits.enumerated() {
      switch byte {
      case 0x30...0x39: sum += (8 - place) * (Int(byte) - 0x30)
      case UInt8(ascii: "X") where place == 7: sum += 10
      default: return nil
      }
    }
    guard sum % 11 == 0 else { return nil }
    let plain = String(decoding: digits, as: UTF8.self)
    self.text = "\(plain.prefix(4))-\(plain.suffix(4))"
  }
}
