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
  /// The store has it no more since that day, and the owner has no note on it.
  case gone(since: String)
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

  /// - Parameters:
  ///   - id: The item, which the query has something to say about.
  ///   - work: The row that it would have if nothing were hidden by its id.
  ///   - findings: What the query found.
  ///   - query: The query.
  ///   - order: How its items are put in order.
  init(
    of id: ItemID, in work: CuratedItem?, _ findings: Findings, of query: Query,
    order: (_ query: Query, _ findings: Findings) -> OrderedQuery
  ) {
    if let section = Section(of: id, in: order(query, findings), query) {
      self = .inSection(section)
    } else if let work {
      self = Self.absence(of: work, findings, query)
    } else if let item = (findings.items + findings.gone).first(where: { $0.id == id }) {
      let curated = CuratedItem(
        item: item, curation: query.curations.first { $0.id.value == id })
      let rule = query.hide.first { $0.hides(curated) }
      self =
        rule.map(Self.hiddenByRule) ?? item.goneSince.map(Self.gone)
        ?? .beyondLimit(number: findings.items.count, limit: query.limit ?? 0)
    } else {
      self = findings.subjects.contains { $0.id == id } ? .subject : .notCollected
    }
  }

  /// Why a row is not on the page.
  private static func absence(
    of work: CuratedItem, _ findings: Findings, _ query: Query
  ) -> Standing {
    let curations = query.curations(of: work.ids)
    if let hiding = curations.first(where: \.isHidden) { return .hiddenByItem(hiding.id.place) }
    let rule = query.hide.first { rule in
      if case .id(let id) = rule { work.ids.contains(id.value) } else { false }
    }
    if let rule { return .hiddenByRule(rule) }
    var unlimited = query
    unlimited.limit = nil
    let shown = CuratedItems(findings.items, gone: findings.gone, by: unlimited).items
    let number = (shown.firstIndex { $0.id == work.id } ?? shown.count) + 1
    return .beyondLimit(number: number, limit: query.limit ?? 0)
  }
}

extension Standing.Section {
  /// Returns `nil` when the item is in no section.
  fileprivate init?(of id: ItemID, in ordered: OrderedQuery, _ query: Query) {
    for section in ordered.index.sections {
      guard let place = section.elements.firstIndex(where: { $0.ids.contains(id) }) else {
        continue
      }
      let item = section.elements[place]
      label = section.label
      number = place + 1
      count = section.elements.count
      by = ordered.rules.field
      let name = item.filedName(by: ordered.rules)
      reason = name.map(ordered.indexer.reason)
      sortAs =
        by == .title
        ? query.curations(of: item.ids).first { $0.sortAs != nil }?.id.place : nil
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
