/// Which way a language is written.
enum Direction: Sendable {
  case leftToRight, rightToLeft

  /// - Parameter language: BCP 47, in letters of either case; a script in it decides, else the language.
  init(of language: String) {
    let parts = language.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      self = Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      self = parts.first.map(Self.languages.contains) == true ? .rightToLeft : .leftToRight
    }
  }

  private static let scripts: Set<Substring> = [
    "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg",
  ]

  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
