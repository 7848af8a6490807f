package import Diagnostics

extension PlainPage {
  /// Reads a file `Site/Pages/NAME.md`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its path below `Site/Pages/` without the ending.
  /// - Returns: The page, and every fault of the file.
  package static func read(_ file: SourceFile, name: String) -> Outcome<PlainPage> {
    do throws(Diagnostic) {
      let parts = try FrontMatter(of: file)
      var reading = Reading(parts.lines)
      let page = reading.page(named: name, body: parts.body)
      return Outcome(page, reading.diagnostics)
    } catch {
      return Outcome(nil, [error])
    }
  }
}

extension Reading {
  fileprivate mutating func page(named name: String, body: MarkdownText) -> PlainPage? {
    let owner = "A page"
    guard let root = root(),
      let fields = fields(of: root, owner: owner, known: ["title", "description", "navigation"])
    else { return nil }
    if fields["title"] == nil {
      missing("title", in: fields, owner: owner, example: "title: About")
    }
    return PlainPage(
      name: name, place: place(Position(line: 1, column: 1)),
      title: text(fields["title"])?.value ?? "",
      description: text(fields["description"])?.value,
      navigation: number(fields["navigation"], in: -1_000_000...1_000_000)?.value, body: body)
  }
}
