/// Sixty-four bits that tell the contents of files apart.
///
/// It guards against accidents and not against forgers: a cryptographic digest of every page
/// would cost more than writing it.
package struct Fingerprint: Hashable, Sendable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  package init(_ bytes: [UInt8]) {
    var bits = UInt64(truncatingIfNeeded: bytes.count) &* Self.prime
    unsafe bytes.withUnsafeBytes { buffer in
      let whole = buffer.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        let word = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        bits = Self.mixed(bits, UInt64(littleEndian: word))
      }
      var rest: UInt64 = 0
      for offset in whole..<buffer.count { rest = unsafe rest << 8 | UInt64(buffer[offset]) }
      bits = Self.mixed(bits, rest)
    }
    self.bits = bits
  }

  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ bits: UInt64, _ word: UInt64) -> UInt64 {
    let product = (bits ^ word) &* prime
    return product ^ (product >> 29)
  }
}
