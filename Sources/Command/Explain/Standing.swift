import Diagnostics
import Indexing
import Items
import QueryFiles
import Recording

/// Where an item stands on the page of a query, or why it does not.
enum Standing {
  /// More results came than the query collects.
  case notCollected
  /// It heads the page.
  case subject
  /// By its entry under `items`.
  case hiddenByItem(Place)
  /// By this rule of `hide`.
  case hiddenByRule(HideRule)
  /// It is that far behind in the store's order, and the query takes fewer.
  case beyondLimit(number: Int, limit: Int)
  case inSection(Section)

  struct Section {
    let label: SectionLabel
    /// Its place in the section, from 1, and how many there are.
    let number: Int
    let count: Int
    let by: IndexSettings.Field
    /// Why it is filed there, for an index by names; `nil` for any other, and without a name.
    let reason: FilingReason?
    /// Where the owner says what it is filed as.
    let sortAs: Place?
  }

  /// - Precondition: The findings have sightings of the item.
  init(
    of id: ItemID, _ findings: Findings, in query: Query,
    order: (_ query: Query, _ items: [Item]) -> OrderedQuery
  ) {
    let ordered = order(query, findings.items)
    guard let item = findings.items.first(where: { $0.id == id }) else {
      self = findings.subjects.contains { $0.id == id } ? .subject : .notCollected
      return
    }
    if let section = Section(of: id, in: ordered, query) {
      self = .inSection(section)
      return
    }
    let curation = query.curations.first { $0.id.value == id }
    let curated = CuratedItem(item: item, curation: curation)
    if let curation, curation.isHidden {
      self = .hiddenByItem(curation.id.place)
    } else if let rule = query.hide.first(where: { $0.hides(curated) }) {
      self = .hiddenByRule(rule)
    } else {
      self = .beyondLimit(
        number: Self.number(of: id, findings.items, query), limit: query.limit ?? 0)
    }
  }

  /// Its number among what is not hidden, from 1.
  private static func number(of id: ItemID, _ items: [Item], _ query: Query) -> Int {
    var unlimited = query
    unlimited.limit = nil
    let shown = CuratedItems(items, by: unlimited).items
    return (shown.firstIndex { $0.id == id } ?? shown.count) + 1
  }
}

extension Standing.Section {
  /// Returns `nil` when the item is in no section.
  fileprivate init?(of id: ItemID, in ordered: OrderedQuery, _ query: Query) {
    for section in ordered.index.sections {
      guard let place = section.elements.firstIndex(where: { $0.id == id }) else { continue }
      let item = section.elements[place]
      label = section.label
      number = place + 1
      count = section.elements.count
      by = ordered.rules.field
      let name = item.filedName(by: ordered.rules)
      reason = name.map(ordered.indexer.reason)
      sortAs = by == .title && item.curation?.sortAs != nil ? item.curation?.id.place : nil
      return
    }
    return nil
  }
}

extension CuratedItem {
  /// The name that an index by names files it under; `nil` for any other index, and without one.
  fileprivate func filedName(by rules: Indexer.ItemRules) -> FiledName? {
    switch rules.field {
    case .title: filedTitle
    case .creator: filedCreator(by: rules)
    case .collection: filedCollection
    case .kind, .genre, .year, .none: nil
    }
  }
}
