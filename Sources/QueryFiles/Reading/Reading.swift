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
    note(document.faults)
    if let root = document.root, !root.isNothing { return root }
    guard document.faults.isEmpty else { return nil }
    return YAMLNode(.mapping([]), at: Position(line: max(1, lines.first - 1), column: 1))
  }
}
