import Indexing
package import Items
import Pages

extension Phrases {
  /// The name of a kind in the singular: `Music Video`.
  func kind(_ kind: Kind) -> String {
    guard case .other(let word) = kind else { return text(.kind, kind.word) }
    return Self.readable(word)
  }

  /// The name of a kind as the heading of a section: `Music Videos`.
  package func kinds(_ kind: Kind) -> String {
    guard case .other(let word) = kind else { return text(.kinds, kind.word) }
    return Self.readable(word)
  }

  /// What a fact is called: `Publisher`.
  func fact(_ name: Fact.Name) -> String { text(.fact, name.rawValue) }

  /// `62 songs`, or `62 entries` when they are not all of one kind.
  func items(_ number: Int, of kind: Kind?) -> String {
    guard let kind, PhraseKeys.kinds.contains(kind.word) else {
      return count(number, "count-entry")
    }
    return count(number, "count-\(kind.word)")
  }

  /// `28 artists`, under the word for those who make this kind of thing.
  func creators(_ number: Int, of kind: Kind?) -> String {
    switch kind {
    case .song, .album, .musicVideo: count(number, "count-artist")
    case .book, .ebook, .audiobook, .magazine: count(number, "count-author")
    case .app, .macApp: count(number, "count-developer")
    default: count(number, "count-creator")
    }
  }

  func country(_ code: CountryCode) -> String { optional(.country, code.text) ?? code.text }

  func language(_ code: String) -> String { optional(.language, code) ?? code }

  func store(_ name: StoreName) -> String { optional(.store, name.text) ?? name.text }

  /// What stands above a section.
  func section(_ label: SectionLabel) -> String {
    switch label {
    case .pinned: self["pinned"]
    case .number: "#"
    case .letter(let letter): letter
    case .word(let word): word
    case .kind(let kind): kinds(kind)
    case .year(let year): String(year)
    case .decade(let year): self("decade", ["year": String(year)])
    case .missing: self["unknown"]
    case .everything: ""
    }
  }

  /// What a page is called.
  func caption(_ caption: Caption) -> String {
    switch caption {
    case .text(let text): text
    case .home: self["home"]
    case .everything: self["everything"]
    case .indexes: self["indexes"]
    case .news: self["news"]
    case .index(let facet): text(.index, facet.rawValue)
    case .kind(let kind): kinds(kind)
    case .search: self["search"]
    case .missing: self["unknown"]
    }
  }

  /// What an index is, in a sentence; `nil` for a value, which says it by its name.
  func about(_ caption: Caption) -> String? {
    switch caption {
    case .everything: self["about-everything"]
    case .indexes: self["about-indexes"]
    case .index(let facet): self["about-\(facet.rawValue)"]
    case .news: self["about-news"]
    case .text, .home, .kind, .search, .missing: nil
    }
  }

  /// The texts as one list: `Apple, United States`.
  func list(_ texts: [String]) -> String { texts.joined(separator: self["separator"]) }

  /// `feature-movie` and `featureMovie` as `Feature movie`.
  private static func readable(_ word: String) -> String {
    var text = ""
    for letter in word {
      if letter == "-" || letter == "_" {
        text.append(" ")
      } else if letter.isUppercase, let last = text.last, last.isLowercase {
        text += " " + letter.lowercased()
      } else {
        text.append(letter)
      }
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
