private import Foundation

extension FetchOptions.Shard {
  /// Whether a query belongs to this part.
  ///
  /// Each belongs to exactly one of the `count` parts, and to the same on every machine and whatever
  /// other queries there are.
  func contains(_ query: String) -> Bool {
    // FNV-1a of 64 bits, over a form of the name that no file system changes.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in query.precomposedStringWithCanonicalMapping.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash % UInt64(count) == UInt64(number - 1)
  }
}
