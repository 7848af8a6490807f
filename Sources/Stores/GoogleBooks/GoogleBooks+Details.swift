package import Items
package import QueryFiles

extension GoogleBooks {
  /// A search brings poorer records than the volumes have, even in its full projection.
  package func details(
    of items: [Item], search: Search, site: SiteSettings
  ) -> [StoreRequest] {
    guard search.parameter("q") != nil else { return [] }
    var reader = SearchReader(search)
    let base = reader.base(Self.host, site)
    let country = country(&reader, site)
    return items.map(\.id).filter { !$0.isMade }.map { volume($0.value, at: base, in: country) }
  }

  package func request(at address: String) -> StoreRequest? {
    guard let asked = AskedAddress(address) else { return nil }
    let volumes = "\(Self.path)/"
    let purpose: StoreRequest.Purpose
    if asked.path == Self.path {
      purpose = .search
    } else if asked.path.hasPrefix(volumes) {
      purpose = .lookup(ids: [String(asked.path.dropFirst(volumes.count))], related: false)
    } else {
      return nil
    }
    return StoreRequest(
      store: name, address: address, credential: Self.credential, country: asked.country,
      purpose: purpose)
  }
}
