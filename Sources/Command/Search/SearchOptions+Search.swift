import Diagnostics
import QueryFiles

extension SearchOptions {
  /// The search as a query has it.
  ///
  /// Its places are those of no file.
  var search: Search {
    func placed<Value: Hashable & Sendable>(_ value: Value) -> Placed<Value> {
      Placed(value, at: Place(file: ""))
    }
    return Search(
      store: placed(store),
      parameters: parameters.map { parameter in
        Search.Parameter(
          name: placed(parameter.name), values: parameter.values.map { placed($0) },
          isList: parameter.values.count > 1)
      }, results: results.map { placed($0) }, details: hasDetails ? placed(true) : nil)
  }

  /// The words searched for, with a large letter; `nil` for a lookup.
  var title: String? {
    guard let words = parameters.first?.values.first, hasWords else { return nil }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Diagnostic {
  /// The same without the place and the line, which a search on the command line has not.
  var onCommandLine: Diagnostic { Diagnostic(severity, summary, hints: hints) }
}
