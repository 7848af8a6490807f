package import Diagnostics
package import Items
package import QueryFiles

/// The stores that this program knows.
package enum StoreRegistry {
  /// In the order in which they are listed; a new store is one line here.
  package static let all: [any Store] = [ITunes(), GoogleBooks(), OMDb()]

  package static func store(named name: StoreName) -> (any Store)? {
    all.first { $0.name == name }
  }

  /// What each store's terms ask for.
  package static let terms: [StoreName: Terms] = Dictionary(
    all.map { ($0.name, $0.terms) }, uniquingKeysWith: { first, _ in first })

  /// Checks a search and works out its first requests.
  ///
  /// - Returns: The plan of the search's store.
  /// - Throws: Every fault of the search at its place; also when there is no such store.
  package static func plan(
    for search: Search, site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    guard let store = store(named: search.store.value) else {
      throw DiagnosticList(
        search.store.diagnostic(
          .error, "There is no store '\(search.store.value.text)'.",
          hints: [suggestion(for: search.store.value.text, among: all.map(\.name.text))]))
    }
    return try store.plan(for: search, site: site)
  }

  /// What is wrong with the site's settings of the stores, in the order of the stores.
  package static func faults(in site: SiteSettings) -> [Diagnostic] {
    all.flatMap { store in site.stores[store.name].map(store.faults(in:)) ?? [] }
  }

  /// The plans of a query's searches, in their order.
  ///
  /// - Throws: The faults of all of them.
  package static func plans(
    for query: Query, site: SiteSettings
  ) throws(DiagnosticList) -> [SearchPlan] {
    var plans: [SearchPlan] = []
    var faults: [Diagnostic] = []
    for search in query.searches {
      do {
        plans.append(try plan(for: search, site: site))
      } catch {
        faults += error.all
      }
    }
    if let list = DiagnosticList(faults) { throw list }
    return plans
  }
}
