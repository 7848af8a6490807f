package import Items

/// What the reading of query files needs to know of a store.
package struct KnownStore: Hashable, Sendable {
  package let name: StoreName
  /// The parameter that takes the terms of a list: `term`, `q`, `s`.
  package let mainParameter: String

  package init(name: StoreName, mainParameter: String) {
    self.name = name
    self.mainParameter = mainParameter
  }
}
