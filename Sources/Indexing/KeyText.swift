import Collation

/// The part of a name that decides its place.
struct KeyText: Hashable, Sendable {
  enum Head: Hashable, Sendable {
    case letter(Script)
    case digit
    /// There is neither letter nor digit in the name.
    case none
  }

  /// From the first letter or digit on, without format characters.
  ///
  /// At most so many code points as `longest`: what differs only after these is told apart as
  /// equal names are.
  let text: String
  let head: Head

  private static let longest = 1_000

  /// Takes the name as written; a leading article of the language is passed over when `articles`
  /// are given.
  init(_ name: String, without articles: Articles? = nil) {
    var rest = Self.visible(name).unicodeScalars[...]
    let start = rest.firstIndex { ScalarRole(of: $0).isHead } ?? rest.endIndex
    let before = rest[..<start].last
    rest = rest[start...]
    if let articles, let name = articles.nameAfterArticle(in: rest, after: before) { rest = name }
    // Most are short, and to count bytes takes no time.
    let isShort = Substring(rest).utf8.count <= Self.longest
    text = String(isShort ? rest : rest.prefix(Self.longest))
    head = rest.first.map(Self.head) ?? .none
  }

  private static func visible(_ name: String) -> String {
    let isInvisible = { (scalar: Unicode.Scalar) in ScalarRole(of: scalar) == .invisible }
    guard !name.isASCII, name.unicodeScalars.contains(where: isInvisible) else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.filter { !isInvisible($0) }))
  }

  private static func head(_ scalar: Unicode.Scalar) -> Head {
    switch ScalarRole(of: scalar) {
    case .letter(let script): .letter(script)
    case .digit: .digit
    case .invisible, .other: .none
    }
  }
}

extension ScalarRole {
  /// Whether a name begins here for its place.
  var isHead: Bool {
    switch self {
    case .letter, .digit: true
    case .invisible, .other: false
    }
  }
}
