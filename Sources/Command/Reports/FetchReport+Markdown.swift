import Diagnostics
import Items
import Recording

extension FetchReport {
  /// The report as a document of its own.
  ///
  /// Every text of a store or the owner is escaped, so that none of it is taken for markup.
  var markdown: String {
    var lines = ["## Fetch", "", summary]
    if !result.givenUp.isEmpty {
      lines.append("")
      lines += result.givenUp.map { "- \($0.inMarkdown)" }
    }
    if !notable.isEmpty {
      lines += ["", "| query | outcome |", "|---|---|"]
      lines += notable.map { "| \($0.query.inMarkdown) | \($0.status.inMarkdown) |" }
    }
    for query in notable { lines += query.section }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension QueryFetch {
  /// Its changes under a heading; nothing without any.
  fileprivate var section: [String] {
    let listed = changes.filter { $0.kind.sort != .artwork }
    guard !listed.isEmpty else { return [] }
    let rows = listed.prefix(FetchReport.mostChanges).map { change in
      let parts = [
        change.kind.sort.rawValue, change.id.text, change.shownTitle, change.before ?? "",
      ]
      return "| \(parts.map(\.inMarkdown).joined(separator: " | ")) |"
    }
    let rest = listed.count - rows.count
    return [
      "", "### \(query.inMarkdown)", "", "| change | id | title | before |", "|---|---|---|---|",
    ] + rows + (rest > 0 ? ["", "And \(rest) more."] : [])
  }
}
