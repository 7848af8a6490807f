import Indexing
import Items

/// What the items of a site have in common, each with an index over the whole site.
package enum Facet: String, CaseIterable, Sendable {
  case creator, genre, kind, year, tag

  /// The index: the list of its values.
  package var address: Address {
    self == .tag ? Address("tag/") : Address.indexes.child(rawValue)
  }

  /// Whether the pages of its values show rows with all that catalogs show, rather than titles.
  ///
  /// Values that are wide do not: each of them would write half the site once more.
  package var showsRows: Bool {
    switch self {
    case .creator, .tag: true
    case .genre, .kind, .year: false
    }
  }
}

extension Facet {
  /// The values that an item stands under, each once; `.missing` for one without.
  ///
  /// An artist is its own creator, unless the store names others.
  ///
  /// - Parameters:
  ///   - item: The item as its own page shows it.
  ///   - tags: The owner's tags of it.
  /// - Returns: Labels of values. Tags have no `.missing`: most items have none.
  func values(of item: Item, taggedWith tags: [String]) -> [SectionLabel] {
    let values: [SectionLabel] =
      switch self {
      case .creator: Self.creators(of: item).map(SectionLabel.word)
      case .genre: item.genres.map(SectionLabel.word)
      case .kind: [.kind(item.kind)]
      case .year: item.year.map { [.year($0)] } ?? []
      case .tag: tags.map(SectionLabel.word)
      }
    if values.isEmpty, self != .tag { return [.missing] }
    return values.count > 1 ? values.unique() : values
  }

  private static func creators(of item: Item) -> [String] {
    if item.creators.isEmpty, item.kind.isMaker { return item.title.map { [$0] } ?? [] }
    return item.creators.map(\.name)
  }
}
