import Diagnostics

/// One step of libyaml through a text.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(YAMLScalar)
    case sequenceStart, mappingStart
    case collectionEnd
    case alias
    case streamEnd
    /// The beginning of the stream and the end of a document, which say nothing.
    case other
  }

  let kind: Kind
  /// In the text given to libyaml, from 1.
  let start: Position
  /// The number of its first character in that text, from 0.
  let offset: Int
  /// Whether an anchor (`&name`) or a tag (`!name`) stands before the value.
  let isDecorated: Bool
}
