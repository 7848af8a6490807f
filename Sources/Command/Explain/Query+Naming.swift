import Items
import QueryFiles

extension Query {
  /// What the owner says of the items of one row, in the order of the ids.
  func curations(of ids: [ItemID]) -> [Curation] {
    ids.compactMap { id in curations.first { $0.id.value == id } }
  }
}
