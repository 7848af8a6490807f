extension Parser {
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func fault(_ summary: String, at range: Range<Int>, hints: [String]) {
    faults.add(summary, hints: hints, at: range.lowerBound, of: template)
  }

  mutating func fault(_ summary: String, at range: Range<Int>, closing element: OpenElement) {
    fault(summary, at: range, hints: ["Write '{{/\(element.content)}}' where it ends."])
  }

  mutating func reportDepth(at tag: Tag) {
    fault(
      "Here sections and blocks stand more than \(Self.depthLimit) deep in one another.",
      at: tag.range, hints: ["Close them, or move a part into a template of its own."])
  }

  /// Only blocks are shown of what stands in a parent.
  mutating func checkIsBlock(_ tag: Tag, in parent: OpenElement) {
    switch tag.kind {
    case .block, .comment, .delimiters, .close, .unclosed: return
    case .variable, .raw, .braced, .section, .inverted, .partial, .parent:
      fault(
        "'\(text(tag.range))' stands in '\(parent.spelling)' but in none of its blocks, "
          + "so it is never shown.", at: tag.range,
        hints: ["Put it between '{{$…}}' and '{{/…}}'."])
    }
  }

  /// What a tag names.
  ///
  /// - Parameter tag: Any tag but a comment or a change of delimiters.
  /// - Returns: `nil` after a fault, when it is empty or has blanks in it.
  mutating func checkedText(of tag: Tag) -> String? {
    guard !tag.content.isEmpty else {
      fault("This tag has no name.", at: tag.range, hints: ["Write a name in it."])
      return nil
    }
    let content = text(tag.content)
    guard !bytes[tag.content].contains(where: { $0.isBlank || $0 == .lineFeed }) else {
      fault("'\(content)' is no name.", at: tag.range, hints: ["A name has no blanks."])
      return nil
    }
    return content
  }

  /// Stands for a wrong name, so that the end of a section still finds its beginning; `nil` for
  /// an empty one, which no end can name.
  func placeholder(for tag: Tag) -> Name? { tag.content.isEmpty ? nil : Name(symbols: Span()) }

  mutating func name(in tag: Tag) -> Name? {
    guard let content = checkedText(of: tag) else { return nil }
    return name(content, at: tag)
  }

  private mutating func name(_ content: String, at tag: Tag) -> Name? {
    guard content != "." else { return Name(symbols: Span()) }
    let parts = content.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !parts.contains(where: \.isEmpty) else {
      fault(
        "'\(content)' is no name.", at: tag.range,
        hints: ["A dot stands between two names, as in 'item.title'."])
      return nil
    }
    let start = program.symbols.count
    for part in parts { program.symbols.append(program.table.symbol(for: String(Substring(part)))) }
    return Name(symbols: Span(start: start, count: parts.count))
  }

  /// The template that a partial or parent names; a name with `*` in front is a variable's.
  mutating func target(of tag: Tag) -> Program.Target? {
    if bytes[tag.content].first == UInt8(ascii: "*") {
      let rest = bytes[tag.content].dropFirst().drop { $0.isBlank }
      let variable = Tag(
        kind: tag.kind, range: tag.range, content: rest.startIndex..<tag.content.upperBound)
      return name(in: variable).map(Program.Target.dynamic)
    }
    guard let content = checkedText(of: tag) else { return nil }
    return numbers[content].map(Program.Target.template) ?? .unknown(content)
  }

  mutating func appendCall(_ target: Program.Target, indentation: Span, at tag: Tag) {
    let isConditional = open.contains { !$0.isParent }
    program.append(.call(program.calls.count), at: tag.range.lowerBound)
    program.calls.append(
      Program.Call(
        target: target, indentation: indentation, end: program.instructions.count,
        isConditional: isConditional))
  }
}
