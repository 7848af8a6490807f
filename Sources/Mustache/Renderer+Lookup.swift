extension Renderer {
  /// One level of the context.
  struct Level {
    let value: Value
    let names: Names
    /// The name that a section opened a text by, which stands for the same inside it.
    var symbol: Int?
  }

  /// How the names of a level are found.
  enum Names {
    /// There are none.
    case none
    /// In this row of `TemplateSet.slots`.
    case row(Int)
    /// By the shape itself, with which the set was not checked.
    case unchecked(Shape)
  }

  /// A value, and the shape it has if it keeps to what its field declares.
  struct Found {
    let value: Value
    /// The shape's row in `TemplateSet.slots`, for a record or a list of records.
    var row: Int?
  }

  /// What a name stands for: the nearest level that has its first part decides.
  func lookUp(_ name: Name) -> Found {
    guard name.symbols.count > 0 else { return Found(value: levels.last?.value ?? .absent) }
    let first = program.symbols[name.symbols.start]
    var index = levels.count
    while index > 0 {
      index -= 1
      if levels[index].symbol == first, name.symbols.count == 1 {
        return Found(value: levels[index].value)
      }
      guard let slot = slot(of: first, in: levels[index].names),
        case .record(let context) = levels[index].value
      else { continue }
      let found = Found(value: context.value(slot.field), row: slot.row)
      return name.symbols.count == 1 ? found : follow(name, from: found)
    }
    return Found(value: .absent)
  }

  /// Follows the further parts of a name from the value of the first.
  private func follow(_ name: Name, from start: Found) -> Found {
    var found = start
    for place in name.symbols.range.dropFirst() {
      let names = names(of: found.value, declared: found.row)
      guard let slot = slot(of: program.symbols[place], in: names),
        case .record(let context) = found.value
      else { return Found(value: .absent) }
      found = Found(value: context.value(slot.field), row: slot.row)
    }
    return found
  }

  /// How the names of a value are found, which is by `row` if its shape is the one that its
  /// field declares.
  func names(of value: Value, declared row: Int?) -> Names {
    guard case .record(let context) = value else { return .none }
    return set.slots.row(of: context.shape, expected: row).map(Names.row)
      ?? .unchecked(context.shape)
  }

  private func slot(of symbol: Int, in names: Names) -> SlotTable.Slot? {
    switch names {
    case .none: nil
    case .row(let row): set.slots.slot(of: symbol, inRow: row)
    case .unchecked(let shape):
      shape.slots[program.table.names[symbol]].map { SlotTable.Slot(field: $0, row: nil) }
    }
  }
}
