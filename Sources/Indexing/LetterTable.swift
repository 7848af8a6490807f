import Collation

/// The rows that an index by letters can have, in one language and for the scripts of its names.
///
/// Made once and never changed, so that tasks may share it.
final class LetterTable: Sendable {
  let rows: [PossibleSection]
  private let letters: LetterIndex
  private let scriptOfLetter: [Script?]
  /// Where the names of a script stand that begin with none of its letters: under the first of
  /// them, as the Arabic hamza does, or under the script's name.
  private let rowOfScript: [Script: Int]

  private static let number = 1
  private static let firstLetter = 2

  init(language: Language, scripts: Set<Script>, collator: borrowing Collator) {
    letters = LetterIndex(language: language, scripts: scripts)
    var rows = [PossibleSection(.pinned), PossibleSection(.number)]
    var rowOfScript: [Script: Int] = [:]
    scriptOfLetter = letters.labels.map(Self.script)
    for (label, script) in zip(letters.labels, scriptOfLetter) {
      if let script, script != .han, rowOfScript[script] == nil {
        rowOfScript[script] = rows.count
      }
      rows.append(PossibleSection(.letter(label.text), isAlwaysInBar: label.isOwn))
    }
    var unindexed: [(key: [UInt8], script: Script)] = []
    for script in scripts where rowOfScript[script] == nil {
      unindexed.append((collator.sortKey(of: script.sample), script))
    }
    unindexed.sort { one, other in
      one.key == other.key
        ? one.script.name.utf8.lexicographicallyPrecedes(other.script.name.utf8)
        : one.key.lexicographicallyPrecedes(other.key)
    }
    for (_, script) in unindexed {
      rowOfScript[script] = rows.count
      rows.append(PossibleSection(.letter(script == .han ? "漢" : script.name)))
    }
    rows.append(PossibleSection(.missing))
    self.rows = rows
    self.rowOfScript = rowOfScript
  }

  /// The place in `rows` of a name.
  func row(of key: KeyText) -> Int {
    guard case .letter(let script) = key.head else { return Self.number }
    // Han stands by its reading under the letters of another script; for any other, some rare
    // letters collate among those of a neighbour, as the Lao ellipsis among the Thai ones.
    if let place = letters.place(of: key.text),
      script == .han || scriptOfLetter[place] == script
    {
      return Self.firstLetter + place
    }
    return rowOfScript[script] ?? Self.number
  }

  private static func script(of label: LetterIndex.Label) -> Script? {
    for scalar in label.text.unicodeScalars {
      if case .letter(let script) = ScalarRole(of: scalar) { return script }
    }
    return nil
  }
}
