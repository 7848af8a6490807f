import Diagnostics
import Indexing
import Items
import QueryFiles
import Recording

/// Where an item of a site came from, and why it stands where it does.
struct Explanation {
  let id: ItemID
  /// By the queries' names; never empty.
  let queries: [InQuery]
  /// The query whose record the item's own page shows.
  let shownBy: String

  /// An item as one query has it.
  struct InQuery {
    let id: ItemID
    let query: Query
    /// Empty where the item is only remembered, or found by another query.
    let sightings: [Sighting]
    /// The item that came of all of them; `nil` when the query does not collect it.
    let item: Item?
    /// The row that it has, or would have if it were not left out; `nil` without one.
    let work: CuratedItem?
    /// What the owner says of the items of that row, of the leading one first.
    let curations: [Curation]
    let standing: Standing
  }

  /// Returns `nil` when no query has found the item.
  ///
  /// - Parameters:
  ///   - id: Was traced while the answers were read.
  ///   - answers: What the recordings say.
  ///   - order: How a query's items are put in order.
  init?(
    of id: ItemID, in answers: Answers,
    order: (_ query: Query, _ findings: Findings) -> OrderedQuery
  ) {
    let found = answers.queries.filter { $0.findings.know(id) }
    guard let first = found.first else { return nil }
    self.id = id
    queries = found.map { query, findings in
      let ordered = order(query, findings)
      let omission = ordered.curated.omission(of: id, by: query)
      let work = omission?.work ?? ordered.curated.items.first { $0.ids.contains(id) }
      return InQuery(
        id: id, query: query, sightings: findings.sightings,
        item: (findings.items + findings.subjects + findings.gone).first { $0.id == id },
        work: work, curations: query.curations(of: work?.ids ?? [id]),
        standing: Standing(of: id, without: omission, findings, of: query, in: ordered))
    }
    shownBy =
      FoundItem.query(showing: id, in: found.map { ($0.query.name, $0.findings) })
      ?? first.query.name
  }

  /// The title that the item's own page has.
  var title: String? {
    let shown = queries.first { $0.query.name == shownBy } ?? queries.first
    return shown?.curations.lazy.compactMap(\.title).first ?? shown?.item?.title
      ?? shown?.sightings.first?.item.title
  }
}

extension Findings {
  /// Whether they have something to say of an item.
  fileprivate func know(_ id: ItemID) -> Bool {
    !sightings.isEmpty || (items + gone).contains { $0.id == id }
  }
}
