import Diagnostics

/// Which texts a theme may have in one language: their keys, and what is filled into each.
package struct KnownTexts: Sendable {
  /// What may be filled in, in the order in which it stands in the English text; by key.
  private let places: [String: [String]]

  /// What is wrong with a text.
  package struct Fault: Hashable, Sendable {
    package enum Part: Hashable, Sendable { case key, text }

    package let part: Part
    package let summary: String
    package let hint: String
  }

  /// - Parameters:
  ///   - english: The texts that are part of the program, which hold every key.
  ///   - language: BCP 47; by its plural forms go the keys of what is counted.
  package init(english: [String: String], language: String) {
    var places: [String: [String]] = [:]
    for (key, text) in english where !key.hasPrefix("count-") { places[key] = Pattern(text).names }
    for noun in PhraseKeys.counted {
      for form in PluralRule(language: language).forms {
        places["\(noun)-\(form.rawValue)"] = ["n"]
      }
    }
    self.places = places
  }

  /// What is wrong with a text under a key; `nil` for one that pages can use.
  package func fault(of text: String, under key: String) -> Fault? {
    guard let known = places[key] ?? (Self.isOfOpenFamily(key) ? [] : nil) else {
      let near = nearest(to: key, among: places.keys.sorted())
      return Fault(
        part: .key, summary: "The theme has no text '\(key.shortened)'.",
        hint: near.map { "Did you mean '\($0)'?" }
          ?? "The manual lists the keys; the built-in Strings/en.yml has all of them.")
    }
    guard let unknown = Pattern(text).names.first(where: { !known.contains($0) }) else {
      return nil
    }
    let written = known.map { "{\($0)}" }
    return Fault(
      part: .text, summary: "Nothing is filled in for '{\(unknown.shortened)}' in '\(key)'.",
      hint: known.isEmpty
        ? "Write the text without braces."
        : suggestion(for: "{\(unknown)}", among: written))
  }

  /// Whether the key may be there although the English texts, which name what is common, lack it: the
  /// symbol of a currency, a country, a language, what a kind of item is part of.
  private static func isOfOpenFamily(_ key: String) -> Bool {
    let parts = key.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let family = parts.first, let word = parts.last else { return false }
    switch family {
    case "currency": return word.utf8.count == 3 && word.utf8.allSatisfy(isCapital)
    case "country": return word.utf8.count == 2 && word.utf8.allSatisfy(isCapital)
    case "language": return word.prefix { $0 != "-" }.utf8.count <= 3
    case "collection": return PhraseKeys.kinds.contains(String(word))
    default: return false
    }
  }
}

private func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
