import Diagnostics
import Items
import QueryFiles

/// A search as a query file would have it, one `key: value` or `key: [value, value]` a line.
///
/// Each name and value knows its place in `text`.
func search(_ text: String, file: String = "Queries/test.md") -> Search {
  var store = Placed(StoreName(""), at: Place(file: file))
  var parameters: [Search.Parameter] = []
  var results: Placed<Int>?
  var details: Placed<Bool>?
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count == 2 else { continue }
    func placed<Value: Hashable & Sendable>(_ value: Value, column: Int) -> Placed<Value> {
      Placed(
        value, at: Place(file: file, line: index + 1, column: column), excerpt: String(line))
    }
    let start = name.count + 3
    let value = String(parts[1].dropFirst())
    switch name {
    case "store": store = placed(StoreName(value), column: start)
    case "results": results = Int(value).map { placed($0, column: start) }
    case "details": details = placed(value == "true", column: start)
    default:
      let isList = value.hasPrefix("[")
      var column = start + 1
      let values = value.dropFirst().dropLast().split(separator: ",").map { word in
        let blanks = word.prefix { $0 == " " }.count
        defer { column += word.count + 1 }
        return placed(String(word.dropFirst(blanks)), column: column + blanks)
      }
      parameters.append(
        Search.Parameter(
          name: placed(String(name), column: 1),
          values: isList ? values : [placed(value, column: start)], isList: isList))
    }
  }
  return Search(store: store, parameters: parameters, results: results, details: details)
}
