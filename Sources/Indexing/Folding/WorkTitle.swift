import Collation
import Items

/// What a work is called and by whom, in a form that is equal where stores only spell it
/// differently.
///
/// Case, accents, punctuation and the order of the creators do not count. All words do, those of
/// an edition too: `Nevermind` and `Nevermind (Deluxe Edition)` are two works.
struct WorkTitle: Hashable, Sendable {
  private let sort: Kind
  private let title: String
  private let creators: String
  private let year: Int

  /// Returns `nil` for an item that lacks a title, a creator or a year: it may be anything.
  init?(of item: Item) {
    guard let year = item.year, let title = item.title, !item.creators.isEmpty else { return nil }
    let whole = item.subtitle.map { "\(title) \($0)" } ?? title
    let words = Self.words(of: whole, keeping: Self.meaningful)
    let names = item.creators.flatMap { Self.words(of: $0.name) }
    guard !words.isEmpty, !names.isEmpty else { return nil }
    sort = item.kind.sortOfWork
    self.title = words.joined(separator: " ")
    creators = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: " ")
    self.year = year
  }

  /// Marks that tell works apart: `C#` is not `C`.
  private static let meaningful: Set<Unicode.Scalar> = ["#", "%", "&", "@"]

  /// The words of a text: apostrophes vanish, other punctuation and blanks stand between words.
  private static func words(of text: String, keeping kept: Set<Unicode.Scalar> = []) -> [String] {
    let scalars = text.foldedForSearch.unicodeScalars.filter { !$0.isApostrophe }
    return scalars.split { !kept.contains($0) && isBetweenWords($0) }
      .map { String(String.UnicodeScalarView($0)) }
  }

  private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .control, .format:
      true
    default: false
    }
  }
}

extension Kind {
  /// The kind that stands for all that one work can be in different stores.
  ///
  /// A printed book and an e-book are read alike. All else stays apart: an audiobook is a
  /// performance, a film is not its soundtrack, a song is not the album of its name.
  var sortOfWork: Kind { self == .ebook ? .book : self }
}
