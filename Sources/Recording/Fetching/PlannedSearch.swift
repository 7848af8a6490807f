import Diagnostics
import QueryFiles
import Stores

/// A search that was found without faults, and what it will ask.
struct PlannedSearch: Sendable {
  let search: Search
  /// Its number in the query, from 1.
  let number: Int
  let plan: SearchPlan
  let store: any Store

  /// The searches of a query.
  ///
  /// - Throws: The faults of all of them.
  static func all(
    of query: Query, site: SiteSettings
  ) throws(DiagnosticList) -> [PlannedSearch] {
    let plans = try StoreRegistry.plans(for: query, site: site)
    return zip(query.searches, plans).enumerated().compactMap { place, pair in
      StoreRegistry.store(named: pair.0.store.value).map { store in
        PlannedSearch(search: pair.0, number: place + 1, plan: pair.1, store: store)
      }
    }
  }

  var wantsDetails: Bool { search.details?.value ?? false }

  /// How many requests it may take: pages of a list may end early.
  var mostRequests: Int {
    let isListing = plan.requests.contains { $0.purpose == .search || $0.purpose == .season }
    guard wantsDetails, isListing else { return plan.requests.count }
    // A season says not how many episodes it has; the store lists a hundred at most.
    return plan.requests.count + (plan.results == Int.max ? 100 : plan.results)
  }
}
