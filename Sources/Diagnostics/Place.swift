/// Where in a file something stands.
///
/// Lines and columns count from 1. A column counts Unicode scalars, as libyaml's marks and most
/// editors do; a tab is one column.
package struct Place: Hashable, Sendable {
  /// The path as the user would type it, relative to the site's folder.
  package var file: String
  /// `nil` when the whole file is meant, for example one that cannot be read.
  package var position: Position?

  package init(file: String, position: Position? = nil) {
    self.file = file
    self.position = position
  }

  package init(file: String, line: Int, column: Int) {
    self.init(file: file, position: Position(line: line, column: column))
  }
}

/// A line and a column, both from 1.
package struct Position: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: Position, other: Position) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension Place: Comparable {
  /// By file in code-point order, a place without position first, then by position.
  package static func < (one: Place, other: Place) -> Bool {
    guard one.file == other.file else {
      return one.file.unicodeScalars.lexicographicallyPrecedes(other.file.unicodeScalars)
    }
    guard let position = other.position else { return false }
    return one.position.map { $0 < position } ?? true
  }
}

extension Place: CustomStringConvertible {
  /// `Queries/films.yaml:3:1`, or the path alone.
  package var description: String {
    position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
