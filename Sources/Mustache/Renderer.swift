import Markup

/// Runs the program of a set for one page.
///
/// All that grows stands in stacks of its own, so that neither nesting nor recursion of
/// templates uses up the machine's.
struct Renderer {
  /// How deep templates of an unchecked set, which may contain themselves, can stand in one
  /// another before further ones are left out.
  static let depthLimit = 100
  /// How many of them a page may show in all.
  static let callLimit = 10_000
  /// How deep sections stand in one another on most pages, for which there is room at once.
  private static let usualDepth = 16

  let set: TemplateSet
  let program: Program
  var levels: [Level] = []
  private var sections: [OpenSection] = []
  private var calls: [OpenCall] = []
  private var scopes: [Scope] = []
  private var scope: Int?
  private var indentation: [UInt8] = []
  /// Whether the next text begins a line; kept only while there is an indentation.
  private var startsLine = false
  private var callCount = 0

  private struct OpenSection {
    /// Empty unless it is over a list.
    let elements: [Value]
    /// The declared shape of the elements.
    let row: Int?
    var next: Int
    /// The first instruction of its body.
    let start: Int
  }

  /// What is restored where a template, block or argument ends.
  private struct OpenCall {
    let next: Int
    let indentation: Int
    let scopes: Int
    let scope: Int?
  }

  /// The blocks that a call fills, on top of those filled around it.
  private struct Scope {
    let outer: Int?
    let arguments: Range<Int>
  }

  init(_ set: TemplateSet) {
    self.set = set
    program = set.program
    levels.reserveCapacity(Self.usualDepth)
    sections.reserveCapacity(Self.usualDepth)
    calls.reserveCapacity(Self.usualDepth)
  }

  mutating func run(from start: Int, with value: Value, into bytes: inout [UInt8]) {
    levels.append(Level(value: value, names: names(of: value, declared: nil)))
    var index = start
    while true {
      let instruction = program.instructions[index]
      index += 1
      switch instruction {
      case .text(let span): append(span, to: &bytes)
      case .interpolation(let name): append(lookUp(name).value, isRaw: false, to: &bytes)
      case .rawInterpolation(let name): append(lookUp(name).value, isRaw: set.isLenient, to: &bytes)
      case .section(let name, let end):
        if !open(name, start: index) { index = end + 1 }
      case .endSection: index = nextElement(orElse: index)
      case .inverted(let name, let end): if !lookUp(name).value.isFalse { index = end }
      case .call(let number): index = call(number)
      case .block(let number): index = block(number, default: index)
      case .end:
        guard let call = calls.popLast() else { return }
        indentation.removeLast(indentation.count - call.indentation)
        scopes.removeLast(scopes.count - call.scopes)
        (scope, index) = (call.scope, call.next)
      }
    }
  }
}

// Sections.
extension Renderer {
  private mutating func open(_ name: Name, start: Int) -> Bool {
    let found = lookUp(name)
    let value = found.value
    guard !value.isFalse else { return false }
    guard case .list(let elements) = value else {
      sections.append(OpenSection(elements: [], row: nil, next: 0, start: start))
      var level = Level(value: value, names: names(of: value, declared: found.row))
      if case .none = level.names, name.symbols.count == 1 {
        level.symbol = program.symbols[name.symbols.start]
      }
      levels.append(level)
      return true
    }
    sections.append(OpenSection(elements: elements, row: found.row, next: 1, start: start))
    levels.append(
      Level(value: elements[0], names: names(of: elements[0], declared: found.row)))
    return true
  }

  private mutating func nextElement(orElse end: Int) -> Int {
    let last = sections.count - 1
    let next = sections[last].next
    guard next < sections[last].elements.count else {
      sections.removeLast()
      levels.removeLast()
      return end
    }
    let value = sections[last].elements[next]
    sections[last].next += 1
    let names = names(of: value, declared: sections[last].row)
    levels[levels.count - 1] = Level(value: value, names: names)
    return sections[last].start
  }
}

// Other templates.
extension Renderer {
  private mutating func call(_ number: Int) -> Int {
    let call = program.calls[number]
    callCount += 1
    let isWithinLimits = calls.count < Self.depthLimit && callCount <= Self.callLimit
    guard let target = target(of: call), isWithinLimits || !set.isLenient else { return call.end }
    push(next: call.end, indentation: call.indentation)
    if call.arguments.count > 0 {
      scopes.append(Scope(outer: scope, arguments: call.arguments.range))
      scope = scopes.count - 1
    }
    return program.templates[target].lowerBound
  }

  private func target(of call: Program.Call) -> Int? {
    switch call.target {
    case .template(let number): number
    case .unknown: nil
    case .dynamic(let name):
      if case .text(let text) = lookUp(name).value { set.numbers[text] } else { nil }
    }
  }

  /// The outermost call that fills a block wins.
  ///
  /// Its argument sees the blocks that are filled
  /// around that call, so it cannot come to itself.
  private mutating func block(_ number: Int, default start: Int) -> Int {
    let block = program.blocks[number]
    push(next: block.end, indentation: block.indentation)
    var start = start
    var inner = scope
    var next = scope
    while let number = next {
      next = scopes[number].outer
      for place in scopes[number].arguments where program.arguments[place].symbol == block.symbol {
        (start, inner) = (program.arguments[place].start, next)
        break
      }
    }
    scope = inner
    return start
  }

  private mutating func push(next: Int, indentation added: Span) {
    calls.append(
      OpenCall(next: next, indentation: indentation.count, scopes: scopes.count, scope: scope))
    guard added.count > 0 else { return }
    indentation += program.literals[added.range]
    startsLine = true
  }
}

// Output.
extension Renderer {
  private mutating func append(_ span: Span, to bytes: inout [UInt8]) {
    guard indentation.isEmpty else {
      appendLines(program.literals[span.range], to: &bytes)
      return
    }
    unsafe program.literals.withUnsafeBufferPointer { literals in
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: literals[span.range]))
    }
  }

  private mutating func appendLines(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var rest = text
    while let first = rest.first {
      if startsLine, first != .lineFeed { bytes += indentation }
      let end = rest.firstIndex(of: .lineFeed)
      startsLine = end != nil
      let line = rest[..<(end.map { $0 + 1 } ?? rest.endIndex)]
      bytes += line
      rest = rest[line.endIndex...]
    }
  }

  private mutating func append(_ value: Value, isRaw: Bool, to bytes: inout [UInt8]) {
    if !indentation.isEmpty, startsLine {
      bytes += indentation
      startsLine = false
    }
    switch value {
    case .text(let text):
      if isRaw { bytes += text.utf8 } else { HTML.escape(text, into: &bytes) }
    case .html(let markup): bytes += markup.text.utf8
    case .flag(let isSet): bytes += (isSet ? "true" : "false").utf8
    case .absent, .record, .list: break
    }
  }
}
