import Collation
package import QueryFiles

/// Puts elements into sections and order by the rules of one index.
///
/// The same for items of a page, creators of a site and entries of a list. The result depends on
/// the elements alone, not on the order they come in, except for `inStoreOrder`.
package struct Indexer: Sendable {
  package let alphabet: Alphabet
  package let order: IndexSettings.Order
  /// Passed over at the head of names; `nil` keeps them.
  private let articles: Articles?

  /// Takes from the settings order and articles; ascending and kept where they say nothing.
  package init(alphabet: Alphabet, settings: IndexSettings = IndexSettings()) {
    self.alphabet = alphabet
    order = settings.order ?? .ascending
    articles = settings.articles == .ignore ? alphabet.articles : nil
  }

  /// An index by the letters that names begin with.
  ///
  /// The bar has each letter of the language, of other scripts and for `#` only what occurs.
  package func letters<Element>(
    _ elements: [Element], filing: (Element) -> Filing
  ) -> SectionedIndex<Element> {
    let entries = elements.map { element in
      let filing = filing(element)
      return (element: element, filing: filing, name: filing.name.map(keyText))
    }
    var scripts: Set<Script> = []
    for case .letter(let script)? in entries.map(\.name?.head) { scripts.insert(script) }
    let table = alphabet.table(for: scripts)
    let last = table.rows.count - 1
    var seconds = SecondKeys()
    let filed = entries.map { element, filing, name in
      Filed(
        row: filing.isPinned ? 0 : name.map(table.row) ?? last,
        key: key(of: filing, name: name, &seconds), element: element)
    }
    return SectionedIndex(filed, in: table.rows, order: order)
  }

  /// An index with a section for each value, in order of the values.
  ///
  /// - Parameters:
  ///   - elements: In any order.
  ///   - value: `nil` puts the element under `.missing`.
  ///   - filing: Decides the order in a section.
  /// - Returns: An index whose bar has the labels of its sections.
  package func values<Element>(
    _ elements: [Element], value: (Element) -> SectionValue?, filing: (Element) -> Filing
  ) -> SectionedIndex<Element> {
    let entries = elements.map { (element: $0, value: value($0), filing: filing($0)) }
    var keys: [SectionLabel: FilingKey] = [:]
    for case let value? in entries.map(\.value) where keys[value.label] == nil {
      keys[value.label] = value.key(in: alphabet)
    }
    let labels = keys.sorted { $0.value < $1.value }.map(\.key)
    let rowOfLabel = Dictionary(uniqueKeysWithValues: zip(labels, 1...))
    var seconds = SecondKeys()
    let rows =
      [PossibleSection(.pinned)] + labels.map { PossibleSection($0) } + [PossibleSection(.missing)]
    let filed = entries.map { element, value, filing in
      Filed(
        row: filing.isPinned ? 0 : value.flatMap { rowOfLabel[$0.label] } ?? rows.count - 1,
        key: key(of: filing, name: filing.name.map(keyText), &seconds), element: element)
    }
    return SectionedIndex(filed, in: rows, order: order)
  }

  /// Elements as they come, the pinned before all others; without a bar.
  package func inStoreOrder<Element>(
    _ elements: [Element], isPinned: (Element) -> Bool
  ) -> SectionedIndex<Element> {
    let ordered = order == .descending ? elements.reversed() : elements
    let sections = [
      SectionedIndex.Section(label: .pinned, elements: ordered.filter(isPinned)),
      SectionedIndex.Section(label: .everything, elements: ordered.filter { !isPinned($0) }),
    ]
    return SectionedIndex(sections: sections.filter { !$0.elements.isEmpty }, bar: [])
  }

  func keyText(_ name: FiledName) -> KeyText {
    if let sortAs = name.sortAs { return KeyText(sortAs) }
    return KeyText(name.text, without: articles)
  }

  /// The keys of second names: the creators of a catalog are few.
  private typealias SecondKeys = [FiledName: [UInt8]]

  private func key(of filing: Filing, name: KeyText?, _ seconds: inout SecondKeys) -> FilingKey {
    FilingKey(
      name: name.map { alphabet.sortKey(of: $0.text) } ?? [],
      second: filing.second.map { key(ofSecond: $0, &seconds) }, id: filing.id)
  }

  private func key(ofSecond name: FiledName, _ seconds: inout SecondKeys) -> [UInt8] {
    if let key = seconds[name] { return key }
    let key = alphabet.sortKey(of: keyText(name).text)
    seconds[name] = key
    return key
  }
}
