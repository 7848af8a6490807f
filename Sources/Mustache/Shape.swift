/// The names that a template may use at one level of its context, and what each holds.
///
/// Shapes are declared once, beside the code that fills them. Templates are checked against
/// them when they load, and a lookup is an index into `Context.values`.
package final class Shape: Sendable {
  package let name: String
  package let fields: [Field]
  let slots: [String: Int]

  /// - Precondition: No two fields have the same name.
  package init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    slots = Dictionary(uniqueKeysWithValues: zip(fields.map(\.name), fields.indices))
  }

  package struct Field: Sendable {
    package let name: String
    package let type: FieldType
    /// What it holds, for `Templates/README.md`.
    package let summary: String

    package init(_ name: String, _ type: FieldType, _ summary: String) {
      self.name = name
      self.type = type
      self.summary = summary
    }
  }

  package indirect enum FieldType: Hashable, Sendable {
    case text, html, flag
    case record(Shape)
    case list(FieldType)
  }
}

extension Shape: Hashable {
  /// A shape is equal to itself alone: two with like fields may still mean different things.
  package static func == (one: Shape, other: Shape) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
