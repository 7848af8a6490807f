/// Why some bytes are no JSON, for a message.
enum JSONDamage: Equatable {
  case empty
  case html
  case foreign
  case cutOff
  case followed
  case tooDeep
  case notUTF8
  case malformed

  /// How deep Foundation's decoder follows lists and objects.
  private static let deepest = 512

  init(_ bytes: [UInt8]) {
    let blanks: [UInt8] = [0x09, 0x0A, 0x0D, 0x20]
    guard let first = bytes.first(where: { !blanks.contains($0) }) else {
      self = .empty
      return
    }
    guard first != UInt8(ascii: "<") else {
      self = .html
      return
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      self = .foreign
      return
    }
    let (deepest, end) = Self.nesting(of: bytes)
    if deepest > Self.deepest, end != nil {
      self = .tooDeep
    } else if let end {
      guard bytes[end...].allSatisfy(blanks.contains) else {
        self = .followed
        return
      }
      self = String(validating: bytes, as: UTF8.self) == nil ? .notUTF8 : .malformed
    } else {
      self = .cutOff
    }
  }

  /// What was sent, as the end of a sentence.
  var sentence: String {
    switch self {
    case .empty: "an empty answer."
    case .html: "a web page (HTML) instead of an answer."
    case .foreign: "something that is no JSON."
    case .cutOff: "an answer that is cut off: its JSON has no end."
    case .followed: "an answer with something behind its end."
    case .tooDeep: "JSON that nests deeper than \(Self.deepest) levels."
    case .notUTF8: "an answer that is not UTF-8 text."
    case .malformed: "JSON with a mistake in it."
    }
  }

  /// The deepest level of lists and objects, and the place behind the first of them that is closed
  /// with all that is in it; `nil` when one of them, or a text, is left open.
  private static func nesting(of bytes: [UInt8]) -> (deepest: Int, end: Int?) {
    var level = 0
    var deepest = 0
    var isText = false
    var isEscaped = false
    for (place, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        level += 1
        deepest = max(deepest, level)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        level -= 1
        if level <= 0 { return (deepest, place + 1) }
      }
    }
    return (deepest, nil)
  }
}
