import QueryFiles
import Stores

extension StoreRegistry {
  /// What the reading of queries needs to know of the stores.
  static var known: [KnownStore] {
    all.map { KnownStore(name: $0.name, mainParameter: $0.mainParameter) }
  }
}
