import Links

/// Goes through the tags of a page as browsers do.
///
/// What stands in `script`, `style` and other elements that hold only text is passed over. Any bytes
/// can be read, in linear time.
///
/// - SeeAlso: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
struct TagReader {
  enum Token {
    /// Its attributes are `attributes` until the next token.
    case start(Tag)
    case end(Tag)
    /// Something between two tags that is more than blanks and comments.
    case text
    /// From `<` to behind `>`.
    case doctype(Range<Int>)
    /// The page ends in the middle of something that begins there.
    case cutOff(PageFault.Construct, offset: Int)
  }

  struct Tag {
    /// In lower case.
    let name: String
    /// Of its element.
    let traits: Element
    /// From `<` to behind `>`.
    let range: Range<Int>
    /// Whether it ends in `/>`.
    let closesItself: Bool
  }

  struct Attribute {
    /// In lower case.
    let name: String
    /// Where the name begins.
    let offset: Int
    fileprivate let value: Range<Int>
  }

  let bytes: [UInt8]
  /// Those of the start tag that was read last.
  private(set) var attributes: [Attribute] = []
  /// Whether the next tag stands in `svg` or `math`, where every element may hold tags.
  var isForeign = false
  private var index = 0
  /// What comes next, where that is known already.
  private var waiting: Token?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of an attribute of `attributes`, with character references decoded; empty when it has
  /// none.
  func value(of attribute: Attribute) -> String {
    CharacterReferences.decode(bytes[attribute.value])
  }

  /// The next token; `nil` at the end of the page.
  mutating func next() -> Token? {
    if let token = waiting {
      waiting = nil
      return token
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        if skipText() { return .text }
      } else if let token = readMarkup() {
        return token
      }
    }
    return nil
  }

  /// Goes on to the next `<`.
  ///
  /// - Returns: Whether it is behind more than blanks.
  private mutating func skipText() -> Bool {
    skip(while: Self.isBlank)
    let start = index
    skip { $0 != UInt8(ascii: "<") }
    return index > start
  }

  /// Reads what a `<` begins.
  ///
  /// - Returns: `nil` for a comment.
  private mutating func readMarkup() -> Token? {
    let start = index
    index += 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    let name = bytes[(isEnd ? index + 1 : index)...]
    if let first = name.first, first.isLetter { return readTag(from: start, isEnd: isEnd) }
    if name.starts(with: "!--".utf8), !isEnd {
      index += 1
      return skipComment() ? nil : .cutOff(.comment, offset: start)
    }
    // Elsewhere it is a comment that ends at the first `>`.
    if isForeign, name.starts(with: "![CDATA[".utf8), !isEnd {
      return skip(past: "]]>") ? nil : .cutOff(.comment, offset: start)
    }
    guard isEnd || name.first == UInt8(ascii: "!") || name.first == UInt8(ascii: "?") else {
      // A `<` alone is text.
      return .text
    }
    let isDoctype = name.dropFirst().prefix(7).elementsEqual("doctype".utf8) {
      Self.small($0) == $1
    }
    guard skip(past: ">") else { return .cutOff(.tag, offset: start) }
    return isDoctype ? .doctype(start..<index) : nil
  }

  /// Goes from the two hyphens of `<!--`, which may be those of its end too, behind a comment.
  ///
  /// - Returns: Whether it ends: in `-->`, or in `--!>` behind the hyphens that it begins with.
  private mutating func skipComment() -> Bool {
    let content = index + 2
    while skip(past: "--") {
      let isLong = index >= content + 2 && bytes[index...].starts(with: "!>".utf8)
      if isLong || bytes[index...].first == UInt8(ascii: ">") {
        index += isLong ? 2 : 1
        return true
      }
      // The second hyphen may be the first of the end.
      index -= 1
    }
    return false
  }

  private mutating func readTag(from start: Int, isEnd: Bool) -> Token {
    if isEnd { index += 1 }
    let nameStart = index
    skip { !Self.isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    let name = lowercased(nameStart..<index)
    attributes.removeAll(keepingCapacity: true)
    var closesItself = false
    while true {
      closesItself = false
      while index < bytes.count, Self.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
        closesItself = bytes[index] == UInt8(ascii: "/")
        index += 1
      }
      guard index < bytes.count else { return .cutOff(.tag, offset: start) }
      if bytes[index] == UInt8(ascii: ">") { break }
      guard let attribute = readAttribute() else { return .cutOff(.attribute, offset: start) }
      attributes.append(attribute)
    }
    index += 1
    let tag = Tag(
      name: name, traits: Element.named(name), range: start..<index, closesItself: closesItself)
    guard !isEnd else { return .end(tag) }
    if tag.traits.contains(.ofText), !isForeign { readContent(of: tag) }
    return .start(tag)
  }

  /// - Returns: `nil` when the page ends within its value.
  private mutating func readAttribute() -> Attribute? {
    let start = index
    index += 1
    skip { !Self.isBlank($0) && !"=>/".utf8.contains($0) }
    let end = index
    skip(while: Self.isBlank)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return Attribute(name: lowercased(start..<end), offset: start, value: end..<end)
    }
    index += 1
    skip(while: Self.isBlank)
    guard let value = readValue() else { return nil }
    return Attribute(name: lowercased(start..<end), offset: start, value: value)
  }

  private mutating func readValue() -> Range<Int>? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = index
      skip { !Self.isBlank($0) && $0 != UInt8(ascii: ">") }
      return start..<index
    }
    index += 1
    let start = index
    skip { $0 != quote }
    guard index < bytes.count else { return nil }
    index += 1
    return start..<(index - 1)
  }

  /// Goes on to the end tag of an element that holds only text, in letters of either case.
  private mutating func readContent(of tag: Tag) {
    let name = Array(tag.name.utf8)
    let start = index
    while skip(past: "</") {
      let found = bytes[index...].prefix(name.count)
      let next = found.endIndex < bytes.count ? bytes[found.endIndex] : 0
      guard found.elementsEqual(name, by: { Self.small($0) == $1 }),
        Self.isBlank(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
      else { continue }
      index -= 2
      if tag.traits.contains(.ofReadText), !bytes[start..<index].allSatisfy(Self.isBlank) {
        waiting = .text
      }
      return
    }
    index = bytes.count
  }

  private func lowercased(_ range: Range<Int>) -> String {
    let name = bytes[range]
    let hasCapitals = name.contains { (0x41...0x5A).contains($0) }
    return hasCapitals
      ? String(decoding: name.map(Self.small), as: UTF8.self)
      : String(decoding: name, as: UTF8.self)
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  /// - Returns: Whether it stands there; otherwise this goes to the end of the page.
  @discardableResult
  private mutating func skip(past end: String) -> Bool {
    let end = Array(end.utf8)
    while index < bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        index += end.count
        return true
      }
      index += 1
    }
    return false
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    byte.isLetter ? byte | 0x20 : byte
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
