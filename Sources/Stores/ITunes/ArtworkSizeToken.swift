import Links

/// The part of a picture's address that tells its size: `100x100` in `…/100x100bb.jpg`.
///
/// Digits, `x`, digits, perhaps a crop code in letters, perhaps `-` and a quality, then `.jpg`,
/// `.png` or `.webp` at the end; before it stands `/`, or `.` in the names of 2012 and before.
struct ArtworkSizeToken: Equatable {
  /// The address up to the token.
  let prefix: String
  let width: Int
  /// The address behind the token.
  let suffix: String

  init?(in address: String) {
    let bytes = Array(address.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
      ["jpg", "jpeg", "png", "webp"].contains(
        String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased())
    else { return nil }
    var end = dot
    let quality = Self.run(before: end, in: bytes, of: \.isDigit)
    if quality < end, quality > 0, bytes[quality - 1] == UInt8(ascii: "-") { end = quality - 1 }
    // The crop code may be missing; the letter between the numbers is no part of it.
    let crop = Self.run(before: end, in: bytes, of: \.isLetter)
    let height = Self.run(before: crop, in: bytes, of: \.isDigit)
    guard height < crop, height > 0, bytes[height - 1] | 0x20 == UInt8(ascii: "x") else {
      return nil
    }
    let start = Self.run(before: height - 1, in: bytes, of: \.isDigit)
    guard start < height - 1, start > 0,
      bytes[start - 1] == UInt8(ascii: "/") || bytes[start - 1] == UInt8(ascii: "."),
      let width = Int(String(decoding: bytes[start..<(height - 1)], as: UTF8.self))
    else { return nil }
    prefix = String(decoding: bytes[..<start], as: UTF8.self)
    self.width = width
    suffix = String(decoding: bytes[crop...], as: UTF8.self)
  }

  /// Where the run of such bytes begins that ends before `end`.
  private static func run(
    before end: Int, in bytes: [UInt8], of isRight: (UInt8) -> Bool
  ) -> Int {
    var start = end
    while start > 0, isRight(bytes[start - 1]) { start -= 1 }
    return start
  }
}
