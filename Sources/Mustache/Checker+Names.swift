import Diagnostics

extension Checker {
  /// Where a name is used.
  struct Site {
    let template: Int
    let offset: Int
    let visit: Int
    var level = 0
  }

  mutating func checkText(_ name: Name, isRaw: Bool, _ site: Site, _ faults: inout Faults) {
    guard let found = resolve(name, site, &faults) else { return }
    let text = parsed.program.text(of: name)
    switch found.type {
    case .html: return
    case .text:
      guard isRaw else { return }
      report(
        "'\(text)' is text, and text from a store is never inserted unescaped.",
        hints: ["Write '{{\(text)}}'."], site, &faults)
    case .flag:
      report(
        "'\(text)' is a flag and has no text.", hints: ["Write '{{#\(text)}}…{{/\(text)}}'."], site,
        &faults)
    case .list:
      report(
        "'\(text)' is a list and has no text.", hints: ["Write '{{#\(text)}}…{{/\(text)}}'."], site,
        &faults)
    case .record(let shape):
      let fields = shape.fields.map { text == "." ? $0.name : "\(text).\($0.name)" }
      report(
        "'\(text)' has several fields and no text of its own.",
        hints: ["Name one of them: \(fields.joined(separator: ", "))."], site, &faults)
    }
  }

  /// Opens the context of a section; `nil` when its name is wrong.
  mutating func checkSection(_ name: Name, _ site: Site, _ faults: inout Faults) -> Int? {
    guard let found = resolve(name, site, &faults) else { return nil }
    guard case .list(let element) = found.type else {
      return levels.open(found.type, in: site.level)
    }
    let text = parsed.program.text(of: name)
    let list = ContextLevels.ListName(level: found.level, name: text)
    if levels.stack(from: site.level).contains(where: { $0.level.list == list }) {
      report(
        "'\(text)' is repeated inside itself, once more for each of its elements.",
        hints: ["Take out the inner '{{#\(text)}}'."], site, &faults)
      return nil
    }
    return levels.open(element, in: site.level, list: list)
  }

  /// What a name stands for, and the level that has its first part.
  mutating func resolve(
    _ name: Name, _ site: Site, _ faults: inout Faults
  ) -> (type: Shape.FieldType, level: Int)? {
    let parts = parsed.program.symbols[name.symbols.range].map { parsed.program.table.names[$0] }
    guard let first = parts.first else { return (levels[site.level].type, site.level) }
    for (number, level) in levels.stack(from: site.level) {
      guard case .record(let shape) = level.type, let slot = shape.slots[first] else { continue }
      var type = shape.fields[slot].type
      for index in parts.indices.dropFirst() {
        let path = parts[..<index].joined(separator: ".")
        guard let inner = field(parts[index], of: type, path: path, site, &faults) else {
          return nil
        }
        type = inner
      }
      return (type, number)
    }
    if let use = use(leadingTo: site.visit) {
      let sections = levels.sections(having: first, at: site.level)
        .map { "'{{#\($0)}}…{{/\($0)}}'" }
      faults.add(
        "'\(parsed.names[use.used])' cannot stand here: it needs what is not known here.",
        hints: [
          sections.isEmpty
            ? "It needs '\(first)'; look where the built-in templates have it."
            : "It needs '\(first)'; put it into \(sections.joined(separator: " or "))."
        ], at: use.offset, of: use.template)
      return nil
    }
    let names = levels.names(from: site.level)
    report(
      "There is nothing named '\(first)' here.",
      hints: [suggestion(for: first, among: names, atMost: 8)], site, &faults)
    return nil
  }

  private func field(
    _ name: String, of type: Shape.FieldType, path: String, _ site: Site, _ faults: inout Faults
  ) -> Shape.FieldType? {
    guard case .record(let shape) = type else {
      let isList = if case .list = type { true } else { false }
      report(
        isList
          ? "'\(path)' is a list: its elements have names, not it." : "'\(path)' has no fields.",
        hints: [isList ? "Write '{{#\(path)}}…{{/\(path)}}'." : "Leave out '.\(name)'."], site,
        &faults)
      return nil
    }
    if let slot = shape.slots[name] { return shape.fields[slot].type }
    report(
      "'\(path)' has nothing named '\(name)'.",
      hints: [suggestion(for: name, among: shape.fields.map(\.name), atMost: 8)], site, &faults)
    return nil
  }

  /// Says also how the template is come to, unless it is a root itself.
  private func report(
    _ summary: String, hints: [String], _ site: Site, _ faults: inout Faults
  ) {
    let trail = trail(of: site.visit)
    let way = trail.count > 1 ? ["It is used through \(trail.joined(separator: " → "))."] : []
    faults.add(summary, hints: hints + way, at: site.offset, of: site.template)
  }
}
