import Diagnostics
import Mustache
import Pages
import Rendering
import Templates

/// The default theme, loaded as `Command` loads it.
enum TestTheme {
  /// Those that the theme has texts in.
  static let languages = tags.filter { LanguageKey($0).parent == nil }
  /// Those of which it has only what they write otherwise than their language at large.
  static let regions = tags.filter { LanguageKey($0).parent != nil }

  private static let tags = DefaultTheme.files.map(\.name).filter { $0.hasPrefix("Strings/") }
    .map { String($0.dropFirst("Strings/".count).dropLast(".yml".count)) }

  static func texts(_ language: String) -> [String: String] {
    Dictionary(
      entries(of: file("Strings/\(language).yml")), uniquingKeysWith: { first, _ in first })
  }

  static func phrases(_ language: String, fallback: Phrases? = nil) -> Phrases {
    Phrases(language: language, texts: texts(language), fallback: fallback)
  }

  /// A renderer of the default theme.
  static func renderer(for site: Site = SamplePages.site) throws -> Renderer {
    let english = phrases("en")
    return try Renderer(
      site: site, templates: templates(),
      phrases: ByLanguage(
        fallback: english, [LanguageKey("de"): phrases("de", fallback: english)]),
      assets: assets, terms: SamplePages.terms)
  }

  static let assets = ThemeAssets(
    styleSheet: bytes("theme.css"), script: bytes("theme.js"), icon: bytes("icon.svg"))

  /// The default theme's templates, checked against what pages give them.
  static func templates() throws -> TemplateSet {
    var sources: [String: SourceFile] = [:]
    for file in DefaultTheme.files where file.name.hasSuffix(".html") {
      sources[file.name] = try SourceFile(path: "Templates/\(file.name)", bytes: file.bytes)
    }
    return try TemplateSet(sources, roots: Renderer.roots)
  }

  static func bytes(_ name: String) -> [UInt8] {
    DefaultTheme.files.first { $0.name == name }?.bytes ?? []
  }

  static func file(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

  /// The keys and texts of a strings file, which has a line `key: "text"` each.
  static func entries(of file: String) -> [(String, String)] {
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.compactMap { line in
      let parts = line.split(separator: ": \"", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let text = String(parts[1].dropLast())
      return (String(parts[0]), text.split(separator: "\\\"").joined(separator: "\""))
    }
  }
}
