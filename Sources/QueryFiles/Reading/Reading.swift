import Diagnostics
import Items
import YAML

/// The reading of one file: its lines, and what has been found wrong so far.
///
/// The functions that read a value return `nil` for what is missing and for what is wrong; in
/// the second case they have noted an error, so that reading goes on and finds the next one.
struct Reading {
  let lines: SourceLines
  let stores: [KnownStore]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: SourceLines, stores: [KnownStore] = []) {
    self.lines = lines
    self.stores = stores
  }

  var path: String { lines.file.path }

  mutating func fault(_ summary: String, at position: Position, hints: String...) {
    diagnostics.append(lines.diagnostic(at: position, summary, hints: hints))
  }

  mutating func warn(_ summary: String, at position: Position, hints: String...) {
    diagnostics.append(lines.diagnostic(.warning, at: position, summary, hints: hints))
  }

  mutating func note(_ found: [Diagnostic]) { diagnostics += found }

  func place(_ position: Position) -> Place { Place(file: path, position: position) }

  func placed<Value>(_ value: Value, at position: Position) -> Placed<Value> {
    Placed(value, at: place(position), excerpt: lines[position.line])
  }

  /// The root of the lines as YAML; its faults are noted.
  ///
  /// - Returns: `nil` after a fault that ended the reading. Lines without any key are an empty
  ///   map at the first of them.
  mutating func root() -> YAMLNode? {
    let document = YAMLDocument(lines)
    note(document.faults.map(advised))
    if let root = document.root, !root.isNothing { return root }
    guard document.faults.isEmpty else { return nil }
    return YAMLNode(.mapping([]), at: Position(line: max(1, lines.first - 1), column: 1))
  }

  /// A fault of YAML, with other advice where a key was written behind the one that it belongs below:
  /// `hide: title-contains: x`.
  private func advised(_ fault: Diagnostic) -> Diagnostic {
    guard let position = fault.place?.position, let line = lines[position.line] else {
      return fault
    }
    let parts = line.split(separator: ":", maxSplits: 2).map { part in
      part.drop { $0 == " " || $0 == "-" }
    }
    guard parts.count == 3, let below = Self.keysBelow[String(parts[0])],
      below.contains(String(parts[1]))
    else { return fault }
    let dash = parts[0] == "hide" ? "- " : ""
    var fault = fault
    fault.hints = [
      "Write '\(dash)\(parts[1]): …' on a line of its own below '\(parts[0]):', two blanks further right."
    ]
    return fault
  }

  /// The keys that stand below another one, where their names are few.
  private static let keysBelow = [
    "hide": hideRuleKeys, "index": indexKeys, "search": searchKeys, "queries": tableKeys,
    "affiliate": affiliateKeys,
  ]
}
