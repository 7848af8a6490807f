import Diagnostics
import YAML

extension Reading {
  private static let columnLimit = 100

  /// The rows of a CSV file as the maps that they would be in the list itself.
  ///
  /// The header's cells are the keys, one with a dot in it (`search.country`) a key inside of
  /// another. Empty cells say nothing. The cell of `tags` holds several, with commas between.
  ///
  /// - Parameter known: The keys that an entry may have.
  /// - Returns: None where the header has a fault, which so is told once and not in each row.
  mutating func rows(known: [String]) -> [YAMLNode] {
    do throws(Diagnostic) {
      let table = try CSVTable(lines)
      guard let header = table.rows.first, checkHeader(header, known) else { return [] }
      return table.rows.dropFirst().compactMap { node(of: $0, under: header) }
    } catch {
      note([error])
      return []
    }
  }

  private mutating func checkHeader(_ header: [CSVTable.Cell], _ known: [String]) -> Bool {
    guard header.count <= Self.columnLimit else {
      fault(
        "This table has more than \(Self.columnLimit) columns.",
        at: header[Self.columnLimit].position, hints: "Delete those that are not needed.")
      return false
    }
    let count = diagnostics.count
    for (index, cell) in header.enumerated() {
      let key = cell.key
      if key.isEmpty {
        fault(
          "This column has no name.", at: cell.position,
          hints: "Name it in the first line, or delete the comma.")
      } else if header[..<index].contains(where: { $0.key == key }) {
        fault(
          "Two columns are named '\(key.shortened)'.", at: cell.position,
          hints: "Delete one of them.")
      } else if let whole = header.first(where: { key.hasPrefix($0.key + ".") })?.key,
        !whole.isEmpty
      {
        fault(
          "The columns '\(whole.shortened)' and '\(key.shortened)' cannot stand together.",
          at: cell.position,
          hints: "Delete one of them: the second is a key inside of the first.")
      } else if key.contains(";") {
        fault(
          "The columns are separated by semicolons.", at: cell.position,
          hints: "Save the table again with commas between the columns.")
      } else if let name = key.split(separator: ".").first.map(String.init), !known.contains(name) {
        fault(
          "An entry of a list has no key '\(name.shortened)'.", at: cell.position,
          hints: suggestion(for: name, among: known))
      }
    }
    return diagnostics.count == count
  }

  private mutating func node(
    of row: [CSVTable.Cell], under header: [CSVTable.Cell]
  ) -> YAMLNode? {
    if row.count > header.count {
      fault(
        "This line has more cells than the first line has names.",
        at: row[header.count].position,
        hints: "Put a text with commas in it in quotation marks.")
    }
    var entries: [YAMLEntry] = []
    var inner: [(key: String, entries: [YAMLEntry])] = []
    for (name, cell) in zip(header, row) where !cell.text.isBlank {
      let parts = name.key.split(separator: ".", maxSplits: 1).map(String.init)
      let value = cell.node(isList: name.key == "tags")
      guard parts.count == 2 else {
        entries.append(YAMLEntry(key: name.key, at: cell.position, value: value))
        continue
      }
      let entry = YAMLEntry(key: parts[1], at: cell.position, value: value)
      if let index = inner.firstIndex(where: { $0.key == parts[0] }) {
        inner[index].entries.append(entry)
      } else {
        inner.append((parts[0], [entry]))
      }
    }
    for (key, entriesInside) in inner {
      guard let position = entriesInside.first?.position else { continue }
      entries.append(
        YAMLEntry(
          key: key, at: position, value: YAMLNode(.mapping(entriesInside), at: position)))
    }
    guard !entries.isEmpty, let first = row.first else { return nil }
    return YAMLNode(.mapping(entries), at: first.position)
  }
}

extension CSVTable.Cell {
  fileprivate var key: String { text.trimmed }

  fileprivate func node(isList: Bool) -> YAMLNode {
    let texts = isList ? text.split(separator: ",").map { String($0).trimmed } : [text.trimmed]
    let nodes = texts.filter { !$0.isEmpty }
      .map { YAMLNode(.scalar(YAMLScalar($0, style: .quoted)), at: position) }
    guard !isList, let node = nodes.first else { return YAMLNode(.sequence(nodes), at: position) }
    return node
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  fileprivate var trimmed: String {
    let rest = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
