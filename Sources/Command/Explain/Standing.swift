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
  /// By the key `hide` of its entry under `items`, or of that of its work.
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
  ///   - omission: Why its page does not show it; `nil` where it does, or never had it.
  ///   - findings: What the query found.
  ///   - query: The query.
  ///   - ordered: Its items in order.
  init(
    of id: ItemID, without omission: CuratedItems.Omission?, _ findings: Findings,
    of query: Query, in ordered: OrderedQuery
  ) {
    if let section = Section(of: id, in: ordered, query) {
      self = .inSection(section)
    } else if let omission {
      switch omission.reason {
      case .entry(let entry): self = .hiddenByItem(entry.place(of: .hide))
      case .rule(let rule): self = .hiddenByRule(rule)
      case .limit(let number, let limit): self = .beyondLimit(number: number, limit: limit)
      }
    } else if let day = findings.gone.first(where: { $0.id == id })?.goneSince {
      self = .gone(since: day)
    } else {
      self = findings.subjects.contains { $0.id == id } ? .subject : .notCollected
    }
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
        ? query.curations(of: item.ids).first { $0.sortAs != nil }?.place(of: .sortAs) : nil
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
