package import Items

extension History {
  /// The last that was known of items which went away and did not come back.
  ///
  /// - Parameter ids: The items asked for, each once.
  /// - Returns: In the order of the ids, without those that the history does not tell to be gone.
  package func gone(among ids: [ItemID]) -> [Item] {
    let asked = Set(ids)
    var last: [ItemID: Item] = [:]
    for change in changes where asked.contains(change.id) {
      switch change.kind {
      case .added: last[change.id] = nil
      case .gone(let item): last[change.id] = item.gone(since: String(change.date.prefix(10)))
      case .price, .title, .artwork: break
      }
    }
    return ids.compactMap { last[$0] }
  }
}
