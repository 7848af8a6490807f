package import Items
package import QueryFiles
package import Diagnostics

extension Findings {
  /// Looks in the history for the items that the query names and no store returned.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - history: Is read only when something is missing from recorded answers.
  /// - Throws: What reading the history throws.
  package mutating func recall(
    for query: Query, from history: () throws(Diagnostic) -> History
  ) throws(Diagnostic) {
    guard state != .missing else { return }
    let found = Set((items + subjects).map(\.id))
    var named: Set<ItemID> = []
    let missing = query.namedIDs.filter { !found.contains($0) && named.insert($0).inserted }
    guard !missing.isEmpty else { return }
    let history = try history()
    diagnostics += history.diagnostics
    gone = history.gone(among: missing)
  }

  /// Corrects what is gone by what other queries found: their stores still have it.
  ///
  /// Such an item is shown where the owner has a note on it, as one that is gone would be.
  ///
  /// - Parameters:
  ///   - found: What all queries of the site found.
  ///   - query: The query of these findings.
  package mutating func restore(from found: [ItemID: FoundItem], for query: Query) {
    for item in gone {
      guard let present = found[item.id], query.hasNote(on: item.id) else { continue }
      items.append(present.item)
      dates[item.id] = present.date
    }
    gone.removeAll { found[$0.id] != nil }
  }
}

extension Query {
  fileprivate func hasNote(on id: ItemID) -> Bool {
    curations.contains { $0.id.value == id && $0.note != nil }
  }

  /// The ids under `items` and `hide`, in this order.
  fileprivate var namedIDs: [ItemID] {
    curations.map(\.id.value)
      + hide.compactMap { rule in
        if case .id(let id) = rule { id.value } else { nil }
      }
  }
}
