/// Bytes with every notation of a character of ASCII replaced by the character: `%4b`, `\u004b`,
/// `&#75;` and `&#x4b;` are `K`.
///
/// - Returns: `nil` when there is no such notation.
func revealed(_ bytes: [UInt8]) -> [UInt8]? {
  var result: [UInt8] = []
  var place = 0
  var isChanged = false
  while place < bytes.count {
    if let (byte, length) = notation(at: place, in: bytes) {
      result.append(byte)
      place += length
      isChanged = true
    } else {
      result.append(bytes[place])
      place += 1
    }
  }
  return isChanged ? result : nil
}

/// The character that a notation means, and how long that is; `nil` where none begins.
private func notation(at place: Int, in bytes: [UInt8]) -> (byte: UInt8, length: Int)? {
  switch bytes[place] {
  case UInt8(ascii: "%"):
    return number(after: 1, at: place, in: bytes, digits: 2).map { ($0, 3) }
  case UInt8(ascii: "\\"):
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") else { return nil }
    return number(after: 2, at: place, in: bytes, digits: 4).map { ($0, 6) }
  case UInt8(ascii: "&"):
    return reference(at: place, in: bytes)
  default:
    return nil
  }
}

/// A hexadecimal number with exactly so many digits, if it is of ASCII.
private func number(after length: Int, at place: Int, in bytes: [UInt8], digits: Int) -> UInt8? {
  let start = place + length
  guard start + digits <= bytes.count else { return nil }
  return ascii(bytes[start..<(start + digits)], radix: 16)
}

/// `&#75;` or `&#x4b;`, with up to six digits.
private func reference(at place: Int, in bytes: [UInt8]) -> (byte: UInt8, length: Int)? {
  let rest = bytes[place...].prefix(10)
  guard rest.starts(with: "&#".utf8), let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
    return nil
  }
  let number = rest[(place + 2)..<end]
  let isHexadecimal = number.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
  let byte =
    isHexadecimal ? ascii(number.dropFirst(), radix: 16) : ascii(number, radix: 10)
  return byte.map { ($0, end - place + 1) }
}

private func ascii(_ digits: ArraySlice<UInt8>, radix: Int) -> UInt8? {
  guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
    let number = UInt8(String(decoding: digits, as: UTF8.self), radix: radix), number < 0x80
  else { return nil }
  return number
}
