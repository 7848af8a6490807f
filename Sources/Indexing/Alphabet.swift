package import Collation
private import Synchronization

/// The letters, the order and the articles of one language.
///
/// Any number of tasks may share it.
package final class Alphabet: Sendable {
  package let language: Language
  let articles: Articles
  private let collator: Collator
  private let tables = Mutex<[Set<Script>: LetterTable]>([:])

  package init(language: Language) {
    self.language = language
    collator = Collator(language: language)
    articles = Articles(of: language)
  }

  func sortKey(of text: String) -> [UInt8] { collator.sortKey(of: text) }

  /// The rows for names in those scripts, made at the first question.
  func table(for scripts: Set<Script>) -> LetterTable {
    tables.withLock { tables in
      if let table = tables[scripts] { return table }
      let table = LetterTable(language: language, scripts: scripts, collator: collator)
      tables[scripts] = table
      return table
    }
  }
}
