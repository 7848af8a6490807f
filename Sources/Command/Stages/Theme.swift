import Diagnostics
import Mustache
import Rendering
import Templates

/// The theme of a site, loaded and checked.
struct Theme: Sendable {
  let templates: TemplateSet
  let phrases: ByLanguage<Phrases>
  let assets: ThemeAssets
  let inputs: ThemeInputs
  /// About the site's own files.
  let warnings: [Diagnostic]

  /// Loads the built-in theme, with the site's own files instead of those of the same name.
  ///
  /// Of texts a site may write only some: for the others of the language those of the program
  /// stay, and what the program lacks is in English.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - languages: Those of its pages, BCP 47; the program's texts in others are not read.
  ///   - memory: Of earlier builds of the site; `nil` when there are no others.
  /// - Throws: Every fault of every template and text.
  init(
    of folder: SiteFolder, in languages: Set<String>, memory: BuildMemory? = nil
  ) throws(DiagnosticList) {
    var faults: [Diagnostic] = []
    let inputs = ThemeInputs(of: folder, languages: languages, &faults)
    guard let memory, faults.isEmpty else {
      try self.init(inputs, faults)
      return
    }
    self = try memory.themes.output(for: BuildMemory.whole, of: inputs) {
      Result { () throws(DiagnosticList) in try Theme(inputs, []) }
    }.get()
  }

  /// - Parameters:
  ///   - inputs: What it is made of.
  ///   - found: What was wrong with reading the site's own files.
  /// - Throws: That, and every fault of every template and text.
  private init(_ inputs: ThemeInputs, _ found: [Diagnostic]) throws(DiagnosticList) {
    var faults = found
    var sources: [String: SourceFile] = [:]
    var texts = ThemeTexts()
    var assets: [String: [UInt8]] = [:]
    self.inputs = inputs
    let builtIn = DefaultTheme.files(in: inputs.languages).map { (file: $0, isOwn: false) }
    for (file, isOwn) in builtIn + inputs.own.map({ (file: $0, isOwn: true) }) {
      let path = "Templates/\(file.name)"
      do throws(DiagnosticList) {
        if file.name.hasSuffix(".html") {
          sources[file.name] = try Self.source(path, file.bytes)
        } else if let language = file.language {
          try texts.add(Self.source(path, file.bytes), language: language, isOwn: isOwn)
        } else {
          assets[file.name] = file.bytes
        }
      } catch {
        faults += error.all
      }
    }
    if let list = DiagnosticList(faults) { throw list }
    templates = try TemplateSet(
      sources, roots: Renderer.roots, own: Set(inputs.own.map(\.name)))
    let phrases = texts.phrases
    self.phrases = phrases
    let incomplete = inputs.own.compactMap { file in
      file.language.flatMap { Self.missing(in: phrases[$0], of: $0) }
    }
    warnings = Self.unused(inputs.own, in: templates) + inputs.unread.map(Self.unread) + incomplete
    self.assets = ThemeAssets(
      styleSheet: assets["theme.css"] ?? [], script: assets["theme.js"] ?? [],
      icon: assets["icon.svg"] ?? [])
  }

  /// A warning about each template of the site's that neither replaces a built-in one nor is
  /// named by another: its name may be misspelt.
  private static func unused(_ own: [ThemeFile], in templates: TemplateSet) -> [Diagnostic] {
    let builtIn = DefaultTheme.files.map(\.name).filter { $0.hasSuffix(".html") }
    let unused = own.filter { file in
      file.name.hasSuffix(".html") && !builtIn.contains(file.name)
        && !templates.used.contains(file.name)
    }
    return unused.map { file in
      Diagnostic(
        .warning, at: Place(file: "Templates/\(file.name)"),
        "Neither a page nor another template uses this template.",
        hints: [suggestion(for: file.name, among: builtIn)])
    }
  }

  /// A warning about a file that is not read: its name may be misspelt.
  private static func unread(_ name: String) -> Diagnostic {
    let meant = ThemeFile.nameMeant(by: name)
    let near = nearest(to: meant, among: DefaultTheme.files.map(\.name))
    return Diagnostic(
      .warning, at: Place(file: "Templates/\(name)"), "This file is not read.",
      hints: [
        near.map { "Did you mean '\($0)'?" }
          ?? "Templates end in '.html', and texts are 'Strings/LANGUAGE.yml'; move others away."
      ])
  }

  /// A warning about the texts of a language that are neither the site's nor the program's.
  private static func missing(in phrases: Phrases, of language: String) -> Diagnostic? {
    let missing = phrases.missing
    guard let first = missing.first else { return nil }
    return Diagnostic(
      .warning, at: Place(file: "Templates/Strings/\(language).yml"),
      missing.count == 1
        ? "The text '\(first)' is missing; pages have it in English."
        : "\(missing.count) texts are missing, such as '\(first)'; pages have them in English.",
      hints: ["Add what pages need; the built-in Strings/en.yml has all keys."])
  }

  private static func source(
    _ path: String, _ bytes: [UInt8]
  ) throws(DiagnosticList) -> SourceFile {
    try DiagnosticList.collecting { () throws(Diagnostic) in
      try SourceFile(path: path, bytes: bytes)
    }
  }
}

extension DefaultTheme {
  /// The theme's files, but for texts that no page in these languages needs.
  fileprivate static func files(in languages: some Sequence<String>) -> [ThemeFile] {
    let needed = Set((Array(languages) + ["en"]).flatMap { LanguageKey($0).line })
    return files.filter { file in file.language.map { needed.contains(LanguageKey($0)) } ?? true }
  }
}
