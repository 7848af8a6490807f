import Diagnostics
import Rendering
import YAML

/// The texts of a theme, gathered from its files, language by language.
struct ThemeTexts {
  private var languages: [LanguageKey: (name: String, texts: [String: String])] = [:]

  /// Takes the texts of a file; they win over those of the language that are here already.
  ///
  /// - Throws: Every line that gives no text to a key.
  mutating func add(_ source: SourceFile, language: String) throws(DiagnosticList) {
    let texts = try Self.texts(in: source)
    languages[LanguageKey(language), default: (language, [:])].texts.merge(texts) { _, new in new }
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
  private static func texts(in source: SourceFile) throws(DiagnosticList) -> [String: String] {
    let lines = SourceLines(of: source.text, in: source)
    let document = YAMLDocument(lines)
    var faults = document.faults
    var texts: [String: String] = [:]
    if let root = document.root {
      if case .mapping(let entries) = root.content {
        for entry in entries {
          if case .scalar(let scalar) = entry.value.content {
            texts[entry.key] = scalar.text
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
