/// Bytes whose order is that of elements in one section: by name, by second name, by id.
struct FilingKey: Hashable, Sendable, Comparable {
  private var bytes: [UInt8]

  init(name: [UInt8], second: [UInt8]?, id: String) {
    // No sort key holds a zero, so that a shorter one ends before any longer one goes on.
    bytes = name
    bytes.append(0)
    if let second {
      bytes.append(1)
      bytes += second
      bytes.append(0)
    } else {
      bytes.append(2)
    }
    bytes += id.utf8
  }

  /// The order of numbers.
  init(_ number: Int) {
    let fromLeast = UInt64(bitPattern: Int64(number)) ^ (1 << 63)
    bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: fromLeast >> (8 * $0)) }
  }

  static func < (one: FilingKey, other: FilingKey) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
