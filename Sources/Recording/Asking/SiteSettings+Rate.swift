import QueryFiles
import Stores

extension SiteSettings {
  /// How many requests of a store may go to a host in any minute: the smallest rate of the stores that
  /// answer there.
  func requestsPerMinute(at origin: Origin, for store: any Store) -> Int {
    let sharing = StoreRegistry.all.filter { other in
      stores[other.name]?.endpoint.flatMap { Origin($0.value.base) } == origin
    }
    return sharing.map(requestsPerMinute(of:)).reduce(requestsPerMinute(of: store), min)
  }

  private func requestsPerMinute(of store: any Store) -> Int {
    stores[store.name]?.requestsPerMinute ?? store.manners.requestsPerMinute
  }
}
