/// Looks at the characters of a text by their numbers.
///
/// Goes from the last one to the next, so that asking for many in about their order takes time
/// in proportion to the text alone.
struct TextCursor {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var number = 0

  init(_ text: String) {
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  /// The Unicode scalar of that number, from 0; `nil` behind the end.
  mutating func scalar(at target: Int) -> Unicode.Scalar? {
    let limit = target < number ? scalars.startIndex : scalars.endIndex
    guard let found = scalars.index(index, offsetBy: target - number, limitedBy: limit) else {
      return nil
    }
    (index, number) = (found, target)
    return found < scalars.endIndex ? scalars[found] : nil
  }

  /// The word that begins with the Unicode scalar of that number, and no more of it than so many
  /// scalars: a text may be one word.
  mutating func word(at target: Int, atMost length: Int) -> String {
    guard scalar(at: target) != nil else { return "" }
    return String(scalars[index...].prefix(length).prefix { $0 != " " && $0 != "\n" })
  }
}
