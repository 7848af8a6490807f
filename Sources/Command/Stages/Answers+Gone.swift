import Items
import QueryFiles
import Recording

extension Answers {
  /// The findings, with what one query's searches bring no more but another's do taken for present.
  static func restored(
    _ queries: [(query: Query, findings: Findings)]
  ) -> [(query: Query, findings: Findings)] {
    let gone = Set(queries.lazy.flatMap(\.findings.gone).map(\.id))
    guard !gone.isEmpty else { return queries }
    let present = queries.map { query, findings in
      var part = findings
      part.items = findings.items.filter { gone.contains($0.id) }
      part.subjects = []
      return (query: query.name, findings: part)
    }
    let found = Dictionary(
      FoundItem.all(in: present).map { ($0.item.id, $0) }, uniquingKeysWith: { first, _ in first })
    return queries.map { query, findings in
      var findings = findings
      findings.restore(from: found, for: query)
      return (query, findings)
    }
  }
}
