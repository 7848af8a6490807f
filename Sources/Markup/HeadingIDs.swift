/// Hands out an id for each heading of a text, no id twice.
struct HeadingIDs {
  private let prefix: String
  private let reserved: [String]
  private var used: Set<String> = []
  /// The number to try first when a plain id comes again.
  private var numbers: [String: Int] = [:]

  /// - Parameters:
  ///   - prefix: Put before every id.
  ///   - reserved: What no id may begin with.
  init(prefix: String, reserved: [String] = []) {
    self.prefix = prefix
    self.reserved = reserved
  }

  /// An id for the next heading.
  ///
  /// - Parameter heading: Its text.
  /// - Returns: What the text's own links call it: lower-cased letters, digits and marks of the
  ///   heading, everything else a single hyphen, `section` when nothing is left, and a number
  ///   where two meet. And the id that is made from that.
  mutating func next(for heading: String) -> (words: String, id: String) {
    let plain = words(of: heading)
    var unique = plain
    var number = numbers[plain] ?? 2
    while !used.insert(id(of: unique)).inserted {
      unique = "\(plain)-\(number)"
      number += 1
    }
    numbers[plain] = number
    return (unique, id(of: unique))
  }

  private func id(of words: String) -> String {
    let id = prefix + words
    return reserved.contains(where: id.hasPrefix) ? "section-\(id)" : id
  }

  private func words(of heading: String) -> String {
    var id = ""
    for character in heading.lowercased() {
      if character.isLetter || character.isNumber {
        id.append(character)
      } else if !id.isEmpty, id.last != "-" {
        id.append("-")
      }
    }
    while id.last == "-" { id.removeLast() }
    return id.isEmpty ? "section" : id
  }
}
