package import Items
package import QueryFiles

/// An item over the whole site: the one record of it that its page shows.
package struct FoundItem: Hashable, Sendable {
  package let item: Item
  /// When the response came that the record is from: `2022-05-07T10:00:00Z`.
  package let date: String

  /// The day of `date`: `2022-05-07`.
  package var day: String { String(date.prefix(10)) }

  /// Every item that the queries found, once: the newest record, then the one with more fields, then
  /// that of the first query by name.
  ///
  /// - Parameter findings: By the queries' names, each once, in any order.
  /// - Returns: By id.
  package static func all(in findings: [(query: String, findings: Findings)]) -> [FoundItem] {
    let ordered = findings.sorted { $0.query.utf8.lexicographicallyPrecedes($1.query.utf8) }
    var found: [ItemID: FoundItem] = [:]
    for (_, findings) in ordered {
      for item in findings.items + findings.subjects {
        let new = FoundItem(item: item, date: findings.dates[item.id] ?? "")
        found[item.id] = found[item.id].map { $0.merged(with: new) } ?? new
      }
    }
    return found.values.sorted { $0.item.id < $1.item.id }
  }

  /// As `all(in:)`, of the items in rows that are wanted; the time is linear in what was found, and
  /// nothing is copied but what is wanted.
  package static func all(
    _ isWanted: (ItemID) -> Bool, in findings: [(query: Query, findings: Findings)]
  ) -> [ItemID: FoundItem] {
    let parts = findings.map { query, findings in
      // By numbers, since a copy of each item takes longer than the rest.
      let items = findings.items
      var part = findings
      part.items = items.indices.filter { isWanted(items[$0].id) }.map { items[$0] }
      part.subjects = []
      return (query: query.name, findings: part)
    }
    return Dictionary(
      all(in: parts).map { ($0.item.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The query whose record of an item its page shows; `nil` when none has found it.
  package static func query(
    showing id: ItemID, in findings: [(query: String, findings: Findings)]
  ) -> String? {
    let one = findings.map { query, findings in
      var part = findings
      part.items = findings.items.filter { $0.id == id }
      part.subjects = findings.subjects.filter { $0.id == id }
      return (query: query, findings: part)
    }
    guard let shown = all(in: one).first else { return nil }
    return one.sorted { $0.query.utf8.lexicographicallyPrecedes($1.query.utf8) }
      .first { _, findings in
        findings.dates[id] == shown.date
          && (findings.items + findings.subjects).contains(shown.item)
      }?.query
  }

  private func merged(with other: FoundItem) -> FoundItem {
    let isOtherBetter =
      date == other.date
      ? other.item.knownFields > item.knownFields : other.date > date
    return isOtherBetter ? other : self
  }
}
