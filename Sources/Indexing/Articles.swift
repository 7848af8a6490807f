import Collation

/// The articles of one language that stand before a name.
struct Articles: Sendable {
  /// In small letters, `'` for any apostrophe; a blank follows.
  private let words: Set<String>
  /// In small letters without the apostrophe that follows, as in `l'amour`.
  private let elided: Set<String>
  /// Written in one with the word that follows, as in `الكتاب`.
  private let joined: Joined?

  private struct Joined: Sendable {
    let prefix: String
    /// Words that only seem to begin with it.
    let exceptions: Set<String>
  }

  /// Has none for a language whose articles are not known here.
  init(of language: Language) {
    let row = Self.table[language.code]
    words = Set(row?.words ?? [])
    elided = Set(row?.elided ?? [])
    joined = Self.joined[language.code]
  }

  /// The name without its leading article.
  ///
  /// - Parameters:
  ///   - text: A name from its first letter or digit on.
  ///   - before: What stands before it, the apostrophe of `'t Hooft` for instance.
  /// - Returns: The name from its first letter or digit on; `nil` when there is no article, when
  ///   nothing follows, and when the word that follows is a single letter, as in `The X Factor`,
  ///   where the article is more likely to be part of a name.
  func nameAfterArticle(
    in text: Substring.UnicodeScalarView, after before: Unicode.Scalar?
  ) -> Substring.UnicodeScalarView? {
    if let joined { return Self.name(after: joined, in: text) }
    let letters = text.prefix(Self.longest + 1).prefix {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0)
    }
    guard let next = text[letters.endIndex...].first else { return nil }
    let word = String(letters).lowercased()
    let isWord =
      words.contains(word) || before?.isApostrophe == true && words.contains("'" + word)
    guard next.properties.isWhitespace && isWord || next.isApostrophe && elided.contains(word)
    else { return nil }
    let rest = text[letters.endIndex...].dropFirst()
    guard let start = rest.firstIndex(where: { ScalarRole(of: $0).isHead }) else { return nil }
    let name = rest[start...]
    return Self.isSingleLetter(name.prefix { !$0.properties.isWhitespace }) ? nil : name
  }

  private static func name(
    after article: Joined, in text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.starts(with: article.prefix.unicodeScalars) else { return nil }
    let word = text.prefix { ScalarRole(of: $0).isHead }
    guard !article.exceptions.contains(String(word)) else { return nil }
    let length = article.prefix.unicodeScalars.count
    return word.count > length + 1 ? text.dropFirst(length) : nil
  }

  private static func isSingleLetter(_ word: Substring.UnicodeScalarView) -> Bool {
    guard let first = word.first, case .letter = ScalarRole(of: first) else { return false }
    return !word.dropFirst().contains { ScalarRole(of: $0).isHead }
  }

  /// The most letters of an article.
  private static let longest = 4

  /// By the code of the language.
  ///
  /// As libraries pass over them; no inflected German ones, which begin few titles.
  /// - SeeAlso: <https://www.loc.gov/marc/bibliographic/bdapndxf.html>
  private static let table: [String: (words: [String], elided: [String])] = [
    "ca": (["el", "els", "en", "la", "les", "un", "una"], ["l"]),
    "da": (["de", "den", "det", "en", "et"], []),
    "de": (["das", "der", "die", "ein", "eine"], []),
    "en": (["a", "an", "the"], []),
    "es": (["el", "la", "las", "lo", "los", "un", "una", "unas", "unos"], []),
    "fr": (["la", "le", "les", "un", "une"], ["l"]),
    "hu": (["a", "az", "egy"], []),
    "it": (["gli", "i", "il", "la", "le", "lo", "un", "una", "uno"], ["gl", "l", "un"]),
    "nb": (["de", "den", "det", "ei", "en", "et"], []),
    "nl": (["'n", "'t", "de", "een", "het"], []),
    "nn": (["dei", "den", "det", "ei", "ein", "eit"], []),
    "no": (["de", "den", "det", "ei", "en", "et"], []),
    "pt": (["a", "as", "o", "os", "um", "uma", "umas", "uns"], []),
    "sv": (["de", "den", "det", "en", "ett"], []),
  ]

  /// The Arabic article, which libraries pass over too.
  ///
  /// Words that begin with these letters by their root carry a hamza on the first, or stand here. In
  /// Hebrew nothing but the sense tells the article from a first letter, so it stays.
  private static let joined: [String: Joined] = [
    "ar": Joined(prefix: "ال", exceptions: ["الله", "اللهم", "الذي", "التي", "الذين"])
  ]
}
