import Diagnostics
import Items
import QueryFiles
import YAML

/// The text of a new file `Queries/NAME.md` for one search.
struct QueryFileText {
  let title: String
  let search: Search

  /// Front matter with exactly what the search says, and no introduction.
  var text: String {
    var lines = ["---", "title: \(yamlScalar(title.onOneLine))", "search:"]
    lines.append("  store: \(yamlScalar(search.store.value.text))")
    for parameter in search.parameters {
      let values = parameter.values.map { yamlScalar($0.value) }
      let value = parameter.isList ? "[\(values.joined(separator: ", "))]" : values.joined()
      lines.append("  \(parameter.name.value): \(value)")
    }
    if let results = search.results { lines.append("  results: \(results.value)") }
    if let details = search.details { lines.append("  details: \(details.value)") }
    return (lines + ["---", ""]).joined(separator: "\n")
  }
}
