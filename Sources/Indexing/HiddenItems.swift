import Collation
import Items
import QueryFiles

/// What the rules of a query's `hide` say, ready to be asked for each item.
struct HiddenItems {
  private var ids: Set<ItemID> = []
  private var titleParts: [String] = []
  private var creatorParts: [String] = []
  private var kinds: Set<String> = []
  private var hidesExplicit = false

  init(_ rules: [HideRule]) {
    for rule in rules {
      switch rule {
      case .id(let id): ids.insert(id.value)
      case .titleContains(let part): titleParts.append(part.foldedForSearch)
      case .creatorContains(let part): creatorParts.append(part.foldedForSearch)
      case .kind(let name): kinds.insert(Self.plain(name.value))
      case .explicit: hidesExplicit = true
      }
    }
    // What is empty without its accents would be part of everything.
    titleParts.removeAll(where: \.isEmpty)
    creatorParts.removeAll(where: \.isEmpty)
  }

  /// Whether a rule hides what has this id.
  func names(_ id: ItemID) -> Bool { ids.contains(id) }

  /// Whether an item is as a rule says, whatever its id.
  func meets(_ curated: CuratedItem) -> Bool {
    let item = curated.item
    return hidesExplicit && item.explicitness == .explicit
      || !kinds.isEmpty && kinds.contains(Self.plain(item.kind.word))
      || Self.contains(titleParts, in: curated.title.map { [$0] } ?? [])
      || Self.contains(creatorParts, in: item.creators.map(\.name))
  }

  private static func contains(
    _ parts: [String], in texts: @autoclosure () -> [String]
  ) -> Bool {
    guard !parts.isEmpty else { return false }
    return texts().contains { text in
      let text = text.foldedForSearch
      return parts.contains { text.utf8.contains($0.utf8) }
    }
  }

  /// Whether a rule's kind is one that the program knows or one of these items has.
  static func isKind(_ name: String, of items: [Item]) -> Bool {
    (Kind.known + items.map(\.kind)).contains { plain($0.word) == plain(name) }
  }

  /// The word of a kind as rules and items have it in common, whatever its accents.
  private static func plain(_ word: String) -> String { Kind.spelling(of: word.foldedForSearch) }
}
