import Links

/// A language tag of BCP 47, as far as the theme goes by it.
///
/// - SeeAlso: RFC 5646, section 2.1.
struct LanguageTag: Sendable {
  /// The whole tag in small letters, with the code that is preferred now, and for Chinese with its
  /// script: `pt-br`, `zh-hant-tw`.
  let text: String
  /// `zh`; empty for what begins with a hyphen.
  let language: Substring
  /// Four small letters: `hant`; `nil` where the tag says none, but never for Chinese.
  let script: Substring?
  /// Two small letters or three digits: `tw`, `419`.
  let region: Substring?

  /// - Parameter tag: In letters of either case; any other text is a language of its own.
  init(_ tag: String) {
    var parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    let language = parts.first.map { Self.renamed[$0] ?? $0 } ?? ""
    // What follows a single letter is an extension, or for private use.
    let subtags = parts.dropFirst().prefix { $0.utf8.count > 1 }
    let region = subtags.first(where: Self.isRegion)
    var script = subtags.first { Self.isOfLetters($0, count: 4) }
    if parts.first != nil { parts[0] = language }
    if language == "zh", script == nil {
      let implied: Substring = region.map(Self.traditional.contains) == true ? "hant" : "hans"
      parts.insert(implied, at: 1)
      script = implied
    }
    self.language = language
    self.script = script
    self.region = region
    text = parts.joined(separator: "-")
  }

  private static func isRegion(_ subtag: Substring) -> Bool {
    isOfLetters(subtag, count: 2)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(\.isDigit)
  }

  private static func isOfLetters(_ subtag: Substring, count: Int) -> Bool {
    subtag.utf8.count == count && subtag.utf8.allSatisfy(\.isLetter)
  }

  /// Codes that were replaced.
  ///
  /// - SeeAlso: The IANA language subtag registry, where it has a preferred value.
  private static let renamed: [Substring: Substring] = [
    "iw": "he", "in": "id", "ji": "yi", "cmn": "zh",
  ]

  /// The regions in which Chinese is written with traditional characters.
  private static let traditional: Set<Substring> = ["tw", "hk", "mo"]
}
