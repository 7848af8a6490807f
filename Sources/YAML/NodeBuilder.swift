import Diagnostics

/// Puts nodes together from events, with a stack of its own instead of recursion.
struct NodeBuilder {
  private let lines: SourceLines
  private var open: [OpenCollection] = []
  private(set) var root: YAMLNode?
  var faults: [Diagnostic] = []

  init(_ lines: SourceLines) { self.lines = lines }

  /// - Throws: A fault after which the rest of the text cannot be understood.
  mutating func read(_ text: YAMLText) throws(Diagnostic) {
    do throws(SyntaxFault) {
      var events = try YAMLEvents(text.text)
      var cursor = TextCursor(text.text)
      var documents = 0
      while true {
        let event = try events.next()
        let start = lines.position(event.start)
        let first = cursor.scalar(at: event.offset)
        switch event.kind {
        case .streamEnd: return
        case .other: break
        case .documentStart:
          documents += 1
          guard documents == 1 else {
            faults.append(severalDocuments(at: start))
            return
          }
        case .collectionEnd: closeLast()
        case .alias:
          faults.append(lines.indicator("*", at: start))
          add(YAMLNode(.scalar(YAMLScalar("*", style: .quoted)), at: start))
        case .scalar(let scalar):
          // libyaml drops a lone '!' without a word.
          if event.isDecorated || first == "!" { faults.append(lines.indicator(first, at: start)) }
          addScalar(scalar, at: start)
        case .sequenceStart, .mappingStart:
          if event.isDecorated {
            let word = cursor.word(at: event.offset, atMost: 100)
            faults.append(lines.decoration(word, at: start))
          }
          if let fault = reasonNotToOpen(event, at: start) {
            faults.append(fault)
            root = nil
            return
          }
          open.append(
            OpenCollection(
              isMapping: !event.isSequence, position: start,
              isInBrackets: first == "[" || first == "{"))
        }
      }
    } catch {
      root = nil
      throw error.diagnostic(in: lines, openAt: open.last?.position)
    }
  }

  private mutating func addScalar(_ scalar: YAMLScalar, at start: Position) {
    guard open.last?.awaitsKey == true else {
      add(YAMLNode(.scalar(scalar), at: start))
      return
    }
    if scalar.text.isEmpty {
      faults.append(lines.missingKey(at: start))
    } else if let line = open[open.count - 1].lines[scalar.text] {
      faults.append(
        lines.diagnostic(
          at: start,
          "The key '\(scalar.text.shortened)' stands here twice, on line \(line) and on line \(start.line).",
          hints: ["Delete one of them."]))
    }
    open[open.count - 1].begin(key: scalar.text, at: start)
  }

  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    add(last.node)
  }

  private mutating func add(_ node: YAMLNode) {
    if open.isEmpty { root = node } else { open[open.count - 1].add(node) }
  }

  private func reasonNotToOpen(_ event: YAMLEvent, at start: Position) -> Diagnostic? {
    if open.last?.awaitsKey == true {
      return lines.diagnostic(
        at: start, "A key must be a text, and this is a \(event.isSequence ? "list" : "map").",
        hints: ["If brackets or braces belong to a text, put the whole text in quotes."])
    }
    guard open.count >= YAMLDocument.depthLimit else { return nil }
    return lines.diagnostic(
      at: start, "Lists and maps stand in each other more than \(YAMLDocument.depthLimit) deep.",
      hints: ["If brackets or braces belong to a text, put the whole text in quotes."])
  }

  private func severalDocuments(at start: Position) -> Diagnostic {
    lines.diagnostic(
      at: start, "A second document begins here.",
      hints: ["Delete the line '---', or move what follows it to a file of its own."])
  }
}

extension YAMLEvent {
  fileprivate var isSequence: Bool { if case .sequenceStart = kind { true } else { false } }
}

/// A list or a map whose end has not come yet.
private struct OpenCollection {
  let position: Position
  private let isMapping: Bool
  private let isInBrackets: Bool
  private var nodes: [YAMLNode] = []
  private var entries: [YAMLEntry] = []
  private var key: (text: String, position: Position, isRepeated: Bool)?
  /// The line of each key so far.
  private(set) var lines: [String: Int] = [:]

  init(isMapping: Bool, position: Position, isInBrackets: Bool) {
    self.isMapping = isMapping
    self.position = position
    self.isInBrackets = isInBrackets
  }

  var awaitsKey: Bool { isMapping && key == nil }

  var node: YAMLNode {
    YAMLNode(
      isMapping ? .mapping(entries) : .sequence(nodes), at: position, isInBrackets: isInBrackets)
  }

  mutating func begin(key text: String, at position: Position) {
    let isRepeated = lines[text] != nil
    key = (text, position, isRepeated)
    if !isRepeated { lines[text] = position.line }
  }

  /// Takes an element of a list, or the value of the key begun last; the first of a repeated key
  /// stays.
  mutating func add(_ node: YAMLNode) {
    guard isMapping else { return nodes.append(node) }
    guard let key else { return }
    if !key.isRepeated { entries.append(YAMLEntry(key: key.text, at: key.position, value: node)) }
    self.key = nil
  }
}
