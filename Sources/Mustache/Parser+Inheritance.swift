// Parents and blocks. The specification leaves white space here to its examples; the rules that
// agree with all of them are these:
//
// - A parent alone on its lines, whatever stands between its two tags, indents all of it.
// - A block whose opening tag is alone on its line is indented like the first line of its
//   default, or like the tag if the default is empty.
// - A block that takes up a whole line with both tags is indented like the line, and the line
//   feed stays.
// - What fills a block loses the indentation of its own first line.
extension Parser {
  mutating func openParent(_ tag: Tag) {
    let lead = storeTextAndLead(before: tag)
    let target = target(of: tag) ?? .unknown("")
    guard !tag.content.isEmpty else { return }
    appendCall(target, indentation: Span(), at: tag)
    open.append(
      OpenElement(
        kind: .parent(program.calls.count - 1), content: text(tag.content), tag: tag.range,
        lead: lead, base: base))
  }

  mutating func openBlock(_ tag: Tag) {
    let symbol = program.table.symbol(for: checkedText(of: tag) ?? "")
    guard !tag.content.isEmpty else { return skip(tag) }
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    if let parent = open.indices.last, open[parent].isParent {
      textStart = line.endsLine ? line.nextLine : tag.range.upperBound
      open[parent].arguments.append(
        Program.Argument(
          symbol: symbol, start: program.instructions.count, offset: tag.range.lowerBound))
      let blanks = line.endsLine ? indentation(ofBodyAt: line.nextLine) : nil
      open.append(
        OpenElement(
          kind: .argument, content: text(tag.content), tag: tag.range, base: blanks ?? []))
      return
    }
    let outer = base
    var block = Program.Block(symbol: symbol)
    var element = OpenElement(
      kind: .block(program.blocks.count), content: text(tag.content), tag: tag.range, base: outer)
    if line.isStandalone {
      storeText(upTo: line.blanksBefore.lowerBound)
      textStart = line.nextLine
      element.base = indentation(ofBodyAt: line.nextLine) ?? Array(bytes[line.blanksBefore])
      block.indentation = program.store(element.base[...].droppingCommonPrefix(with: outer))
    } else {
      element.lead = storeTextAndLead(before: tag)
    }
    program.append(.block(program.blocks.count), at: tag.range.lowerBound)
    program.blocks.append(block)
    open.append(element)
  }

  mutating func closeBlock(_ number: Int, _ element: OpenElement, at tag: Tag) {
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    skip(tag)
    if let lead = element.lead {
      let body = bytes[element.tag.upperBound..<tag.range.lowerBound]
      if line.endsLine, !line.startsLine, !body.contains(.lineFeed) {
        program.blocks[number].indentation = program.store(lead.blanks)
      } else {
        program.instructions[lead.instruction] = .text(program.store(lead.blanks))
      }
    }
    program.append(.end, at: tag.range.lowerBound)
    program.blocks[number].end = program.instructions.count
  }

  mutating func closeArgument(at tag: Tag) {
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    storeText(upTo: line.startsLine ? line.blanksBefore.lowerBound : tag.range.lowerBound)
    textStart = tag.range.upperBound
    program.append(.end, at: tag.range.lowerBound)
  }

  mutating func closeParent(_ number: Int, _ element: OpenElement, at tag: Tag) {
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    textStart = tag.range.upperBound
    if let lead = element.lead {
      let blanks = program.store(lead.blanks)
      if line.endsLine {
        program.calls[number].indentation = blanks
        textStart = line.nextLine
      } else {
        program.instructions[lead.instruction] = .text(blanks)
      }
    }
    let start = program.arguments.count
    program.arguments += element.arguments
    program.calls[number].arguments = Span(start: start, count: element.arguments.count)
    program.calls[number].end = program.instructions.count
  }

  /// Stores the text in front of a tag up to the blanks that begin its line.
  ///
  /// - Returns: The blanks, with an instruction that may be made to show them; `nil` when the
  ///   tag does not begin its line.
  private mutating func storeTextAndLead(before tag: Tag) -> OpenElement.Lead? {
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    storeText(upTo: line.startsLine ? line.blanksBefore.lowerBound : tag.range.lowerBound)
    textStart = tag.range.upperBound
    guard line.startsLine else { return nil }
    let blanks = Array(bytes[line.blanksBefore].droppingCommonPrefix(with: base))
    program.append(.text(Span()), at: tag.range.lowerBound)
    return OpenElement.Lead(instruction: program.instructions.count - 1, blanks: blanks)
  }

  /// The blanks in front of the first line that has more than blanks; `nil` when that is a
  /// closing tag, so that the body is empty.
  private func indentation(ofBodyAt start: Int) -> [UInt8]? {
    var line = start
    var index = start
    while index < bytes.count, bytes[index].isBlank || bytes[index] == .lineFeed {
      if bytes[index] == .lineFeed { line = index + 1 }
      index += 1
    }
    let blanks = bytes[line..<index]
    guard bytes[index...].starts(with: scanner.opening) else { return Array(blanks) }
    let sign = bytes[(index + scanner.opening.count)...].first
    return sign == UInt8(ascii: "/") ? nil : Array(blanks)
  }
}
