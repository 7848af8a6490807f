private import Foundation

/// How a text becomes a part of an address: some bytes of its UTF-8 stay, all others are `%XX`.
///
/// - SeeAlso: RFC 3986, section 2.
package struct PercentEncoding: Sendable {
  /// For each byte whether it stays.
  private let stays: [Bool]
  /// Whether the text is brought to NFC first, in which the files of a site are named.
  private let composes: Bool

  /// For paths whose segments are named as on disk: only unreserved characters and slashes stay.
  package static let path = PercentEncoding(keeping: "-._~/", composes: false)
  /// For one segment of a path as its owner writes it, perhaps encoded already.
  package static let writtenSegment = PercentEncoding(keeping: "-._~!$()*+,;=:@%", composes: true)
  /// For an address as its owner writes it, perhaps encoded already.
  package static let written = PercentEncoding(
    keeping: "-._~/:?#[]@!$&'()*+,;=%", composes: true)

  /// Letters and digits of ASCII always stay.
  private init(keeping punctuation: String, composes: Bool) {
    stays = (0...UInt8.max).map { byte in
      byte.isLetter || byte.isDigit || punctuation.utf8.contains(byte)
    }
    self.composes = composes
  }

  package func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ stays[Int($0)] }) else { return text }
    let source = composes ? text.precomposedStringWithCanonicalMapping : text
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.utf8.count * 3)
    for byte in source.utf8 {
      if stays[Int(byte)] {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
