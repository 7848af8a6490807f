package import Diagnostics
package import Items
package import QueryFiles

extension GoogleBooks {
  /// A search for an ISBN brings books without any too, which may or may not be the right ones.
  ///
  /// Those with another ISBN are no items at all.
  package func remarks(on found: [Item], to search: Search) -> [Diagnostic] {
    guard let words = search.parameter("q")?.values.first,
      let isbn = GoogleOperator.onlyISBN(in: words.value)
    else { return [] }
    return found.filter { item in !item.facts.contains { $0.name == .isbn } }.map { item in
      words.diagnostic(
        .warning,
        "'\(item.title ?? item.id.text)' came for the ISBN \(isbn.digits) but has none: unverified.",
        hints: ["Look at it, and hide '\(item.id.text)' if it is another book."])
    }
  }
}
