extension Shape {
  /// One row of the table of names in `Templates/README.md`.
  package struct DocumentationRow: Hashable, Sendable {
    /// The shape that has the field.
    package let shape: String
    package let field: String
    /// In words: `text`, `HTML`, `flag`, `Price`, `list of Row`.
    package let type: String
    package let summary: String
  }

  /// The fields of this shape, then those of the shapes below it.
  ///
  /// Each shape is listed once, where its name first occurs.
  package var documentation: [DocumentationRow] {
    withShapesBelow.flatMap { shape in
      shape.fields.map { field in
        DocumentationRow(
          shape: shape.name, field: field.name, type: field.type.words, summary: field.summary)
      }
    }
  }

  /// This shape and all that its fields lead to, each once, depth first.
  var withShapesBelow: [Shape] {
    var shapes: [Shape] = []
    var seen: Set<Shape> = []
    var waiting = [self]
    while let shape = waiting.popLast() {
      guard seen.insert(shape).inserted else { continue }
      shapes.append(shape)
      waiting += shape.fields.reversed().compactMap(\.type.shape)
    }
    return shapes
  }
}

extension Shape.FieldType {
  /// The shape that a section over this type opens; `nil` for texts and flags.
  var shape: Shape? {
    switch self {
    case .text, .html, .flag: nil
    case .record(let shape): shape
    case .list(let element): element.shape
    }
  }

  /// What a section over this type opens.
  var opened: Self {
    if case .list(let element) = self { element } else { self }
  }

  /// The type as documentation names it.
  var words: String {
    switch self {
    case .text: "text"
    case .html: "HTML"
    case .flag: "flag"
    case .record(let shape): shape.name
    case .list(let element): "list of \(element.words)"
    }
  }
}
