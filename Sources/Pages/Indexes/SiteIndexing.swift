package import Indexing
package import Items
package import QueryFiles

/// What the indexes over a site go by: the letters, articles and words of its language.
///
/// They all ascend, whatever `index.order` says, which is meant for catalogs; but of years the
/// newest come first.
///
/// A class so that two can be told to be the same; the names of kinds cannot be compared.
package final class SiteIndexing: Sendable {
  let alphabet: Alphabet
  let settings: SiteSettings
  let kindName: @Sendable (Kind) -> String

  /// - Parameters:
  ///   - alphabet: That of the site's language.
  ///   - settings: Say whether articles count, how creators are filed and how large a page is.
  ///   - kindName: The name of a kind in the site's language, in the plural.
  package init(
    alphabet: Alphabet, settings: SiteSettings, kindName: @escaping @Sendable (Kind) -> String
  ) {
    self.alphabet = alphabet
    self.settings = settings
    self.kindName = kindName
  }

  var pageSize: Int { settings.index.pageSize ?? PagedSections.standardPageSize }

  private var ascending: Indexer {
    Indexer(alphabet: alphabet, settings: IndexSettings(articles: settings.index.articles))
  }

  private var rules: Indexer.ItemRules {
    Indexer.ItemRules(by: .title, creators: settings.creators, kindName: kindName)
  }

  /// The index of all items by title, then creator, then id.
  func titles(of entries: [CuratedItem]) -> OrderedNumbers {
    let rules = rules
    let index = ascending.letters(entries.indices.map(Int32.init)) { number in
      let entry = entries[Int(number)]
      return Filing(
        name: entry.filedTitle, second: entry.filedCreator(by: rules), id: entry.id.text)
    }
    return OrderedNumbers(index)
  }

  /// The index of the values of a facet, as numbers.
  func names(of values: [SectionLabel], by facet: Facet) -> SectionedIndex<Int32> {
    let numbers = values.indices.map(Int32.init)
    let rules = rules
    let filing = { (number: Int32) -> Filing in
      let text = self.name(of: values[Int(number)])
      let name = text.map { facet == .creator ? rules.filedName(ofCreator: $0) : FiledName($0) }
      return Filing(name: name, id: text ?? "")
    }
    switch facet {
    case .creator, .genre, .tag:
      return ascending.letters(numbers, filing: filing)
    case .kind:
      // There are few of them.
      let index = ascending.letters(numbers, filing: filing)
      let all = SectionedIndex<Int32>.Section(
        label: .everything, elements: index.sections.flatMap(\.elements))
      return SectionedIndex(sections: [all], bar: [])
    case .year:
      let decade = { (number: Int32) -> SectionValue? in
        guard case .year(let year) = values[Int(number)] else { return nil }
        return .decade(of: year)
      }
      return Indexer(alphabet: alphabet, settings: IndexSettings(order: .descending))
        .values(numbers, value: decade, filing: filing)
    }
  }

  /// What a value is filed under; `nil` for `.missing`.
  private func name(of value: SectionLabel) -> String? {
    switch value {
    case .kind(let kind): kindName(kind)
    default: Self.text(of: value)
    }
  }

  /// What a value's address is made from; `nil` for `.missing`.
  static func text(of value: SectionLabel) -> String? {
    switch value {
    case .word(let word), .letter(let word): word
    case .kind(let kind): kind.word
    case .year(let year), .decade(let year): String(year)
    case .pinned, .number, .missing, .everything: nil
    }
  }
}

extension SiteIndexing: Equatable {
  package static func == (one: SiteIndexing, other: SiteIndexing) -> Bool { one === other }
}
