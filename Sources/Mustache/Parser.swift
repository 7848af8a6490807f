import Diagnostics

/// Turns the text of one template into instructions.
///
/// Follows the Mustache specification, version 1.4, with inheritance and dynamic names and
/// without lambdas. A block's body is stored without the indentation that it has in the file,
/// and gets that of the place where it is shown.
///
/// - SeeAlso: <https://github.com/mustache/spec>
struct Parser {
  /// How deep sections, blocks and parents may stand in one another.
  static let depthLimit = 256

  let template: Int
  let numbers: [String: Int]
  let bytes: [UInt8]
  var scanner: TagScanner
  var program: Program
  var faults: Faults
  var open: [OpenElement] = []
  /// Where the text begins that has not been stored yet.
  var textStart = 0

  /// Appends a template to a program.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - template: The template's number in the set.
  ///   - numbers: The numbers of all templates of the set by name.
  ///   - program: What the templates before it have become.
  ///   - faults: Gets what is wrong with the text.
  static func parse(
    _ source: SourceFile, template: Int, numbers: [String: Int], into program: inout Program,
    faults: inout Faults
  ) {
    let bytes = Array(source.text.utf8)
    var parser = Parser(
      template: template, numbers: numbers, bytes: bytes, scanner: TagScanner(bytes),
      program: program, faults: faults)
    program = Program()
    parser.run()
    (program, faults) = (parser.program, parser.faults)
  }

  private mutating func run() {
    let start = program.instructions.count
    while let tag = scanner.next(), !faults.isFull(template) {
      read(tag)
      guard open.count <= Self.depthLimit else {
        reportDepth(at: tag)
        open = []
        textStart = bytes.count
        break
      }
    }
    storeText(upTo: bytes.count)
    for element in open {
      fault("'\(element.spelling)' is never closed.", at: element.tag, closing: element)
    }
    program.append(.end, at: bytes.count)
    program.templates.append(start..<program.instructions.count)
  }

  private mutating func read(_ tag: Tag) {
    if let parent = open.last, parent.isParent { checkIsBlock(tag, in: parent) }
    switch tag.kind {
    case .variable, .raw, .braced: readVariable(tag)
    case .section, .inverted: openSection(tag)
    case .close: close(tag)
    case .partial: readPartial(tag)
    case .parent: openParent(tag)
    case .block: openBlock(tag)
    case .comment: skip(tag)
    case .delimiters: setDelimiters(tag)
    case .unclosed:
      fault(
        "This tag is never closed.", at: tag.range,
        hints: ["Write '\(String(decoding: scanner.closing, as: UTF8.self))' behind its name."])
      storeText(upTo: tag.range.lowerBound)
      textStart = tag.range.upperBound
    }
  }

  private mutating func readVariable(_ tag: Tag) {
    storeText(upTo: tag.range.lowerBound)
    textStart = tag.range.upperBound
    guard let name = name(in: tag) else { return }
    program.append(
      tag.kind == .variable ? .interpolation(name) : .rawInterpolation(name),
      at: tag.range.lowerBound)
  }

  private mutating func openSection(_ tag: Tag) {
    skip(tag)
    guard let name = name(in: tag) ?? placeholder(for: tag) else { return }
    let instruction = program.instructions.count
    let isInverted = tag.kind == .inverted
    program.append(
      isInverted ? .inverted(name, end: 0) : .section(name, end: 0), at: tag.range.lowerBound)
    open.append(
      OpenElement(
        kind: isInverted ? .inverted(instruction: instruction) : .section(instruction: instruction),
        content: text(tag.content), tag: tag.range, base: base))
  }

  private mutating func readPartial(_ tag: Tag) {
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    let blanks = line.isStandalone ? line.blanksBefore : tag.range.lowerBound..<tag.range.lowerBound
    storeText(upTo: blanks.lowerBound)
    textStart = line.isStandalone ? line.nextLine : tag.range.upperBound
    guard let target = target(of: tag) else { return }
    let indentation = program.store(bytes[blanks].droppingCommonPrefix(with: base))
    appendCall(target, indentation: indentation, at: tag)
  }

  private mutating func setDelimiters(_ tag: Tag) {
    skip(tag)
    let isBreak = { (byte: UInt8) in byte.isBlank || byte == .lineFeed }
    let marks = bytes[tag.content].split(whereSeparator: isBreak)
    guard marks.count == 2, !marks.joined().contains(UInt8(ascii: "=")) else {
      fault(
        "'\(text(tag.content))' is no pair of delimiters.", at: tag.range,
        hints: ["Write two marks with a blank between them and without '=', as in '{{=<% %>=}}'."])
      return
    }
    scanner.setDelimiters(Array(marks[0]), Array(marks[1]))
  }

  /// Stores the text in front of a tag that shows nothing itself, with which a line of its own
  /// goes.
  mutating func skip(_ tag: Tag) {
    let line = LineLayout(of: tag.range, in: bytes, after: textStart)
    storeText(upTo: line.isStandalone ? line.blanksBefore.lowerBound : tag.range.lowerBound)
    textStart = line.isStandalone ? line.nextLine : tag.range.upperBound
  }
}
