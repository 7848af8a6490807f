import Diagnostics
import Indexing
import Items
import QueryFiles
import Recording

extension Explanation {
  /// Line by line, without control characters.
  var lines: [String] {
    var lines = ["\(id.text): \(title ?? "(untitled)")"]
    if queries.count > 1 {
      lines.append("Its own page shows what '\(shownBy)' found, the newest and fullest record.")
    }
    for query in queries { lines += [""] + query.lines }
    return lines.map(\.onOneLine)
  }
}

extension Explanation.InQuery {
  fileprivate var lines: [String] {
    let fields = fields
    let width = fields.map(\.name.count).max() ?? 0
    return ["Query '\(query.name)', \(query.place.file)", "  found in"]
      + (sightings.isEmpty ? [absence] : sightings.map(\.words)).map { "    \($0)" }
      + workLines + ["  fields"] + fields.flatMap { $0.lines(width: width) }
      + ["  place"] + standing.sentences.map { "    \($0)" }
  }
}

extension Explanation.InQuery {
  /// Why there is something to tell of an item that this query's searches did not bring.
  private var absence: String {
    guard let day = item?.goneSince else {
      return "another query only; a note on it brings it here"
    }
    return "the history: the store has it no more since \(day)"
  }

  /// Which items share its row, and why.
  private var workLines: [String] {
    guard let fold = work?.fold else { return [] }
    return ["  same work", "    \(fold.leader.id.text) leads the row"]
      + fold.twins.map { "    \($0.item.id.text) shares it: \($0.rule.words)" }
      + ["    'merge: off' in the query would keep them apart"]
  }
}

extension Sighting {
  fileprivate var words: String {
    let country = country.map { " in \($0.text)" } ?? ""
    let role =
      switch role {
      case .result: ""
      case .subject: ", looked up"
      case .detail: ", its own record"
      }
    return
      "search \(search): \(place.file), element \(element)\(role), on \(date.prefix(10))\(country)"
  }
}

extension Explanation.InQuery.Field {
  fileprivate func lines(width: Int) -> [String] {
    let name = name + String(repeating: " ", count: width - self.name.count)
    let said = value.map { value in
      "    \(name)  \(value)" + (file.map { " (\(Self.last($0)))" } ?? "")
    }
    let own = override.map { override in
      "    \(name)  \(override.value) (yours, at \(override.place)\(value == nil && row.isEmpty ? "" : "; wins"))"
    }
    let others = row.map { "    \(name)  \($0.value) (from \($0.item.text))" }
    let beaten = beaten.map { "    \(name)  \($0.value) (yours, at \($0.place); does not count)" }
    return [said].compactMap(\.self) + others + [own].compactMap(\.self) + beaten
  }

  private static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
