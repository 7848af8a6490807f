import Items

/// The bookcloth behind an item's artwork, seen where the artwork is missing.
struct Cloth: Sendable {
  /// 1 to 5, the same for the same item in every build.
  let number: Int

  /// Chooses by the FNV-1a hash of the item's id.
  init(of id: ItemID) {
    var hash: UInt32 = 0x811C_9DC5
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    }
    add(id.store.text)
    add(":")
    add(id.value)
    number = Int(hash % 5) + 1
  }

  /// `c1` to `c5`.
  var styleClass: String { "c\(number)" }
}
