import Diagnostics
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
      + sightings.map { "    \($0.words)" }
      + ["  fields"] + fields.flatMap { $0.lines(width: width) }
      + ["  place"] + standing.sentences.map { "    \($0)" }
  }
}

extension Sighting {
  fileprivate var words: String {
    let country = country.map { " in \($0)" } ?? ""
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
      "    \(name)  \(override.value) (yours, at \(override.place)\(value == nil ? "" : "; wins"))"
    }
    return [said, own].compactMap(\.self)
  }

  private static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
