private import CYAML
import Diagnostics

/// The events of a YAML text, read one by one.
///
/// Owns libyaml's parser and a copy of the text, to which the parser keeps a pointer. The parser
/// lives at an address of its own because libyaml stores that address inside it.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// - Throws: When there is no memory.
  init(_ text: String) throws(SyntaxFault) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      throw SyntaxFault(problem: "out of memory", context: "", at: Position(line: 1, column: 1))
    }
    unsafe self.parser = parser
    unsafe input = .allocate(capacity: text.utf8.count)
    _ = unsafe input.initialize(from: text.utf8)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event; `streamEnd` for ever after the last.
  ///
  /// - Throws: At the first thing that is not YAML. Nothing may be asked afterwards.
  mutating func next() throws(SyntaxFault) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    let copy = unsafe YAMLEvent(event)
    unsafe yaml_event_delete(&event)
    return copy
  }

  private func fault() -> SyntaxFault {
    let parser = unsafe self.parser.pointee
    let problem = unsafe parser.problem.map { unsafe String(cString: $0) }
    let context = unsafe parser.context.map { unsafe String(cString: $0) }
    return unsafe SyntaxFault(
      problem: problem ?? "out of memory", context: context ?? "",
      at: Position(parser.problem_mark),
      contextAt: context.map { _ in unsafe Position(parser.context_mark) })
  }
}

extension Position {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}

extension YAMLEvent {
  /// Copies all that is needed out of libyaml's event.
  fileprivate init(_ event: yaml_event_t) {
    let data = unsafe event.data
    let kind: Kind
    var isDecorated = false
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SCALAR_EVENT:
      let bytes = unsafe UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      kind = unsafe .scalar(YAMLScalar(bytes, style: data.scalar.style))
      isDecorated = unsafe data.scalar.anchor != nil || data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      isDecorated = unsafe data.sequence_start.anchor != nil || data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      isDecorated = unsafe data.mapping_start.anchor != nil || data.mapping_start.tag != nil
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
    default: kind = .other
    }
    self.init(
      kind: kind, start: unsafe Position(event.start_mark),
      offset: unsafe Int(clamping: event.start_mark.index), isDecorated: isDecorated)
  }
}

extension YAMLScalar {
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, style: yaml_scalar_style_t) {
    let style: Style =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
      default: .plain
      }
    self.init(unsafe String(decoding: bytes, as: UTF8.self), style: style)
  }
}
