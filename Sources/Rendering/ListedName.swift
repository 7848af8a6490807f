import Pages

/// A name among others, with its link when there is one.
struct ListedName: Sendable {
  let text: String
  /// Ready for `href`.
  let address: String?
  let hasNext: Bool

  static func all(_ names: [(text: String, address: String?)]) -> [ListedName] {
    names.enumerated().map { place, name in
      ListedName(text: name.text, address: name.address, hasNext: place < names.count - 1)
    }
  }

  static func all(_ names: [String]) -> [ListedName] { all(names.map { ($0, nil) }) }

  static func all(_ indexes: [IndexLink], in edition: Edition) -> [ListedName] {
    all(indexes.map { (edition.phrases.caption($0.caption), edition.href($0.address)) })
  }
}
