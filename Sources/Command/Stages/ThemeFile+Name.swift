import Templates

extension ThemeFile {
  /// The language of a file of texts: `en` of `Strings/en.yml`.
  var language: String? { Self.language(of: name) }

  /// Whether a theme is made of files of that name.
  static func isRead(_ name: String) -> Bool {
    name.hasSuffix(".html") || ["theme.css", "theme.js", "icon.svg"].contains(name)
      || language(of: name) != nil
  }

  /// Whether its owner may think so: it ends as files of themes do, here or in programs like this.
  static func looksRead(_ name: String) -> Bool { ending(meantBy: name) != nil }

  /// The name with the ending that its owner may have meant.
  static func nameMeant(by name: String) -> String {
    guard let ending = ending(meantBy: name), let dot = name.lastIndex(of: ".") else { return name }
    return name[..<dot] + ending
  }

  private static func ending(meantBy name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[dot...].lowercased()
    return switch ending {
    case ".html", ".htm", ".mustache", ".hbs", ".handlebars": ".html"
    case ".yml", ".yaml": ".yml"
    case ".css", ".js", ".svg": ending
    default: nil
    }
  }

  private static func language(of name: String) -> String? {
    guard name.hasPrefix("Strings/"), name.hasSuffix(".yml") else { return nil }
    return String(name.dropFirst("Strings/".count).dropLast(".yml".count))
  }
}
