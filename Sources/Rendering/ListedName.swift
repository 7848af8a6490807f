import Items

/// A name among others, with its link when there is one.
struct ListedName: Sendable {
  let text: String
  let address: String?
  let hasNext: Bool

  static func all(_ names: [String]) -> [ListedName] {
    names.enumerated().map { place, name in
      ListedName(text: name, address: nil, hasNext: place < names.count - 1)
    }
  }

  /// An item's creators, linked to their pages in the store.
  static func creators(of item: Item) -> [ListedName] {
    item.creators.enumerated().map { place, creator in
      ListedName(
        text: creator.name, address: creator.link, hasNext: place < item.creators.count - 1)
    }
  }
}
