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
  private var line = 1
  private var lineStart = 0
  private var counted = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next attribute of any start tag; `nil` at the end of the page.
  mutating func nextAttribute() -> Attribute? {
    while true {
      if let tag {
        if let attribute = attributeOfTag() { return attribute }
        self.tag = nil
        if tag == "script" || tag == "style" { skip(past: "</\(tag)") }
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

  /// Counts lines only up to there, each once, so that a page is read in linear time.
  private mutating func position(of target: Int) -> Position {
    while counted < target {
      if bytes[counted] == UInt8(ascii: "\n") {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    let column = bytes[lineStart..<target].count { $0 & 0xC0 != 0x80 }
    return Position(line: line, column: column + 1)
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
