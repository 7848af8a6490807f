import Items
import Stores

extension Record {
  /// The record as if all of it had been asked where these plans ask: the same questions, at the hosts
  /// that the settings name now.
  ///
  /// What no store of the plans would ask stays as it is.
  func readdressed(to plans: [SearchPlan]) -> Record {
    let requests = plans.compactMap(\.requests.first)
    let bases = Dictionary(
      requests.map { ($0.store, $0.address.splitBeforePath.base) },
      uniquingKeysWith: { first, _ in first })
    let stores = StoreRegistry.all.filter { bases[$0.name] != nil }
    let move = { (address: String) -> String in
      let parts = address.splitBeforePath
      guard !bases.values.contains(parts.base),
        let store = stores.first(where: { $0.request(at: address) != nil }),
        let base = bases[store.name]
      else { return address }
      return "\(base)\(parts.rest)"
    }
    var record = self
    for index in responses.indices {
      record.responses[index].request = move(responses[index].request)
    }
    for index in absences.indices { record.absences[index].request = move(absences[index].request) }
    return record
  }
}

extension String {
  /// An address as scheme and host, and as all that follows.
  fileprivate var splitBeforePath: (base: Substring, rest: Substring) {
    let slashes = firstIndex(of: "/").flatMap {
      index($0, offsetBy: 2, limitedBy: endIndex)
    }
    let end = slashes.flatMap { self[$0...].firstIndex { "/?#".contains($0) } } ?? endIndex
    return (self[..<end], self[end...])
  }
}
