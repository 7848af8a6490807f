private import Digest
package import Items

extension Address {
  /// The page of an item: `item/itunes/579373079/`.
  ///
  /// Made from the id alone, so that it never changes with a title. An id that is not
  /// `[a-z0-9][a-z0-9-]*`, or has more than 80 bytes, is cut to these and lower-cased, its other
  /// bytes become hyphens, and six hexadecimal digits of its SHA-256 keep it apart from its
  /// neighbours.
  package init(of id: ItemID) {
    self.init("item/\(id.store.text)/\(Address.segment(for: id))/")
  }

  /// The element's id of the item's row: `itunes-579373079`.
  package static func anchor(of id: ItemID) -> String {
    "\(id.store.text)-\(segment(for: id))"
  }

  private static func segment(for id: ItemID) -> String {
    let longest = 80
    let bytes = id.value.utf8
    let isPlain = bytes.count <= longest && bytes.first != UInt8(ascii: "-")
    if isPlain, bytes.allSatisfy({ plain($0) == $0 }) { return id.value }
    let kept = String(decoding: bytes.prefix(longest).map(plain), as: UTF8.self)
    return "\(kept)-\(sha256(bytes, digits: 6))"
  }

  /// A lower-case letter, a digit or a hyphen for any byte.
  private static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: UInt8(ascii: "-")
    }
  }
}
