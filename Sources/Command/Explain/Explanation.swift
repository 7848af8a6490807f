import Diagnostics
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
    let query: Query
    /// Never empty.
    let sightings: [Sighting]
    /// The item that came of all of them; `nil` when the query does not collect it.
    let item: Item?
    let curation: Curation?
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
    order: (_ query: Query, _ items: [Item]) -> OrderedQuery
  ) {
    let found = answers.queries.filter { !$0.findings.sightings.isEmpty }
    guard let first = found.first else { return nil }
    self.id = id
    queries = found.map { query, findings in
      InQuery(
        query: query, sightings: findings.sightings,
        item: (findings.items + findings.subjects).first { $0.id == id },
        curation: query.curations.first { $0.id.value == id },
        standing: Standing(of: id, findings, in: query, order: order))
    }
    shownBy =
      FoundItem.query(showing: id, in: found.map { ($0.query.name, $0.findings) })
      ?? first.query.name
  }

  /// The title that the item's own page has.
  var title: String? {
    let shown = queries.first { $0.query.name == shownBy } ?? queries.first
    return shown?.curation?.title ?? shown?.item?.title ?? shown?.sightings.first?.item.title
  }
}
