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

  /// Lower-cased letters, digits and marks of the words, everything else a single hyphen;
  /// `section` when nothing is left.
  mutating func next(for words: String) -> String {
    let plain = plainID(for: words)
    var unique = plain
    var number = numbers[plain] ?? 2
    while !used.insert(unique).inserted {
      unique = "\(plain)-\(number)"
      number += 1
    }
    numbers[plain] = number
    return unique
  }

  private func plainID(for words: String) -> String {
    var id = ""
    for character in words.lowercased() {
      if character.isLetter || character.isNumber {
        id.append(character)
      } else if !id.isEmpty, id.last != "-" {
        id.append("-")
      }
    }
    while id.last == "-" { id.removeLast() }
    let plain = prefix + (id.isEmpty ? "section" : id)
    return reserved.contains(where: plain.hasPrefix) ? "section-\(plain)" : plain
  }
}
