import Items
import QueryFiles

extension Query {
  /// What the owner says of the items of one row, in the order of the ids.
  func curations(of ids: [ItemID]) -> [Curation] {
    ids.compactMap { id in curations.first { $0.id.value == id } }
  }

  /// The query as if it named no item to be hidden, and had no limit.
  var hidingNothingByID: Query {
    var query = self
    query.limit = nil
    for index in query.curations.indices { query.curations[index].isHidden = false }
    query.hide.removeAll { rule in
      if case .id = rule { true } else { false }
    }
    return query
  }
}
