/// Hands out an id for each heading of a text, no id twice.
struct HeadingIDs {
  private let prefix: String
  private var used: Set<String> = []

  init(prefix: String) { self.prefix = prefix }

  /// Lower-cased letters, digits and marks of the words, everything else a single hyphen;
  /// `section` when nothing is left.
  mutating func next(for words: String) -> String {
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
    var unique = plain
    var number = 2
    while !used.insert(unique).inserted {
      unique = "\(plain)-\(number)"
      number += 1
    }
    return unique
  }
}
