private import Items
package import QueryFiles
private import Stores

extension History {
  /// The same with the links of items that are gone as today's settings have them.
  ///
  /// - Parameter site: For affiliate tokens.
  /// - Returns: All changes; only links differ.
  package func linked(by site: SiteSettings) -> History {
    var history = self
    for (number, change) in changes.enumerated() {
      guard case .gone(var last) = change.kind,
        let store = StoreRegistry.store(named: change.id.store)
      else { continue }
      last.links = last.links.map { store.link($0, site: site) }
      history.changes[number] = Change(
        date: change.date, id: change.id, title: change.title, .gone(last: last))
    }
    return history
  }
}
