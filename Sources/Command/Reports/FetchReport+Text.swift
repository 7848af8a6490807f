import Diagnostics
import Items
import Recording

extension FetchReport {
  /// The most changes of one query that are listed; the others are counted.
  static let mostChanges = 50

  /// Line by line for a terminal or a log, the summary last.
  ///
  /// - Parameter isWhole: Whether to name the queries too of which there is nothing to tell.
  /// - Returns: Lines without control characters.
  func text(isWhole: Bool) -> [String] {
    let queries = isWhole ? result.queries : notable
    return queries.flatMap(\.lines) + result.givenUp.map(\.onOneLine) + [summary]
  }
}

extension QueryFetch {
  fileprivate var lines: [String] {
    let listed = changes.filter { $0.kind.sort != .artwork }
    let names = listed.prefix(FetchReport.mostChanges).map { change in
      let sort = change.kind.sort.rawValue
      let start =
        "  \(sort)\(String(repeating: " ", count: 9 - sort.count))\(change.id.text.onOneLine)"
      return [start, change.shownTitle, change.before].compactMap(\.self).joined(separator: "  ")
    }
    let rest = listed.count - names.count
    return ["\(query): \(status)".onOneLine] + names + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}
