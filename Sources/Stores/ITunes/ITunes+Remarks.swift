package import Diagnostics
package import Items
package import QueryFiles

extension ITunes {
  package func remarks(on found: [Item], to search: Search) -> [Diagnostic] {
    if let code = search.parameter("upc") ?? search.parameter("isbn") {
      // With an entity the code's own object and those related to it come in one list.
      guard found.count > 1, search.parameter("entity") == nil else { return [] }
      return [
        code.name.diagnostic(
          .warning, "\(found.count) results for \(code.name.value).",
          hints: ["All are listed; hide those that you do not mean, or look yours up by 'id'."])
      ]
    }
    guard found.isEmpty, let term = search.parameter("term")?.values.first else { return [] }
    if let attribute = search.parameter("attribute"), let value = attribute.values.first {
      return [
        attribute.name.diagnostic(
          .warning, "Nothing was found for '\(term.value)' with 'attribute: \(value.value)'.",
          hints: ["Try without it: the store leaves out items that it has not filed under it."])
      ]
    }
    guard !term.value.contains(where: \.isWhitespace) else { return [] }
    return [
      term.diagnostic(
        .warning, "Nothing was found for '\(term.value)'.",
        hints: ["A single word brings nothing at times; fetch again later, or write a second word."]
      )
    ]
  }
}
