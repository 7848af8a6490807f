package import Items
package import QueryFiles

extension Indexer {
  /// What an index of items needs besides the items.
  package struct ItemRules {
    package let field: IndexSettings.Field
    /// What the site says to file creators as, by name.
    package let creators: [String: String]
    /// A kind's name in the language of the page.
    package let kindName: (Kind) -> String

    package init(
      by field: IndexSettings.Field, creators: [SiteSettings.CreatorSettings] = [],
      kindName: @escaping (Kind) -> String
    ) {
      self.field = field
      self.creators = Dictionary(
        creators.compactMap { creator in creator.sortAs.map { (creator.name.value, $0) } },
        uniquingKeysWith: { first, _ in first })
      self.kindName = kindName
    }

    /// A creator's name as it is filed on every page of the site.
    package func filedName(ofCreator name: String) -> FiledName {
      FiledName(name, sortAs: creators[name])
    }
  }

  /// The index of a catalog page: each item once, under its first creator or genre.
  ///
  /// - Parameters:
  ///   - items: In the store's order, no id twice.
  ///   - rules: The field that the sections are by, and the words and names it takes.
  /// - Returns: Sections of letters, of values, or a single one.
  package func index(
    _ items: [CuratedItem], by rules: ItemRules
  ) -> SectionedIndex<CuratedItem> {
    let byTitle = { (item: CuratedItem) in
      item.filing(under: item.filedTitle, then: item.filedCreator(by: rules))
    }
    switch rules.field {
    case .title:
      return letters(items, filing: byTitle)
    case .creator:
      return letters(items) { item in
        item.filing(under: item.filedCreator(by: rules), then: item.filedTitle)
      }
    case .collection:
      return letters(items) { item in
        item.filing(under: item.filedCollection, then: item.filedTitle)
      }
    case .kind:
      return values(
        items, value: { .kind($0.item.kind, name: rules.kindName($0.item.kind)) }, filing: byTitle)
    case .genre:
      return values(items, value: { $0.item.genres.first.map(SectionValue.word) }, filing: byTitle)
    case .year:
      return values(items, value: { $0.item.year.map(SectionValue.year) }, filing: byTitle)
    case .none:
      return inStoreOrder(items, isPinned: \.isPinned)
    }
  }
}

extension CuratedItem {
  /// An item without a title is filed where names without letters are.
  package var filedTitle: FiledName { FiledName(title ?? "", sortAs: curation?.sortAs) }

  package func filedCreator(by rules: Indexer.ItemRules) -> FiledName? {
    item.creators.first.map { rules.filedName(ofCreator: $0.name) }
  }

  package var filedCollection: FiledName? { item.collection.map { FiledName($0.name) } }

  fileprivate func filing(under name: FiledName?, then second: FiledName?) -> Filing {
    Filing(name: name, second: second, id: id.text, isPinned: isPinned)
  }
}
