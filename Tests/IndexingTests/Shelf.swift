import Indexing
import Items
import QueryFiles

/// Names for a test to file, and the index of them as one line of text.
struct Shelf {
  var language = "en"
  var settings = IndexSettings()
  var sortAs: [String: String] = [:]

  static let alphabets = Alphabets()

  var indexer: Indexer {
    Indexer(alphabet: Self.alphabets.alphabet(of: language), settings: settings)
  }

  func index(_ names: [String]) -> SectionedIndex<String> {
    indexer.letters(names) { name in
      Filing(name: FiledName(name, sortAs: sortAs[name]), id: name)
    }
  }

  /// `A: Abba, Ada · B: Beta`.
  func sections(_ names: String...) -> String { index(names).text }
}

extension SectionedIndex where Element == String {
  var text: String { text { $0 } }
}

extension SectionedIndex {
  func text(_ name: (Element) -> String) -> String {
    sections.map { "\($0.label.text): \($0.elements.map(name).joined(separator: ", "))" }
      .joined(separator: " · ")
  }

  var barText: String {
    bar.map { $0.count == 0 ? $0.label.text : "\($0.label.text)\($0.count)" }
      .joined(separator: " ")
  }
}

extension SectionLabel {
  var text: String {
    switch self {
    case .pinned: "pinned"
    case .number: "#"
    case .letter(let letter): letter
    case .word(let word): word
    case .kind(let kind): kind.word
    case .year(let year): String(year)
    case .decade(let year): "\(year)s"
    case .missing: "missing"
    case .everything: "everything"
    }
  }
}
