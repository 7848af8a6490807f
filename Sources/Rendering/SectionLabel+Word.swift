import Indexing

extension SectionLabel {
  /// Whether it needs the room of a word rather than that of a letter.
  var isWord: Bool {
    switch self {
    case .number, .everything: false
    case .letter(let letter): letter.count > 2
    case .pinned, .word, .kind, .year, .missing: true
    }
  }
}
