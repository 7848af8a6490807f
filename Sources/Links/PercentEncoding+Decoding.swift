extension PercentEncoding {
  /// The bytes that encoded text stands for; `nil` when a `%` has no two hexadecimal digits.
  package static func decoded(_ encoded: some Collection<UInt8>) -> [UInt8]? {
    decoded(encoded, isLenient: false)
  }

  /// The bytes that encoded text stands for to browsers: a `%` without two hexadecimal digits
  /// stands for itself.
  ///
  /// - SeeAlso: <https://url.spec.whatwg.org/#percent-decode>
  package static func decodedLeniently(_ encoded: some Collection<UInt8>) -> [UInt8] {
    // Nothing is refused when it is lenient.
    decoded(encoded, isLenient: true) ?? []
  }

  private static func decoded(_ encoded: some Collection<UInt8>, isLenient: Bool) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap(\.hexDigit)
      if digits.count == 2 {
        bytes.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else if isLenient {
        bytes.append(byte)
      } else {
        return nil
      }
    }
    return bytes
  }
}
