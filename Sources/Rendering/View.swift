import Mustache
import Markup

/// What templates see of one sort of subject: each name, its type, what it means and how its
/// value is had, in one place.
///
/// Every field gives a value for every subject, so that a name which one item lacks is never
/// looked up in the page around it.
struct View<Subject: Sendable>: Sendable {
  typealias Getter = @Sendable (Subject, Edition) -> Value

  let shape: Shape
  private let getters: [Getter]
  private let fields: [Field]

  init(_ name: String, _ fields: [Field]) {
    shape = Shape(name, fields.map(\.declaration))
    getters = fields.map(\.value)
    self.fields = fields
  }

  /// The values that are the same for every subject, by name.
  func known(in edition: Edition) -> [String: Value] {
    var values: [String: Value] = [:]
    for field in fields { values[field.declaration.name] = field.known?(edition) }
    return values
  }

  func context(of subject: Subject, in edition: Edition) -> Context {
    Context(shape) { [getters] in getters[$0](subject, edition) }
  }
}

extension View {
  /// A name and its getter.
  struct Field: Sendable {
    let declaration: Shape.Field
    let value: Getter
    /// The value when it does not depend on the subject.
    let known: (@Sendable (Edition) -> Value)?

    private init(
      _ name: String, _ type: Shape.FieldType, _ summary: String, _ value: @escaping Getter
    ) {
      declaration = Shape.Field(name, type, summary)
      self.value = value
      known = nil
    }

    private init(
      _ name: String, _ type: Shape.FieldType, _ summary: String,
      known: @escaping @Sendable (Edition) -> Value
    ) {
      declaration = Shape.Field(name, type, summary)
      value = { _, edition in known(edition) }
      self.known = known
    }

    /// Plain text, escaped on output; absent when `nil` or empty.
    static func text(
      _ name: String, _ summary: String, _ get: @escaping @Sendable (Subject, Edition) -> String?
    ) -> Field {
      Field(name, .text, summary) { subject, edition in
        guard let text = get(subject, edition), !text.isEmpty else { return .absent }
        return .text(text)
      }
    }

    /// Plain text that is the same on all pages of an edition.
    static func text(
      _ name: String, _ summary: String, _ get: @escaping @Sendable (Edition) -> String?
    ) -> Field {
      Field(
        name, .text, summary,
        known: { edition in
          guard let text = get(edition), !text.isEmpty else { return .absent }
          return .text(text)
        })
    }

    /// Markup, put out as it is; absent when `nil` or empty.
    static func html(
      _ name: String, _ summary: String, _ get: @escaping @Sendable (Subject, Edition) -> HTML?
    ) -> Field {
      Field(name, .html, summary) { subject, edition in
        guard let html = get(subject, edition), !html.isEmpty else { return .absent }
        return .html(html)
      }
    }

    static func flag(
      _ name: String, _ summary: String, _ get: @escaping @Sendable (Subject, Edition) -> Bool
    ) -> Field {
      Field(name, .flag, summary) { .flag(get($0, $1)) }
    }

    static func record<Part: Sendable>(
      _ name: String, _ view: View<Part>, _ summary: String,
      _ get: @escaping @Sendable (Subject, Edition) -> Part?
    ) -> Field {
      Field(name, .record(view.shape), summary) { subject, edition in
        get(subject, edition).map { .record(view.context(of: $0, in: edition)) } ?? .absent
      }
    }

    /// A part made once for all pages of an edition.
    static func record(
      _ name: String, _ shape: Shape, _ summary: String,
      _ get: @escaping @Sendable (Edition) -> Context
    ) -> Field {
      Field(name, .record(shape), summary, known: { .record(get($0)) })
    }

    static func records<Part: Sendable>(
      _ name: String, _ view: View<Part>, _ summary: String,
      _ get: @escaping @Sendable (Subject, Edition) -> [Part]
    ) -> Field {
      Field(name, .list(.record(view.shape)), summary) { subject, edition in
        .list(get(subject, edition).map { .record(view.context(of: $0, in: edition)) })
      }
    }

    static func texts(
      _ name: String, _ summary: String, _ get: @escaping @Sendable (Subject, Edition) -> [String]
    ) -> Field {
      Field(name, .list(.text), summary) { .list(get($0, $1).map(Value.text)) }
    }

    static func htmls(
      _ name: String, _ summary: String, _ get: @escaping @Sendable (Subject, Edition) -> [HTML]
    ) -> Field {
      Field(name, .list(.html), summary) { .list(get($0, $1).map(Value.html)) }
    }
  }
}

/// The views of the theme, each in the file of what it shows.
enum Views {}
