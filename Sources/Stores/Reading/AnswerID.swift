/// An id where an answer may have one.
enum AnswerID: Equatable {
  case missing
  /// A number with more digits than can be read: there is an id, and nobody can tell it from others.
  case unreadable
  case text(String)

  /// `nil` also for one that cannot be read.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
