import Diagnostics

/// Tells the lines and columns of places in a text.
///
/// Counts each byte once, so that a page is read in linear time; so the places must ascend.
struct Ruler {
  private let bytes: [UInt8]
  private var place = Position(line: 1, column: 1)
  private var counted = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of a byte, which is not before that of the last call.
  mutating func position(of offset: Int) -> Position {
    while counted < min(offset, bytes.count) {
      // A column counts Unicode scalars: all bytes but those that go on with one.
      if bytes[counted] == UInt8(ascii: "\n") {
        place = Position(line: place.line + 1, column: 1)
      } else if bytes[counted] & 0xC0 != 0x80 {
        place.column += 1
      }
      counted += 1
    }
    return place
  }
}
