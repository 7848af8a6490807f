package import Diagnostics
import Items

extension Query {
  /// Reads a file `Queries/NAME.md`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its path below `Queries/` without the ending.
  ///   - stores: The stores that searches may name.
  /// - Returns: The query, and every fault of the file.
  package static func read(
    _ file: SourceFile, name: String, stores: [KnownStore]
  ) -> Outcome<Query> {
    do throws(Diagnostic) {
      let parts = try FrontMatter(of: file)
      var reading = Reading(parts.lines, stores: stores)
      let query = reading.query(named: name, body: parts.body)
      return Outcome(query, reading.diagnostics)
    } catch {
      return Outcome(nil, [error])
    }
  }
}

extension Reading {
  fileprivate mutating func query(named name: String, body: MarkdownText) -> Query? {
    let owner = "A query"
    guard let root = root(),
      let fields = fields(
        of: root, owner: owner, known: QueryDraft.keys,
        advice: "What to ask a store stands under 'search:', two blanks further right.")
    else { return nil }
    let draft = QueryDraft(fields, by: &self, needsStore: true)
    if fields["title"] == nil {
      missing("title", in: fields, owner: owner, example: "title: Metallica")
    }
    if fields["search"] == nil {
      let store = stores.first?.name.text ?? "itunes"
      missing(
        "search", in: fields, owner: owner,
        example: "search: {store: \(store), term: metallica}")
    }
    let start = place(Position(line: 1, column: 1))
    var query = draft.query(named: name, titled: draft.title?.value ?? "", at: start)
    query.body = body.isBlank ? nil : body
    return query
  }
}

extension MarkdownText {
  fileprivate var isBlank: Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
