package import Diagnostics

/// A value of a YAML text, and where in the file it begins.
package struct YAMLNode: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the file, no key twice.
    case mapping([YAMLEntry])
  }

  package let position: Position
  package let content: Content
  /// Whether it is a list in `[` and `]`, or a map in `{` and `}`.
  package let isInBrackets: Bool

  package init(_ content: Content, at position: Position, isInBrackets: Bool = false) {
    self.content = content
    self.position = position
    self.isInBrackets = isInBrackets
  }

  /// Whether nothing is written here, as after the colon of `title:`.
  ///
  /// Quotes with nothing in them are something: an empty text.
  package var isNothing: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }
}

/// A text, taken as written: `NO`, `007`, `~` and `1984` mean nothing else.
package struct YAMLScalar: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case plain, quoted, block }

  package let text: String
  package let style: Style

  package init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A key with its value.
package struct YAMLEntry: Hashable, Sendable {
  package let key: String
  package let position: Position
  package let value: YAMLNode

  package init(key: String, at position: Position, value: YAMLNode) {
    self.key = key
    self.position = position
    self.value = value
  }
}
