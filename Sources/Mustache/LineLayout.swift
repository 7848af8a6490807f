/// What stands on the lines of a tag beside it.
struct LineLayout {
  /// The blanks in front of the tag; they reach back to the beginning of the line if
  /// `startsLine`.
  let blanksBefore: Range<Int>
  /// Whether only blanks are in front of the tag.
  let startsLine: Bool
  /// Whether only blanks follow the tag.
  let endsLine: Bool
  /// Where the line begins that follows the tag's, if `endsLine`.
  let nextLine: Int

  /// - Parameters:
  ///   - tag: The bytes of the tag.
  ///   - bytes: The text of the template.
  ///   - start: Where the tag before it ends, with the line feed if that went with it.
  init(of tag: Range<Int>, in bytes: [UInt8], after start: Int) {
    var first = tag.lowerBound
    while first > start, bytes[first - 1].isBlank { first -= 1 }
    var next = tag.upperBound
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    blanksBefore = first..<tag.lowerBound
    startsLine = first == 0 || bytes[first - 1] == .lineFeed
    endsLine = next == bytes.count || bytes[next] == .lineFeed
    nextLine = min(next + 1, bytes.count)
  }

  /// Whether the tag is alone on its lines, so that these are no part of the output.
  var isStandalone: Bool { startsLine && endsLine }
}
