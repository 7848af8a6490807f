package import Items

/// One question to one store, in that store's own parameter names.
///
/// Which names and values are legal is the store's to say (`Store.plan(for:)`); here they are
/// only read.
package struct Search: Hashable, Sendable {
  package let store: Placed<StoreName>
  /// All but `store`, `results` and `details`, in the order of the file, no name twice.
  package var parameters: [Parameter]
  /// How many results to collect, one of `resultCounts`; `nil` takes the store's default.
  package var results: Placed<Int>?
  package static let resultCounts = 1...1_000_000
  package var details: Placed<Bool>?

  package struct Parameter: Hashable, Sendable {
    package let name: Placed<String>
    /// One, or several where the file has a list; as written.
    package var values: [Placed<String>]
    /// Whether the file has a list.
    package let isList: Bool

    package init(name: Placed<String>, values: [Placed<String>], isList: Bool) {
      self.name = name
      self.values = values
      self.isList = isList
    }
  }

  package init(
    store: Placed<StoreName>, parameters: [Parameter], results: Placed<Int>? = nil,
    details: Placed<Bool>? = nil
  ) {
    self.store = store
    self.parameters = parameters
    self.results = results
    self.details = details
  }

  package func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name.value == name }
  }
}
