import Rendering
import Templates

/// The default theme, loaded as `Command` loads it.
enum TestTheme {
  static func phrases(_ language: String, fallback: Phrases? = nil) -> Phrases {
    let texts = entries(of: file("Strings/\(language).yml"))
    return Phrases(
      language: language,
      texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }), fallback: fallback)
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
