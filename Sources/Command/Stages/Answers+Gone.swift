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
    let found = FoundItem.all(gone.contains, in: queries)
    return queries.map { query, findings in
      var findings = findings
      findings.restore(from: found, for: query)
      return (query, findings)
    }
  }
}
