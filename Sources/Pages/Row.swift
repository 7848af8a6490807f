package import Indexing
package import Markup

/// An item in a section.
package struct Row: Equatable, Sendable {
  package let entry: CuratedItem
  package let address: Address
  /// The row's id on the page.
  package let anchor: String
  /// The letter or digit on the cloth where artwork is missing; empty when the title has none.
  package let letter: String
  /// The owner's note.
  package let note: HTML?

  package init(
    entry: CuratedItem, address: Address, anchor: String, letter: String, note: HTML?
  ) {
    self.entry = entry
    self.address = address
    self.anchor = anchor
    self.letter = letter
    self.note = note
  }

  package init(_ entry: CuratedItem, note: HTML?) {
    self.init(
      entry: entry, address: Address(of: entry.id), anchor: Address.anchor(of: entry.id),
      letter: entry.letter, note: note)
  }
}

extension CuratedItem {
  /// The first letter or digit of the title, as a capital; empty when it has none.
  package var letter: String {
    title?.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? ""
  }
}
