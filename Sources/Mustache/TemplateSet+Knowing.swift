import Markup

extension TemplateSet {
  /// The same templates with the values of some names written into their text.
  ///
  /// A name stays a name where another shape has one like it, and where its value is empty or of
  /// several lines, which a template's indentation treats otherwise than its own.
  ///
  /// - Parameters:
  ///   - values: What fields of `shapes` hold in every context that will be rendered, by name.
  ///   - shapes: Those that have these fields.
  /// - Returns: Templates that give the same pages, sooner.
  package func knowing(_ values: [String: Value], in shapes: some Sequence<Shape>) -> TemplateSet {
    let shapes = Set(shapes)
    var program = program
    for index in program.instructions.indices {
      let name: Name
      switch program.instructions[index] {
      case .interpolation(let written), .rawInterpolation(let written): name = written
      default: continue
      }
      guard let first = program.symbols[name.symbols.range].first,
        slots.isFound(first, onlyIn: shapes),
        let text = program.value(of: name, among: values)?.literal
      else { continue }
      program.instructions[index] = .text(program.store(text))
    }
    return TemplateSet(program: program, of: self)
  }
}

extension Program {
  fileprivate func value(of name: Name, among values: [String: Value]) -> Value? {
    let parts = symbols[name.symbols.range].map { table.names[$0] }
    var value = parts.first.flatMap { values[$0] }
    for part in parts.dropFirst() {
      guard case .record(let context) = value, let field = context.shape.slots[part] else {
        return nil
      }
      value = context.value(field)
    }
    return value
  }
}

extension Value {
  /// What an interpolation of it appends, when that is a single line and not empty.
  fileprivate var literal: [UInt8]? {
    var bytes: [UInt8] = []
    switch self {
    case .text(let text): HTML.escape(text, into: &bytes)
    case .html(let markup): bytes += markup.text.utf8
    case .absent, .flag, .record, .list: return nil
    }
    return bytes.isEmpty || bytes.contains(.lineFeed) ? nil : bytes
  }
}
