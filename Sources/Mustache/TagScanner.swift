/// Finds the tags of a template, one after the other, in time linear in its length.
struct TagScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var opening = Array("{{".utf8)
  private(set) var closing = Array("}}".utf8)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; `nil` behind the last one.
  ///
  /// A tag that another one begins in counts as unclosed, and the scan goes on with that one.
  mutating func next() -> Tag? {
    while position < bytes.count, !matches(opening, at: position) { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    let sign = start + opening.count
    let kind = sign < bytes.count ? Tag.Kind(sign: bytes[sign]) : .variable
    let content = kind == .variable ? sign : sign + 1
    let ending = kind.ending(before: closing)
    let mayHoldTags = kind == .comment || kind == .delimiters
    var end = content
    while end < bytes.count, !matches(ending, at: end) {
      if !mayHoldTags, matches(opening, at: end) { break }
      end += 1
    }
    guard end < bytes.count, matches(ending, at: end) else {
      position = max(end, sign)
      return Tag(kind: .unclosed, range: start..<position, content: sign..<sign)
    }
    position = end + ending.count
    return Tag(kind: kind, range: start..<position, content: trimmed(content..<end))
  }

  /// What the following tags begin and end with.
  mutating func setDelimiters(_ opening: [UInt8], _ closing: [UInt8]) {
    self.opening = opening
    self.closing = closing
  }

  private func matches(_ pattern: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == pattern[0], index + pattern.count <= bytes.count else { return false }
    for offset in 1..<max(1, pattern.count) where bytes[index + offset] != pattern[offset] {
      return false
    }
    return true
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower].isBlank || bytes[lower] == .lineFeed { lower += 1 }
    while upper > lower, bytes[upper - 1].isBlank || bytes[upper - 1] == .lineFeed { upper -= 1 }
    return lower..<upper
  }
}

extension Tag.Kind {
  fileprivate init(sign: UInt8) {
    self =
      switch sign {
      case UInt8(ascii: "{"): .braced
      case UInt8(ascii: "&"): .raw
      case UInt8(ascii: "#"): .section
      case UInt8(ascii: "^"): .inverted
      case UInt8(ascii: "/"): .close
      case UInt8(ascii: ">"): .partial
      case UInt8(ascii: "<"): .parent
      case UInt8(ascii: "$"): .block
      case UInt8(ascii: "!"): .comment
      case UInt8(ascii: "="): .delimiters
      default: .variable
      }
  }

  /// What ends a tag of this kind.
  fileprivate func ending(before closing: [UInt8]) -> [UInt8] {
    switch self {
    case .braced: [UInt8(ascii: "}")] + closing
    case .delimiters: [UInt8(ascii: "=")] + closing
    default: closing
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")

  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
