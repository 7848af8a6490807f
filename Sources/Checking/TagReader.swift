import Diagnostics

/// Goes through the attributes of a page's tags.
///
/// - SeeAlso: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>, of which this is
///   the part that finds attributes in pages without parse errors.
struct TagReader {
  struct Attribute {
    let name: String
    /// With entities decoded; empty when the attribute has no value.
    let value: String
    /// Where its name begins.
    let position: Position
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The tag that is being read; `nil` between tags.
  private var tag: String?
  /// The place of the byte `counted`.
  private var place = Position(line: 1, column: 1)
  private var counted = 0

  /// Elements whose content is text to browsers, whatever tags it seems to have.
  private static let textElements: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next attribute of any start tag; `nil` at the end of the page.
  mutating func nextAttribute() -> Attribute? {
    while true {
      if let tag {
        if let attribute = attributeOfTag() { return attribute }
        self.tag = nil
        if Self.textElements.contains(tag) { skip(pastEndOf: tag) }
      } else if !enterTag() {
        return nil
      }
    }
  }

  /// Goes on to the next start tag.
  private mutating func enterTag() -> Bool {
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      if bytes[index...].starts(with: "!--".utf8) {
        skip(past: "-->")
        continue
      }
      let name = bytes[index...].prefix { Self.isLetterOrDigit($0) }
      guard let first = name.first, first > UInt8(ascii: "9") else { continue }
      index = name.endIndex
      tag = String(decoding: name, as: UTF8.self).lowercased()
      return true
    }
    return false
  }

  /// The next attribute of the tag; `nil` behind its end.
  private mutating func attributeOfTag() -> Attribute? {
    skip { Self.isBlank($0) || $0 == UInt8(ascii: "/") }
    guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else {
      index = min(index + 1, bytes.count)
      return nil
    }
    let start = index
    index += 1
    skip { !Self.isBlank($0) && !"=>/".utf8.contains($0) }
    let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    let position = position(of: start)
    skip(while: Self.isBlank)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: "", position: position)
    }
    index += 1
    skip(while: Self.isBlank)
    return Attribute(name: name, value: value(), position: position)
  }

  private mutating func value() -> String {
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    skip { isQuoted ? $0 != quote : !Self.isBlank($0) && $0 != UInt8(ascii: ">") }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isQuoted { index = min(index + 1, bytes.count) }
    return Self.decodeEntities(in: text)
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
  }

  /// Goes on to the name of the end tag of an element that holds only text, in letters of either
  /// case; to the end of the page when there is none.
  private mutating func skip(pastEndOf tag: String) {
    let name = Array(tag.utf8)
    while index < bytes.count {
      skip(past: "</")
      let found = bytes[index...].prefix(name.count)
      let isTag = found.elementsEqual(name) { Self.small($0) == $1 }
      guard isTag, found.endIndex < bytes.count else { continue }
      let next = bytes[found.endIndex]
      guard Self.isBlank(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: ">") else {
        continue
      }
      index = found.endIndex
      return
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Counts each byte once, so that a page is read in linear time; so the targets must ascend.
  private mutating func position(of target: Int) -> Position {
    while counted < target {
      // A column counts Unicode scalars: all bytes but those that go on with one.
      if bytes[counted] == UInt8(ascii: "\n") {
        place = Position(line: place.line + 1, column: 1)
      } else if bytes[counted] & 0xC0 != 0x80 {
        place.column += 1
      }
      counted += 1
    }
    return place
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The entities that this program and cmark write in attributes.
  private static func decodeEntities(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else {
        decoded.append(rest.removeFirst())
        continue
      }
      decoded += entity.value
      rest = rest.dropFirst(entity.key.count)
    }
    return decoded + rest
  }

  private static let entities: KeyValuePairs = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#x27;": "'",
  ]
}
