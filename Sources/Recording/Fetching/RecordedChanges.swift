import Items
import Stores

/// What a fetch saw change in a query, by whether it may be kept.
struct RecordedChanges {
  let all: [Change]
  /// What goes into the history in `Site/Responses/`.
  let kept: [Change]
  /// What goes into that in the cache.
  let cached: [Change]

  /// - Parameters:
  ///   - all: In their order.
  ///   - visits: Of all searches, which know where their stores' answers may be.
  init(_ all: [Change], of visits: [SearchVisit]) {
    let stores = Set(visits.filter(\.isKept).map(\.planned.store.name))
    self.all = all
    kept = all.filter { stores.contains($0.id.store) }
    cached = all.filter { !stores.contains($0.id.store) }
  }
}
