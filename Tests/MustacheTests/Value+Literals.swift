import Markup
package import Mustache

// Lets tests write data as a page would hold it: `["title": "Alpha", "rows": [["n": "1"]]]`.

extension Value: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Value: ExpressibleByBooleanLiteral {
  package init(booleanLiteral isSet: Bool) { self = .flag(isSet) }
}

extension Value: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .absent }
}

extension Value: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Value...) { self = .list(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) {
    self.init(fields: elements)
  }
}

extension Value {
  /// A record of a shape of its own.
  init(fields: [(String, Value)]) {
    let shape = Shape("data", fields.map { Shape.Field($0, $1.type, "") })
    self = .record(Context(shape, fields.map(\.1)))
  }

  var context: Context? { if case .record(let context) = self { context } else { nil } }

  var shape: Shape? { context?.shape }

  private var type: Shape.FieldType {
    switch self {
    case .absent, .text: .text
    case .html: .html
    case .flag: .flag
    case .record(let context): .record(context.shape)
    case .list(let elements): .list(elements.first?.type ?? .text)
    }
  }
}
