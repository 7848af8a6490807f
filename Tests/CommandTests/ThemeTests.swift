import Command
import Templates
import Testing

/// A site's own templates, texts, style sheet and script.
@Suite struct ThemeTests {
  private static func site(_ files: String) throws -> TestSite {
    try TestSite(Fixtures.query("a", songs: "Mia", "Nora") + files)
  }

  /// The published files of the theme by their endings; each only once.
  private static func themeFiles(of site: TestSite) throws -> [String: String] {
    let files = try site.files().filter { $0.hasPrefix("assets/theme.") }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.split(separator: ".").last ?? ""), $0) })
  }

  @Test("a template that nothing uses is a warning, one that another uses is none")
  func unusedTemplate() async throws {
    let site = try Self.site("-- Templates/rwo.html --\n<li>{{title}}</li>")
    #expect(
      await site.run("build").remarks == """
        Templates/rwo.html: warning: Neither a page nor another template uses this template.
        hint: Did you mean 'row.html'?
        1 warning.

        """)
    try site.write("{{>rwo.html}}", to: "Templates/row.html")
    #expect(await site.run("build").remarks == "")
  }

  @Test("a template whose name stands in another's, or in a text, is not used for that")
  func unusedTemplateInAnothersName() async throws {
    let site = try Self.site(
      "-- Templates/ow.html --\n<li>{{title}}</li>\n-- Templates/row.html --\n<li>See ow.html</li>")
    #expect(
      await site.run("build").remarks.hasPrefix(
        "Templates/ow.html: warning: Neither a page nor another template uses this template.\n"))
  }

  @Test(
    "a file that looks like a part of the theme and is not read is a warning",
    arguments: [
      ("page.mustache", "Did you mean 'page.html'?"), ("Row.HTML", "Did you mean 'row.html'?"),
      ("theme.CSS", "Did you mean 'theme.css'?"),
      ("Strings/de.yaml", "Did you mean 'Strings/de.yml'?"),
      (
        "something-else.hbs",
        "Templates end in '.html', and texts are 'Strings/LANGUAGE.yml'; move others away."
      ),
    ])
  func unreadFile(_ name: String, _ hint: String) async throws {
    let site = try Self.site("-- Templates/\(name) --\n{{title}}")
    #expect(
      await site.run("build").remarks == """
        Templates/\(name): warning: This file is not read.
        hint: \(hint)
        1 warning.

        """)
  }

  @Test("a site's own row wins over the built-in one; the rest of the theme stays")
  func ownRow() async throws {
    let site = try Self.site("-- Templates/row.html --\n<li class=\"mine\">{{title}}</li>")
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.contains("<li class=\"mine\">Mia</li>"))
    #expect(!page.contains("<li class=\"row"))
    #expect(page.contains("<nav class=\"bar"))
  }

  @Test(
    "a mistake in an own row is one error, and a built-in part out of its place is told at its use")
  func ownMistakes() async throws {
    let site = try Self.site("-- Templates/row.html --\n<li>{{titel}}</li>\n{{> out.html}}\n")
    let run = await site.run("build")
    #expect(run.status == .failed)
    let errors = run.remarks.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      errors == [
        "Templates/row.html:1:5: error: There is nothing named 'titel' here.",
        "Templates/row.html:2:1: error: 'out.html' cannot stand here: it needs what is not known here.",
      ], "\(run.remarks)")
    #expect(run.remarks.contains("put it into '{{#link}}…{{/link}}'"), "\(run.remarks)")
  }

  @Test("own style sheet and script are published under names with a hash of their own")
  func ownFiles() async throws {
    let site = try Self.site("")
    await site.run("build")
    let before = try Self.themeFiles(of: site)
    try site.write("p { color: red }", to: "Templates/theme.css")
    await site.run("build")
    let after = try Self.themeFiles(of: site)
    #expect(before.keys.sorted() == ["css", "js"] && after.keys.sorted() == ["css", "js"])
    #expect(before["js"] == after["js"] && before["css"] != after["css"])
    let sheet = try #require(after["css"])
    #expect(try site.text("_site/\(sheet)") == "p { color: red }")
    #expect(try site.page("a/index.html").values(of: "href").contains("/\(sheet)"))
  }

  static let mistakes: [(name: String, text: String, message: String)] = [
    (
      "an unknown variable", "<li>\n  {{titel}}\n</li>\n",
      "Templates/row.html:2:3: error: "
    ),
    ("an unknown partial", "<li>{{> rows.html}}</li>\n", "Templates/row.html:1:5: error: "),
    ("an unclosed section", "<li>\n{{#note}}\n</li>\n", "Templates/row.html:2:1: error: "),
    ("an unclosed tag", "<li>{{title</li>\n", "Templates/row.html:1:5: error: "),
    ("a cycle", "<li>{{> row.html}}</li>\n", "Templates/row.html:1:5: error: "),
  ]

  @Test("a mistake in it is an error with its place, the line and a caret", arguments: mistakes)
  func mistake(_ name: String, _ text: String, _ message: String) async throws {
    let site = try Self.site("-- Templates/row.html --\n\(text)")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix(message), "\(run.remarks)")
    #expect(run.remarks.contains("\n    "))
    #expect(run.remarks.contains("^\n"))
    #expect(!site.has("_site"))
    #expect(await site.run("check").remarks.hasPrefix(message))
  }

  @Test("a misspelt name gets the right one as a suggestion")
  func suggestion() async throws {
    let site = try Self.site("-- Templates/row.html --\n{{titel}}{{> bars.html}}")
    let remarks = await site.run("build").remarks
    #expect(remarks.contains("hint: Did you mean 'title'?\n"), "\(remarks)")
    #expect(remarks.contains("hint: Did you mean 'bar.html'?\n"), "\(remarks)")
  }

  @Test("a million sections in one another are one fault, soon")
  func deepTemplates() async throws {
    let site = try Self.site("")
    try site.write(
      String(repeating: "{{#note}}", count: 1_000_000), to: "Templates/row.html")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix("Templates/row.html:1:"), "\(run.remarks.prefix(500))")
    #expect(run.remarks.utf8.count < 2000)
    #expect(run.remarks.hasSuffix("1 error. Nothing was published.\n"), "\(run.remarks)")
  }

  @Test("many unknown sections beside each other are told a few times only")
  func manyFaults() async throws {
    let site = try Self.site("")
    try site.write(
      String(repeating: "{{#a}}{{/a}}\n", count: 20_000), to: "Templates/row.html")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix("Templates/row.html:1:1: error: "), "\(run.remarks.prefix(500))")
    #expect(run.remarks.hasSuffix("50 errors. Nothing was published.\n"))
  }

  @Test("own texts win, all of them or a few")
  func ownTexts() async throws {
    let english = try #require(DefaultTheme.files.first { $0.name == "Strings/en.yml" })
    let text = String(decoding: english.bytes, as: UTF8.self)
    let site = try Self.site("")
    try site.write(
      text.replacing("unknown: \"Unknown\"", with: "unknown: \"Nobody\"")
        .replacing("home: \"Catalogs\"", with: "home: \"Shelves & more\""),
      to: "Templates/Strings/en.yml")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").contains("Shelves &amp; more"))

    try site.write("home: \"Racks\"\n", to: "Templates/Strings/en.yml")
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.contains("Racks") && page.contains("Skip to content"))
  }

  @Test("texts of another language serve its pages; what they lack is English")
  func otherLanguage() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "language: nds", songs: "Mia")
        + "-- Templates/Strings/nds.yml --\nhome: Böker\n")
    #expect(await site.run("build").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.contains("<html lang=\"nds\">"))
    #expect(page.contains("Böker") && page.contains("Filter this page"))
    #expect(try site.page("index.html").contains("Catalogs"))
  }

  @Test("a mistake in the texts is an error with its place")
  func faultyTexts() async throws {
    let site = try Self.site("-- Templates/Strings/de.yml --\nhome: [a]\nskip: \"x\n")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.contains("Templates/Strings/de.yml:"), "\(run.remarks)")
    #expect(run.remarks.contains(": error: "))
  }

  static let unknownTexts: [(name: String, text: String, message: String)] = [
    (
      "a misspelt key", "▶nav-alll: x",
      "The theme has no text 'nav-alll'.\nhint: The manual lists the keys; the built-in Strings/en.yml has all of them."
    ),
    (
      "a key that is nearly right", "▶filter-somme: x",
      "The theme has no text 'filter-somme'.\nhint: Did you mean 'filter-some'?"
    ),
    (
      "a plural that the language has not", "▶count-song-few: x",
      "The theme has no text 'count-song-few'.\nhint: Did you mean 'count-song-one'?"
    ),
    (
      "a placeholder that nothing fills", "filter-some: ▶\"{n} {zzz} tunes\"",
      "Nothing is filled in for '{zzz}' in 'filter-some'.\nhint: There are: {n}, {m}."
    ),
    (
      "a placeholder that is nearly right", "by: ▶\"{titel} by {creators}\"",
      "Nothing is filled in for '{titel}' in 'by'.\nhint: Did you mean '{title}'?"
    ),
    (
      "one in a text without any", "home: ▶\"{n} shelves\"",
      "Nothing is filled in for '{n}' in 'home'.\nhint: Write the text without braces."
    ),
    ("a currency that is none", "▶currency-usd: x", "The theme has no text 'currency-usd'."),
  ]

  @Test("a text that no page uses is an error with its place", arguments: unknownTexts)
  func unknownText(_ name: String, _ marked: String, _ message: String) async throws {
    let parts = marked.split(separator: "▶", omittingEmptySubsequences: false)
    let site = try Self.site("-- Templates/Strings/en.yml --\n\(parts.joined())\n")
    let run = await site.run("build")
    #expect(run.status == .failed)
    let column = parts.first.map { $0.count + 1 } ?? 0
    let lines = run.remarks.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(
      lines.joined(separator: "\n").hasPrefix(
        "Templates/Strings/en.yml:1:\(column): error: \(message)"), "\(run.remarks)")
  }

  @Test("texts that the program lacks may name a currency, a country, a language, a collection")
  func openTexts() async throws {
    let site = try Self.site(
      """
      -- Templates/Strings/en.yml --
      currency-XTS: T
      country-AQ: Antarctica
      language-nds: Low German
      collection-game: Series
      """)
    #expect(await site.run("build", "--strict").status == .done)
  }

  @Test("a language without texts is told once, where it is written")
  func noTexts() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "language: sv", songs: "Mia")
        + Fixtures.query("b", more: "language: sv-SE", songs: "Mia")
        + Fixtures.query("c", more: "language: de-CH", songs: "Mia"))
    let run = await site.run("build")
    #expect(
      run.remarks == """
        Queries/a.md:4:11: warning: The theme has no texts in 'sv', so its own words stand in English.
            language: sv
                      ^
        hint: Write 'Templates/Strings/sv.yml' with the keys of the built-in Strings/en.yml; the manual tells more under 'Other words'.
        1 warning.

        """)
    try site.write("home: Hyllor\n", to: "Templates/Strings/sv.yml")
    #expect(await site.run("build").remarks.hasPrefix("Templates/Strings/sv.yml: warning: "))
  }

  @Test("other files in Templates are no business of the theme")
  func otherFiles() async throws {
    let site = try Self.site("-- Templates/notes.txt --\n{{#x}}\n-- Templates/.swp --\nx")
    #expect(await site.run("build", "--strict").status == .done)
  }
}
