/// Some of the bytes of ASCII, for loops over long texts.
struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(where isMember: (UInt8) -> Bool) {
    for place in 0..<64 as Range<UInt8> {
      if isMember(place) { low |= 1 << place }
      if isMember(place + 64) { high |= 1 << place }
    }
  }

  /// False for all bytes above ASCII.
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) & 1 << (byte & 63) != 0
  }
}
