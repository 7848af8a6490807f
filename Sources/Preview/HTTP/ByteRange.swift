import Diagnostics

/// What a `Range` header asks for, once the size of the whole is known.
///
/// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-14>
enum ByteRange: Hashable {
  /// The header is to be ignored: it is malformed, of another unit, or names several ranges.
  case whole
  /// Positions in the whole, at least one.
  case part(Range<Int>)
  /// It names no byte that there is.
  case unsatisfiable

  /// - Parameters:
  ///   - header: For example `bytes=0-99`, `bytes=100-` or `bytes=-5`.
  ///   - size: Of the whole, in bytes.
  init(_ header: String?, of size: Int) {
    self = .whole
    let unit = "bytes="
    guard let header, header.lowercased().hasPrefix(unit) else { return }
    let ends = header.dropFirst(unit.count)
      .split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
      .map(\.trimmingBlanks)
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (nil, let length?) where ends[0].isEmpty:
      self = Self.part(from: size - min(length, size), to: size)
    case (let first?, nil) where ends[1].isEmpty:
      self = Self.part(from: first, to: size)
    case (let first?, let last?) where first <= last:
      self = Self.part(from: first, to: min(last, size - 1) + 1)
    default: return
    }
  }

  private static func part(from start: Int, to end: Int) -> ByteRange {
    start < end ? .part(start..<end) : .unsatisfiable
  }

  /// A number that is too large to be told from others is the largest.
  private static func number(_ text: Substring) -> Int? {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    return text.utf8.allSatisfy(isDigit) && !text.isEmpty ? Int(text) ?? .max : nil
  }
}
