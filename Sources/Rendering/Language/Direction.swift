/// Which way a language is written.
enum Direction: Sendable {
  case leftToRight, rightToLeft

  /// - Parameter language: BCP 47, in letters of either case; a script in it decides, else the language.
  init(of language: String) {
    let tag = LanguageTag(language)
    let isRightToLeft =
      tag.script.map(Self.scripts.contains) ?? Self.languages.contains(tag.language)
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let scripts: Set<Substring> = [
    "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg",
  ]

  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
