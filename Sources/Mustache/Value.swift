package import Markup

/// What a name stands for while a template is rendered.
package enum Value: Sendable {
  /// Nothing: false, empty, and not looked for any further out.
  case absent
  case text(String)
  case html(HTML)
  case flag(Bool)
  case record(Context)
  case list([Value])

  /// Whether a section over it is left out and an inverted section is shown.
  var isFalse: Bool {
    switch self {
    case .absent: true
    case .text(let text): text.isEmpty
    case .html(let markup): markup.isEmpty
    case .flag(let isSet): !isSet
    case .record: false
    case .list(let elements): elements.isEmpty
    }
  }
}
