import Diagnostics

extension Parser {
  mutating func close(_ tag: Tag) {
    guard !tag.content.isEmpty else {
      skip(tag)
      fault("This closing tag names nothing.", at: tag.range, hints: openHint)
      return
    }
    let content = text(tag.content)
    guard let match = open.lastIndex(where: { $0.content == content }) else {
      skip(tag)
      let sentence =
        open.last.map {
          "'{{/\(content)}}' stands where '{{/\($0.content)}}' must: "
            + "'\($0.spelling)' from \(place(of: $0)) is still open."
        } ?? "'{{/\(content)}}' closes nothing: no section is open here."
      fault(sentence, at: tag.range, hints: openHint)
      return
    }
    for element in open[(match + 1)...] {
      fault(
        "'\(element.spelling)' is not closed before '{{/\(content)}}' in "
          + "\(place(ofByte: tag.range.lowerBound)).", at: element.tag, closing: element)
    }
    let element = open[match]
    open.removeSubrange(match...)
    finish(element, at: tag)
  }

  private mutating func finish(_ element: OpenElement, at tag: Tag) {
    switch element.kind {
    case .section(let instruction):
      withOpen(element) { $0.skip(tag) }
      if case .section(let name, _) = program.instructions[instruction] {
        program.instructions[instruction] = .section(name, end: program.instructions.count)
      }
      program.append(.endSection, at: tag.range.lowerBound)
    case .inverted(let instruction):
      withOpen(element) { $0.skip(tag) }
      if case .inverted(let name, _) = program.instructions[instruction] {
        program.instructions[instruction] = .inverted(name, end: program.instructions.count)
      }
    case .block(let number): withOpen(element) { $0.closeBlock(number, element, at: tag) }
    case .argument: withOpen(element) { $0.closeArgument(at: tag) }
    case .parent(let number): closeParent(number, element, at: tag)
    }
  }

  /// The text in front of a closing tag still belongs to the element.
  private mutating func withOpen(_ element: OpenElement, _ body: (inout Parser) -> Void) {
    open.append(element)
    body(&self)
    open.removeLast()
  }

  private var openHint: [String] {
    open.last.map { ["Write '{{/\($0.content)}}'."] } ?? ["Leave it out, or open it before."]
  }

  private func place(of element: OpenElement) -> String { place(ofByte: element.tag.lowerBound) }

  private func place(ofByte offset: Int) -> String {
    let position = faults.position(of: offset, in: template)
    return "line \(position.line), column \(position.column)"
  }
}
