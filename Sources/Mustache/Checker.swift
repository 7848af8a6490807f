import Diagnostics

/// Follows every template through every context that the roots use it in.
///
/// It goes through the instructions as the renderer does, with types in place of values; a
/// template is gone through once for each combination of context and filled blocks.
struct Checker {
  /// How many instructions are gone through before the templates count as too entangled.
  static let stepLimit = 200_000

  let parsed: ParsedTemplates
  var levels = ContextLevels()
  private var scopes: [Scope] = []
  private var scopeNumbers: [Scope: Int] = [:]
  private var visits: [Visit] = []
  private var seen: Set<Visit.Key> = []

  /// The blocks that a call fills, on top of those filled around it.
  private struct Scope: Hashable {
    let outer: Int?
    let call: Int
    /// The template that the call stands in.
    let template: Int
  }

  /// By the templates' numbers: whether their reader can mend them.
  private let isOwn: [Bool]

  init(_ parsed: ParsedTemplates, own: Set<String>? = nil) {
    self.parsed = parsed
    isOwn = parsed.names.map { own?.contains($0) ?? true }
  }

  /// Reports unknown templates, cycles, and what the roots' contexts do not have.
  ///
  /// - Parameters:
  ///   - roots: The contexts of the templates that pages are rendered with.
  ///   - faults: Gets what is wrong; templates that it has faults of already, and those on a
  ///     cycle, are passed over.
  mutating func check(_ roots: [String: Shape], faults: inout Faults) {
    var broken = Set(parsed.names.indices.filter { faults.hasAny(of: $0) })
    checkCalls(faults: &faults)
    broken.formUnion(InclusionCycles(parsed, onlyUnconditional: false).report(to: &faults))
    for (name, shape) in roots.sorted(by: { $0.key < $1.key }) {
      guard let template = parsed.numbers[name] else {
        let hint = suggestion(for: name, among: parsed.names)
        faults.add(Diagnostic(.error, "There is no template named '\(name)'.", hints: [hint]))
        continue
      }
      let level = levels.open(.record(shape), in: nil)
      let start = parsed.program.templates[template].lowerBound
      enter(Visit.Key(template: template, start: start, level: level, scope: nil), from: nil)
    }
    var steps = 0
    var next = 0
    while next < visits.count, steps < Self.stepLimit {
      if !broken.contains(visits[next].key.template) { steps += walk(next, faults: &faults) }
      next += 1
    }
    if steps >= Self.stepLimit {
      faults.add(
        Diagnostic(
          .error, "These templates use one another in too many ways to be checked.",
          hints: ["Use fewer partials in one another."]))
    }
  }

  private mutating func enter(_ key: Visit.Key, from: Visit.Origin?) {
    if seen.insert(key).inserted { visits.append(Visit(key: key, from: from)) }
  }

  /// Goes through one template, block or argument.
  ///
  /// - Parameters:
  ///   - number: Which of the visits.
  ///   - faults: Gets what is wrong.
  /// - Returns: How many instructions that were.
  private mutating func walk(_ number: Int, faults: inout Faults) -> Int {
    let key = visits[number].key
    let program = parsed.program
    var level = [key.level]
    var depth = 0
    var index = key.start
    var steps = 0
    while let current = level.last, !faults.isFull(key.template) {
      let instruction = program.instructions[index]
      var site = Site(template: key.template, offset: program.offsets[index], visit: number)
      site.level = current
      index += 1
      steps += 1
      switch instruction {
      case .text: break
      case .interpolation(let name): checkText(name, isRaw: false, site, &faults)
      case .rawInterpolation(let name): checkText(name, isRaw: true, site, &faults)
      case .inverted(let name, _): _ = resolve(name, site, &faults)
      case .section(let name, let end):
        if let opened = checkSection(name, site, &faults) {
          level.append(opened)
        } else {
          index = end + 1
        }
      case .endSection: level.removeLast()
      case .call(let call):
        follow(call, from: site, key.scope)
        index = program.calls[call].end
      case .block(let block):
        if fill(block, from: site, key.scope) {
          index = program.blocks[block].end
        } else {
          depth += 1
        }
      case .end:
        guard depth > 0 else { return steps }
        depth -= 1
      }
    }
    return steps
  }

  private mutating func follow(_ number: Int, from site: Site, _ outer: Int?) {
    let call = parsed.program.calls[number]
    guard case .template(let target) = call.target else { return }
    var scope = outer
    if call.arguments.count > 0 {
      let new = Scope(outer: outer, call: number, template: site.template)
      scope = scopeNumbers[new, default: scopes.count]
      if scopeNumbers.updateValue(scope ?? 0, forKey: new) == nil { scopes.append(new) }
    }
    enter(
      Visit.Key(
        template: target, start: parsed.program.templates[target].lowerBound, level: site.level,
        scope: scope), from: Visit.Origin(visit: site.visit, offset: site.offset))
  }

  /// Goes on with what the outermost call has put into a block; false when none has.
  private mutating func fill(_ number: Int, from site: Site, _ scope: Int?) -> Bool {
    let symbol = parsed.program.blocks[number].symbol
    var found: (start: Int, scope: Scope)?
    var next = scope
    while let scope = next.map({ scopes[$0] }) {
      let arguments = parsed.program.arguments[parsed.program.calls[scope.call].arguments.range]
      if let argument = arguments.first(where: { $0.symbol == symbol }) {
        found = (argument.start, scope)
      }
      next = scope.outer
    }
    guard let found else { return false }
    enter(
      Visit.Key(
        template: found.scope.template, start: found.start, level: site.level,
        scope: found.scope.outer), from: Visit.Origin(visit: site.visit, offset: site.offset))
    return true
  }

  /// The names of the templates that led to a visit, from the root to the visit's own.
  func trail(of visit: Int) -> [String] {
    var names: [String] = []
    var next: Int? = visit
    while let visit = next {
      names.append(parsed.names[visits[visit].key.template])
      next = visits[visit].from?.visit
    }
    // What a template puts into a block of its parent is the template's own.
    let start = names.lastIndex { $0 == names.first } ?? 0
    return names[start...].reversed()
  }

  /// Where a template that its reader can mend came to a visit of one that he cannot; `nil` where
  /// the visit's own can be mended, or none on the way.
  func use(leadingTo visit: Int) -> (template: Int, offset: Int, used: Int)? {
    var visit = visits[visit]
    while !isOwn[visit.key.template], let from = visit.from {
      let user = visits[from.visit]
      if isOwn[user.key.template] {
        return (user.key.template, from.offset, visit.key.template)
      }
      visit = user
    }
    return nil
  }
}

/// One template, block or argument in one context.
private struct Visit {
  struct Key: Hashable {
    let template: Int
    /// Its first instruction.
    let start: Int
    let level: Int
    let scope: Int?
  }

  let key: Key
  /// What led to it; `nil` for a root.
  let from: Origin?

  /// A visit, and the byte of its template where it goes on with another one.
  struct Origin {
    let visit: Int
    let offset: Int
  }
}
