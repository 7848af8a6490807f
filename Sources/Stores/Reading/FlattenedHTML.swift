import Links

/// The text that a description in HTML shows.
///
/// `p br div ul ol li` become line feeds, `b i em strong u span a` vanish around their text, and
/// anything else that looks like a tag stands as text: in a store's text `a < b` is no mistake.
/// Character references are decoded once.
struct FlattenedHTML {
  private(set) var text = ""

  private static let paragraphs: Set<String> = ["p", "div", "ul", "ol"]
  private static let lines: Set<String> = ["br", "li"]
  private static let inline: Set<String> = ["b", "i", "em", "strong", "u", "span", "a"]

  init(_ html: String) {
    var rest = Substring(html)
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      text += decodingReferences(in: String(rest[..<start]))
      rest = rest[start...]
      guard let (name, isClosing, after) = Self.tag(at: rest), append(name, isClosing) else {
        text += "<"
        rest = rest.dropFirstScalar
        continue
      }
      rest = after
    }
    text += decodingReferences(in: String(rest))
  }

  /// Adds what a tag stands for; false when it is none of those that are known.
  private mutating func append(_ name: String, _ isClosing: Bool) -> Bool {
    if Self.paragraphs.contains(name) {
      text += "\n\n"
    } else if Self.lines.contains(name) {
      // A closed list item ends its line already with the next one's start.
      if name == "br" || !isClosing { text += "\n" }
    } else if !Self.inline.contains(name) {
      return false
    }
    return true
  }

  /// Reads `<name …>`, `</name>`, `<name/>`, also with blanks as in `</ br>`.
  private static func tag(
    at html: Substring
  ) -> (name: String, isClosing: Bool, after: Substring)? {
    let bytes = html.utf8
    var place = bytes.index(after: bytes.startIndex)
    var isClosing = false
    while place < bytes.endIndex, [UInt8(ascii: "/"), 0x20].contains(bytes[place]) {
      isClosing = isClosing || bytes[place] == UInt8(ascii: "/")
      // `a < b` is no tag, `</ br>` is one.
      guard isClosing else { return nil }
      bytes.formIndex(after: &place)
    }
    let letters = bytes[place...].prefix { $0.isLetter }
    // Names are short and attributes are few: a bound keeps texts with many `<` linear.
    let tail = bytes[letters.endIndex...].prefix(2000)
    guard !letters.isEmpty, letters.count <= 8, let next = tail.first,
      [UInt8(ascii: ">"), UInt8(ascii: "/"), 0x09, 0x0A, 0x0D, 0x20].contains(next),
      let end = tail.firstIndex(of: UInt8(ascii: ">")),
      !tail[..<end].contains(UInt8(ascii: "<"))
    else { return nil }
    return (String(Substring(letters)).lowercased(), isClosing, html[bytes.index(after: end)...])
  }
}

extension Substring {
  /// The text without its first Unicode scalar, which may be a part of a character.
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
