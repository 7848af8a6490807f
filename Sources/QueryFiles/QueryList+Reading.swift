package import Diagnostics
import YAML

extension QueryList {
  /// A list with the queries that it makes, in the order of the file.
  package struct WithQueries: Sendable {
    package let list: QueryList
    package let queries: [Query]
    /// The path of the CSV file that the entries come from.
    package let table: String?
  }

  /// Reads a file `Queries/NAME.yml`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its path below `Queries/` without the ending.
  ///   - stores: The stores that searches may name, with the parameter that takes the terms.
  ///   - tables: The CSV files of the site, by path.
  /// - Returns: The list with its queries, and every fault of the file and of its CSV file.
  package static func read(
    _ file: SourceFile, name: String, stores: [KnownStore], tables: [SiteFile] = []
  ) -> Outcome<WithQueries> {
    var reading = Reading(SourceLines(of: file.text, in: file), stores: stores)
    let list = reading.list(named: name, tables: tables)
    return Outcome(list, reading.diagnostics)
  }
}

extension Reading {
  /// What may stand below `queries` instead of the entries.
  static let tableKeys = ["csv"]

  fileprivate mutating func list(named name: String, tables: [SiteFile]) -> QueryList.WithQueries? {
    let owner = "A list"
    guard let root = root(),
      let fields = fields(
        of: root, owner: owner, known: QueryDraft.keys + ["tags", "queries"],
        advice: "What to ask a store stands under 'search:', two blanks further right.")
    else { return nil }
    let draft = QueryDraft(fields, by: &self, needsStore: true)
    if fields["title"] == nil {
      missing("title", in: fields, owner: owner, example: "title: Bands")
    }
    var entries = ListEntries(
      list: name, defaults: draft, searchIsMisspelt: fields.isMisspelt("search"))
    var table: String?
    if let queries = fields["queries"] {
      table = read(queries, into: &entries, tables: tables)
    } else {
      missing("queries", in: fields, owner: owner, example: "queries: [Rush, Metallica]")
    }
    let list = QueryList(
      name: name, place: place(Position(line: 1, column: 1)), title: draft.title?.value ?? "",
      description: draft.description, language: draft.language, index: draft.index,
      isDraft: draft.isDraft ?? false, entries: entries.queries.map(\.name))
    return QueryList.WithQueries(list: list, queries: entries.queries, table: table)
  }

  /// Reads the entries.
  ///
  /// - Parameters:
  ///   - field: The key `queries`.
  ///   - entries: What they are added to.
  ///   - tables: The CSV files of the site.
  /// - Returns: The path of the CSV file that they stand in, if they do.
  private mutating func read(
    _ field: Field, into entries: inout ListEntries, tables: [SiteFile]
  ) -> String? {
    switch field.value.content {
    case .sequence(let nodes):
      if nodes.isEmpty { noEntries(at: field.value.position) }
      for node in nodes { entries.add(node, by: &self) }
      return nil
    case .scalar:
      fault(
        "'queries' must be a list.", at: field.value.position,
        hints: "Write each entry on a line of its own below, as '- Metallica'.")
      return nil
    case .mapping:
      guard
        let fields = fields(
          of: field.value, owner: "'queries'", prefix: "queries.", known: Self.tableKeys,
          advice: "To write the entries here, begin each with '- '."),
        let path = text(fields["csv"])
      else { return nil }
      guard let table = table(path, among: tables) else { return nil }
      read(table, into: &entries, from: path)
      return table.path
    }
  }

  private mutating func read(
    _ table: SiteFile, into entries: inout ListEntries, from path: Placed<String>
  ) {
    do throws(Diagnostic) {
      let file = try table.source()
      var reading = Reading(SourceLines(of: file.text, in: file), stores: stores)
      let rows = reading.rows(known: ListEntries.keys)
      for row in rows { entries.add(row, by: &reading) }
      note(reading.diagnostics)
      if rows.isEmpty, reading.diagnostics.isEmpty { noEntries(at: path.place.position) }
    } catch {
      note([error])
    }
  }

  private mutating func noEntries(at position: Position?) {
    fault(
      "This list has no entries.", at: position ?? Position(line: 1, column: 1),
      hints: "Write at least one.")
  }

  /// The CSV file of that name in the folder of this file.
  private mutating func table(_ name: Placed<String>, among tables: [SiteFile]) -> SiteFile? {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? ""
    if let table = tables.first(where: { $0.path == folder + name.value }) { return table }
    let beside = tables.map(\.path).filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count)) }
      .filter { !$0.contains("/") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    note([
      name.diagnostic(
        .error, "There is no file '\(name.value.shortened)' beside this list.",
        hints: [
          beside.isEmpty
            ? "Put a CSV file into the folder of the list, and write its name here."
            : suggestion(for: name.value, among: beside)
        ])
    ])
    return nil
  }
}
