import Diagnostics
import Rendering
import YAML

/// The texts of a theme, gathered from its files, language by language.
struct ThemeTexts {
  private var languages: [LanguageKey: (name: String, texts: [String: String])] = [:]
  /// Those of the program in English, which have every key.
  private var english: [String: String] = [:]

  /// Takes the texts of a file; they win over those of the language that are here already.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - language: BCP 47.
  ///   - isOwn: Whether it is the site's rather than the program's, whose English one is here already.
  /// - Throws: Every line that gives no text to a key; in a site's also every key that the theme does
  ///   not have, and every placeholder that nothing is filled in for.
  mutating func add(_ source: SourceFile, language: String, isOwn: Bool) throws(DiagnosticList) {
    let known = isOwn ? KnownTexts(english: english, language: language) : nil
    let texts = try Self.texts(in: source, known)
    let key = LanguageKey(language)
    if !isOwn, key == LanguageKey("en") { english = texts }
    languages[key, default: (language, [:])].texts.merge(texts) { _, new in new }
  }

  /// Each language with those it falls back to: `de-AT` to `de`, and each to English.
  var phrases: ByLanguage<Phrases> {
    let english = LanguageKey("en")
    let fallback = Phrases(language: "en", texts: languages[english]?.texts ?? [:])
    var phrases = [english: fallback]
    // So a parent comes before its children.
    for (key, language) in languages.sorted(by: { $0.key.text.utf8.count < $1.key.text.utf8.count })
    where key != english {
      let parent = key.line.dropFirst().lazy.compactMap { phrases[$0] }.first { _ in true }
      phrases[key] = Phrases(
        language: language.name, texts: language.texts, fallback: parent ?? fallback)
    }
    return ByLanguage(fallback: fallback, phrases)
  }

  /// The texts of a file by their keys.
  private static func texts(
    in source: SourceFile, _ known: KnownTexts?
  ) throws(DiagnosticList) -> [String: String] {
    let lines = SourceLines(of: source.text, in: source)
    let document = YAMLDocument(lines)
    var faults = document.faults
    var texts: [String: String] = [:]
    if let root = document.root {
      if case .mapping(let entries) = root.content {
        for entry in entries where faults.count < Diagnostic.fileLimit {
          if case .scalar(let scalar) = entry.value.content {
            texts[entry.key] = scalar.text
            faults += [known?.fault(of: scalar.text, at: entry, lines)].compactMap(\.self)
          } else {
            faults.append(
              lines.diagnostic(at: entry.position, "The value of '\(entry.key)' is not a text."))
          }
        }
      } else if !root.isNothing {
        faults.append(
          lines.diagnostic(
            at: root.position, "This file is no list of texts.",
            hints: ["Write a key, a colon and a text on each line."]))
      }
    }
    if let list = DiagnosticList(faults) { throw list }
    return texts
  }
}

extension KnownTexts {
  /// What is wrong with an entry of a file of texts, at the key or the text.
  fileprivate func fault(
    of text: String, at entry: YAMLEntry, _ lines: SourceLines
  ) -> Diagnostic? {
    fault(of: text, under: entry.key).map { fault in
      lines.diagnostic(
        at: fault.part == .key ? entry.position : entry.value.position, fault.summary,
        hints: [fault.hint])
    }
  }
}
