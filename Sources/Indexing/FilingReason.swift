private import Collation

/// Why a name stands under its letter.
package struct FilingReason: Hashable, Sendable {
  package enum Head: Hashable, Sendable {
    /// By the script's English name: `Latin`.
    case letter(script: String)
    case digit
    /// There is neither letter nor digit in the name.
    case none
  }

  package let name: FiledName
  /// What is put in order: the name, or what it is filed as, from its first letter or digit on,
  /// without the article that is passed over.
  package let key: String
  package let head: Head
  /// Whether an article was passed over.
  package let skipsArticle: Bool
}

extension Indexer {
  /// Why a name stands where this index has it.
  package func reason(for name: FiledName) -> FilingReason {
    let text = keyText(name)
    let head: FilingReason.Head =
      switch text.head {
      case .letter(let script): .letter(script: script.name)
      case .digit: .digit
      case .none: .none
      }
    return FilingReason(
      name: name, key: text.text, head: head,
      skipsArticle: name.sortAs == nil && text != KeyText(name.text))
  }
}
