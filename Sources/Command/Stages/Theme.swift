import Diagnostics
import Mustache
import Rendering
import Templates
import YAML

/// The theme of a site, loaded and checked.
struct Theme: Sendable {
  let templates: TemplateSet
  let phrases: ByLanguage<Phrases>
  let assets: ThemeAssets

  /// Loads the built-in theme, with the site's own files instead of those of the same name.
  ///
  /// - Throws: Every fault of every template and text.
  init(of folder: SiteFolder) throws(DiagnosticList) {
    var faults: [Diagnostic] = []
    var sources: [String: SourceFile] = [:]
    var texts: [String: [String: String]] = [:]
    var assets: [String: [UInt8]] = [:]
    for file in try Self.files(in: folder) {
      let path = "Templates/\(file.name)"
      do throws(DiagnosticList) {
        if file.name.hasSuffix(".html") {
          sources[file.name] = try Self.source(path, file.bytes)
        } else if let language = Self.language(of: file.name) {
          texts[language] = try Self.texts(in: Self.source(path, file.bytes))
        } else {
          assets[file.name] = file.bytes
        }
      } catch {
        faults += error.all
      }
    }
    let english = Phrases(language: "en", texts: texts.removeValue(forKey: "en") ?? [:])
    // A file that cannot be read has been told already.
    if faults.isEmpty {
      faults = english.missing.map { key in
        Diagnostic(
          .error, at: Place(file: "Templates/Strings/en.yml"), "The text '\(key)' is missing.",
          hints: ["Add it, or delete the file to get the built-in texts back."])
      }
    }
    if let list = DiagnosticList(faults) { throw list }
    templates = try TemplateSet(sources, roots: Renderer.roots)
    phrases = ByLanguage(
      fallback: english,
      Dictionary(
        uniqueKeysWithValues: texts.map { language, texts in
          (language, Phrases(language: language, texts: texts, fallback: english))
        }))
    self.assets = ThemeAssets(
      styleSheet: assets["theme.css"] ?? [], script: assets["theme.js"] ?? [])
  }

  /// The files that make a theme; others that stand in `Templates/` are no business of ours.
  private static func files(in folder: SiteFolder) throws(DiagnosticList) -> [ThemeFile] {
    do throws(Diagnostic) {
      var own: [ThemeFile] = []
      for path in try folder.files(below: "Templates") {
        let name = String(path.dropFirst("Templates/".count))
        let isOfTheme =
          name.hasSuffix(".html") || name == "theme.css" || name == "theme.js"
          || language(of: name) != nil
        if isOfTheme { own.append(ThemeFile(name: name, bytes: try folder.bytes(of: path))) }
      }
      return DefaultTheme.files(with: own)
    } catch {
      throw DiagnosticList(error)
    }
  }

  /// The language of a file of texts: `en` of `Strings/en.yml`.
  private static func language(of name: String) -> String? {
    guard name.hasPrefix("Strings/"), name.hasSuffix(".yml") else { return nil }
    return String(name.dropFirst("Strings/".count).dropLast(".yml".count))
  }

  private static func source(
    _ path: String, _ bytes: [UInt8]
  ) throws(DiagnosticList) -> SourceFile {
    do throws(Diagnostic) { return try SourceFile(path: path, bytes: bytes) } catch {
      throw DiagnosticList(error)
    }
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
