/// What a word of a command line may be, as far as a shell can offer something.
enum ExpectedWord: Hashable, Sendable {
  /// Nothing that could be offered.
  case text
  case folder
  case file
  /// A query, a list or a folder of queries of the site.
  case query
  case oneOf([String])

  /// What an option's value may be, by the placeholder in the help.
  init(value: String) {
    switch value {
    case "DIR": self = .folder
    case "FILE": self = .file
    default: self = value.contains("|") ? .oneOf(Self.choices(value)) : .text
    }
  }

  /// What the words of a command may be, by the placeholder in the help.
  init(words: String) {
    let placeholder = words.filter { !"[]…".contains($0) }
    self = placeholder == "NAME" ? .query : ExpectedWord(value: placeholder)
  }

  private static func choices(_ text: String) -> [String] {
    text.split(separator: "|").map(String.init)
  }
}
