/// The stacks of contexts that templates are used in, each a number that leads to the one
/// around it.
struct ContextLevels {
  struct Level: Hashable {
    let type: Shape.FieldType
    let outer: Int?
    /// For an element of a list, what was named.
    let list: ListName?
  }

  /// A list in a context.
  struct ListName: Hashable {
    /// The level that has the first part of its name.
    let level: Int
    let name: String
  }

  private var levels: [Level] = []
  private var numbers: [Level: Int] = [:]

  subscript(level: Int) -> Level { levels[level] }

  mutating func open(_ type: Shape.FieldType, in outer: Int?, list: ListName? = nil) -> Int {
    let level = Level(type: type, outer: outer, list: list)
    if let known = numbers[level] { return known }
    numbers[level] = levels.count
    levels.append(level)
    return levels.count - 1
  }

  /// The level itself and those around it, inside out.
  func stack(from level: Int) -> some Sequence<(number: Int, level: Level)> {
    sequence(state: Optional(level)) { next in
      guard let number = next else { return nil }
      next = levels[number].outer
      return (number, levels[number])
    }
  }

  /// The names at a level whose sections have a field of that name, at most three, the nearest first.
  func sections(having name: String, at level: Int) -> [String] {
    var seen: Set<String> = []
    let found = stack(from: level).lazy.flatMap { _, level -> [String] in
      guard case .record(let shape) = level.type else { return [] }
      return shape.fields.filter { $0.type.inner?.slots[name] != nil }.map(\.name)
    }
    return Array(found.filter { seen.insert($0).inserted }.prefix(3))
  }

  /// The names that can be used at a level, each once, the nearest first.
  func names(from level: Int) -> [String] {
    var seen: Set<String> = []
    return stack(from: level).flatMap { _, level -> [String] in
      guard case .record(let shape) = level.type else { return [] }
      return shape.fields.map(\.name).filter { seen.insert($0).inserted }
    }
  }
}

extension Shape.FieldType {
  /// The shape that a section over it opens.
  fileprivate var inner: Shape? {
    switch self {
    case .record(let shape), .list(.record(let shape)): shape
    default: nil
    }
  }
}
