/// Where the shapes that a set was checked with have the names that its templates use, so that
/// no name is hashed while a page is rendered.
struct SlotTable: Sendable {
  /// Where a shape has a name.
  struct Slot: Sendable {
    /// The field's index in the shape.
    let field: Int
    /// For a record or a list of records, the row of their shape.
    let row: Int?
  }

  private let rows: [Shape: Int]
  private let shapes: [ObjectIdentifier]
  /// Row by row, for each symbol the field of that name.
  private let slots: [Slot?]
  private let symbolCount: Int

  /// - Parameters:
  ///   - shapes: May hold a shape more than once.
  ///   - symbols: The names of a program by their numbers.
  init(of shapes: [Shape], symbols: [String]) {
    var distinct: [Shape] = []
    var rows: [Shape: Int] = [:]
    for shape in shapes where rows[shape] == nil {
      rows[shape] = distinct.count
      distinct.append(shape)
    }
    self.rows = rows
    self.shapes = distinct.map { ObjectIdentifier($0) }
    symbolCount = symbols.count
    slots = distinct.flatMap { shape in
      symbols.map { symbol in
        shape.slots[symbol].map { field in
          Slot(field: field, row: shape.fields[field].type.shape.flatMap { rows[$0] })
        }
      }
    }
  }

  /// The field of a name; `nil` when the row's shape does not have it.
  func slot(of symbol: Int, inRow row: Int) -> Slot? { slots[row * symbolCount + symbol] }

  /// Whether no other shapes than these have a name.
  func isFound(_ symbol: Int, onlyIn shapes: Set<Shape>) -> Bool {
    rows.allSatisfy { shapes.contains($0) || slot(of: symbol, inRow: $1) == nil }
  }

  /// The row of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - expected: Where it is found if the data keeps to what its shapes declare.
  /// - Returns: `nil` for a shape that the set was not checked with.
  func row(of shape: Shape, expected: Int?) -> Int? {
    if let expected, shapes[expected] == ObjectIdentifier(shape) { return expected }
    return rows[shape]
  }
}
