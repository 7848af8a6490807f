extension Renderer {
  /// What a name stands for: the nearest level that has its first part decides.
  func lookUp(_ name: Name) -> Value {
    let path = set.program.symbols[name.symbols.range]
    guard let first = path.first else { return levels.last?.value ?? .absent }
    for level in levels.reversed() {
      guard case .record(let context) = level.value,
        let slot = index(of: first, in: context, row: level.row)
      else { continue }
      var value = context.field(slot)
      for symbol in path.dropFirst() {
        guard case .record(let context) = value,
          let slot = index(of: symbol, in: context, row: row(of: value))
        else { return .absent }
        value = context.field(slot)
      }
      return value
    }
    return .absent
  }

  func row(of value: Value) -> Int? {
    guard case .record(let context) = value else { return nil }
    return set.rows[context.shape].map { $0 * set.program.table.names.count }
  }

  private func index(of symbol: Int, in context: Context, row: Int?) -> Int? {
    guard let row else { return context.shape.slots[set.program.table.names[symbol]] }
    let slot = set.slots[row + symbol]
    return slot < 0 ? nil : slot
  }
}

extension Context {
  fileprivate func field(_ slot: Int) -> Value {
    slot < values.count ? values[slot] : .absent
  }
}
