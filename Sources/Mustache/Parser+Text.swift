extension Parser {
  /// The blanks that the lines of the innermost element's body lose.
  var base: [UInt8] { open.last?.base ?? [] }

  /// Stores what is left of the text in front of a byte, its lines without the base.
  ///
  /// Text in a parent but in none of its blocks is dropped.
  mutating func storeText(upTo end: Int) {
    defer { textStart = max(textStart, end) }
    guard textStart < end, open.last?.isParent != true else { return }
    let start = program.literals.count
    let base = base
    if base.isEmpty {
      program.literals += bytes[textStart..<end]
    } else {
      storeLines(bytes[textStart..<end], without: base)
    }
    let span = Span(start: start, count: program.literals.count - start)
    if span.count > 0 { program.append(.text(span), at: textStart) }
  }

  private mutating func storeLines(_ text: ArraySlice<UInt8>, without base: [UInt8]) {
    var rest = text
    while !rest.isEmpty {
      let startsLine = rest.startIndex == 0 || bytes[rest.startIndex - 1] == .lineFeed
      let end = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.endIndex
      let line = rest[..<end]
      program.literals += startsLine ? line.droppingCommonPrefix(with: base) : line
      rest = rest[end...]
    }
  }
}

extension ArraySlice<UInt8> {
  /// What follows the bytes that are at the beginning of both.
  func droppingCommonPrefix(with prefix: [UInt8]) -> ArraySlice<UInt8> {
    dropFirst(zip(self, prefix).prefix { $0 == $1 }.count)
  }
}
